// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { TrustedDevice } from "#domain/settings/index.ts";
import { day } from "#test/mothers/index.ts";
import { TrustedDeviceRow } from "./trusted-device-row.view.tsx";

afterEach(cleanup);

const DEVICE: TrustedDevice = {
  id: "D-1",
  name: "Laptop",
  isCurrent: false,
  createdAtDay: day("2026-11-20"),
  createdAtHour: "18:05",
  serialNumber: "",
};

it.each([
  [{}, /^Dodane 20-11-2026, 18:05$/],
  [{ createdAtHour: undefined }, /^Dodane 20-11-2026$/],
  [{ createdAtDay: undefined }, /^Data dodania nieznana$/],
])("(part of SET-02) shows what is known of the time of a trusted device, and its removal: %o", (unknown, text) => {
  const { container } = render(
    <ul>
      <TrustedDeviceRow device={{ ...DEVICE, ...unknown }} onRemove={() => undefined} />
    </ul>,
  );
  expect(unjoinedText(container.querySelector(".device__meta")?.textContent)).toMatch(text);
  expect(screen.getByRole("button", { name: /Laptop/ })).toBeTruthy();
});

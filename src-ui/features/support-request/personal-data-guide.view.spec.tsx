// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { PersonalDataGuide } from "./personal-data-guide.view.tsx";

afterEach(cleanup);

it("(part of REQ-22) says that a request about personal data is free and answered in a month", () => {
  render(<PersonalDataGuide today={day("2026-11-20")} />);
  const text = unjoinedText(document.body.textContent);
  for (const part of ["21-12-2026", "Nic.", "Prezesa Urzędu Ochrony Danych Osobowych", "RODO"])
    expect(text, part).toContain(part);
});

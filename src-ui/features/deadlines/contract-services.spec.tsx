// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Deadline } from "#domain/deadlines/index.ts";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { DeadlineRow } from "./deadline-row.view.tsx";
import { deadlineCalendarText } from "./upcoming-text.ts";

afterEach(cleanup);

const TODAY = day("2026-11-20");
const single: Deadline = {
  id: "1",
  kind: "contractEnd",
  day: day("2028-01-31"),
  name: "Budynek 2",
  subject: { kind: "service", productId: "P-1" },
};
const several: Deadline = {
  ...single,
  name: "SM/6100245/20",
  services: [{ name: "Budynek 2" }, { name: "Budynek 4", isCustomName: true }],
  subject: { kind: "services" },
};
const show = (deadline: Deadline): string => {
  const { container } = render(<DeadlineRow deadline={deadline} today={TODAY} save={() => Promise.resolve(true)} />);
  return unjoinedText(container.textContent).replaceAll("\u00a0", " ");
};

it("(part of DEADLINE-60) lists all services of a contract that ends, and leads to them", () => {
  const text = show(several);
  expect(text).toContain("Koniec umowy: SM/6100245/20");
  expect(text).toContain("Usługi: Budynek 2, Budynek 4.");
  expect(text).toContain("Po tym dniu umowa się kończy i usługi przestają działać.");
  const link = screen.getByRole("link", { name: "Pokaż usługi: SM/6100245/20" });
  expect(link.getAttribute("href")).toBe("/service/myServices");
});

it("(part of DEADLINE-60) names the service of a contract that has one", () => {
  const text = show(single);
  expect(text).toContain("Koniec umowy: Budynek 2");
  expect(text).toContain("usługa przestaje działać");
  expect(text).not.toContain("Usługi:");
  expect(screen.getByRole("link", { name: "Pokaż usługę: Budynek 2" })).toBeDefined();
});

it("(part of DEADLINE-60) lists the services of a contract in the calendar", () => {
  expect(unjoinedText(deadlineCalendarText(several))).toMatch(
    /^Usługi: Budynek 2, Budynek 4\. Po.tym dniu umowa się kończy/u,
  );
  expect(unjoinedText(deadlineCalendarText({ ...several, kind: "fixedTermEnd" }))).toMatch(/^Usługi: .* trwa dalej/u);
  expect(unjoinedText(deadlineCalendarText(single))).toMatch(/^Po.tym dniu umowa/u);
});

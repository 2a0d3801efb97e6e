import { expect, it } from "vitest";
import type { HelpLineHours } from "../configuration/index.ts";
import { helpLineStateAt } from "./help-line-state.ts";

const CUSTOMERS: readonly HelpLineHours[] = [
  { from: "mon", to: "fri", opens: "08:00", closes: "20:00" },
  { from: "sat", to: "sat", opens: "10:00", closes: "18:00" },
];
const TECHNICAL: readonly HelpLineHours[] = [
  { from: "mon", to: "fri", opens: "07:00", closes: "22:00" },
  { from: "sat", to: "sun", opens: "08:00", closes: "22:00" },
];

/** Moments in UTC; Warsaw is one hour ahead in November, two in July. */
it.each([
  ["Friday morning", "2026-11-20T07:00:00Z", { kind: "open", until: "20:00" }, { kind: "open", until: "22:00" }],
  [
    "before both",
    "2026-11-20T05:59:00Z",
    { kind: "closed", opens: { day: "2026-11-20", at: "08:00" } },
    { kind: "closed", opens: { day: "2026-11-20", at: "07:00" } },
  ],
  [
    "the exact closing time",
    "2026-11-20T19:00:00Z",
    { kind: "closed", opens: { day: "2026-11-21", at: "10:00" } },
    { kind: "open", until: "22:00" },
  ],
  [
    "Saturday evening",
    "2026-11-21T18:00:00Z",
    { kind: "closed", opens: { day: "2026-11-23", at: "08:00" } },
    { kind: "open", until: "22:00" },
  ],
  [
    "Sunday",
    "2026-11-22T11:00:00Z",
    { kind: "closed", opens: { day: "2026-11-23", at: "08:00" } },
    { kind: "open", until: "22:00" },
  ],
  [
    "Sunday night",
    "2026-11-22T22:30:00Z",
    { kind: "closed", opens: { day: "2026-11-23", at: "08:00" } },
    { kind: "closed", opens: { day: "2026-11-23", at: "07:00" } },
  ],
  [
    "July, when the clock is two hours ahead",
    "2026-07-03T18:00:00Z",
    { kind: "closed", opens: { day: "2026-07-04", at: "10:00" } },
    { kind: "open", until: "22:00" },
  ],
  [
    "the day on which the clock goes back",
    "2026-10-25T07:00:00Z",
    { kind: "closed", opens: { day: "2026-10-26", at: "08:00" } },
    { kind: "open", until: "22:00" },
  ],
] as const)("(part of CHAT-17) returns the state of both help lines: %s", (_, moment, customers, technical) => {
  expect(helpLineStateAt(CUSTOMERS, Date.parse(moment))).toEqual(customers);
  expect(helpLineStateAt(TECHNICAL, Date.parse(moment))).toEqual(technical);
});

it("supports help line hours across the end of the week, and empty hours", () => {
  const weekend: readonly HelpLineHours[] = [{ from: "sat", to: "mon", opens: "09:00", closes: "12:00" }];
  expect(helpLineStateAt(weekend, Date.parse("2026-11-23T09:00:00Z")).kind).toBe("open");
  expect(helpLineStateAt(weekend, Date.parse("2026-11-24T09:00:00Z"))).toEqual({
    kind: "closed",
    opens: { day: "2026-11-28", at: "09:00" },
  });
  expect(
    helpLineStateAt([{ from: "mon", to: "mon", opens: "09:00", closes: "12:00" }], Date.parse("2026-11-23T12:00:00Z")),
  ).toEqual({ kind: "closed", opens: { day: "2026-11-30", at: "09:00" } });
  expect(helpLineStateAt([], Date.parse("2026-11-23T12:00:00Z"))).toEqual({ kind: "closed", opens: undefined });
});

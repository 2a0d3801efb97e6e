import { describe, expect, it } from "vitest";
import { day, zloty } from "#test/mothers/index.ts";
import { proportionatePayment } from "./proportionate-payment.ts";

describe("payment for the days used before a withdrawal", () => {
  it.each([
    ["one day of a month with 30 days", "60.00", "2026-11-10", "2026-11-10", "2.00"],
    ["ten days of a month with 31 days", "62.00", "2026-12-01", "2026-12-10", "20.00"],
    ["days of two months", "93.00", "2026-10-30", "2026-11-03", "15.30"],
    ["29 February", "58.00", "2028-02-29", "2028-02-29", "2.00"],
    ["a whole month", "99.99", "2026-11-01", "2026-11-30", "99.99"],
    ["a price that does not divide, rounded down", "100.00", "2026-12-01", "2026-12-01", "3.22"],
    ["both days of the clock change", "62.00", "2026-10-24", "2026-10-25", "4.00"],
    ["a turn of the year", "62.00", "2026-12-31", "2027-01-01", "4.00"],
    ["a service that costs nothing", "0.00", "2026-11-01", "2026-11-14", "0.00"],
    ["a withdrawal before the start", "60.00", "2026-11-20", "2026-11-10", "0.00"],
  ])("[WITHDRAW-06] counts %s", (_what, monthly, start, withdrawn, expected) => {
    const service = { monthly: zloty(monthly), startedOn: day(start), earlyStart: true };
    expect(proportionatePayment(service, day(withdrawn))).toBe(zloty(expected));
    expect(proportionatePayment({ ...service, earlyStart: false }, day(withdrawn))).toBe(0);
  });
});

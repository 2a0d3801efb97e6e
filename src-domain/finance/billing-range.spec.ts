import { describe, expect, it } from "vitest";
import { anEntry, anItem, day, month } from "#test/mothers/index.ts";
import {
  billingMonths,
  billingAvailability,
  isRangeAvailable,
  monthOfRange,
  usageRangeOf,
  requestedRange,
  rangeOfMonth,
} from "./billing-range.ts";

const TODAY = day("2026-11-20");
const invoice = (of: string) => anEntry({ period: month(of), entryDate: day(`${of}-16`) });
const availability = () => billingAvailability([invoice("2026-09"), invoice("2026-11"), invoice("2026-10")], TODAY);

describe("[FIN-08] billing range", () => {
  it("offers twelve billing months, the newest once the following month is invoiced", () => {
    expect(availability()).toEqual({
      first: "2025-11-01",
      last: "2026-10-31",
      next: { month: "2026-11", expected: "2026-12-16" },
    });
    const months = billingMonths(availability());
    expect([months.length, months[0], months.at(-1)]).toEqual([12, "2026-10", "2025-11"]);
  });

  it("excludes a billing month until the next invoice and predicts the day of that invoice", () => {
    const before = billingAvailability([invoice("2026-10")], day("2026-11-10"));
    expect(before).toMatchObject({ last: "2026-09-30", next: { month: "2026-10", expected: "2026-11-16" } });
    expect(billingMonths(before)[0]).toBe("2026-09");
    expect(isRangeAvailable(rangeOfMonth(month("2026-10")), before)).toBe(false);
  });

  it("excludes the current month from billing always, and all months without an invoice", () => {
    expect(billingAvailability([invoice("2027-03")], TODAY).last).toBe("2026-10-31");
    expect(billingAvailability([], TODAY)).toEqual({
      first: "2025-11-01",
      last: undefined,
      next: { month: "2026-10", expected: undefined },
    });
    expect(billingAvailability([invoice("2025-06")], TODAY)).toMatchObject({
      last: undefined,
      next: { expected: undefined },
    });
    expect(billingMonths(billingAvailability([], TODAY))).toEqual([]);
  });

  it("ignores entries other than invoices, includes the first of the twelve billing months", () => {
    const interest = anEntry({ kind: "interest", period: month("2026-11") });
    expect(billingAvailability([invoice("2026-09"), interest], TODAY).last).toBe("2026-08-31");
    expect(billingAvailability([invoice("2025-12")], TODAY).last).toBe("2025-11-30");
    expect(billingAvailability([invoice("2025-11")], TODAY).last).toBeUndefined();
  });

  it("predicts the next invoice one month after the last, unless that day has passed", () => {
    const expected = (booked: string) =>
      billingAvailability([anEntry({ period: month("2026-10"), entryDate: day(booked) })], TODAY).next.expected;
    expect(expected("2026-10-21")).toBe("2026-11-21");
    expect(expected("2026-10-20")).toBe(TODAY);
    expect(expected("2026-10-19")).toBeUndefined();
  });

  it("returns a month for a billing range only when the range covers it exactly", () => {
    const monthOf = (from: string, to: string) => monthOfRange({ from: day(from), to: day(to) });
    expect(monthOfRange(rangeOfMonth(month("2026-02")))).toBe("2026-02");
    expect(monthOf("2026-10-01", "2026-10-30")).toBeUndefined();
    expect(monthOf("2026-10-02", "2026-10-31")).toBeUndefined();
    expect(monthOf("2026-10-01", "2026-11-30")).toBeUndefined();
  });

  it("offers a billing range when ordered, within the billing and at most 31 days long", () => {
    const shown = (from: string, to: string) => isRangeAvailable({ from: day(from), to: day(to) }, availability());
    expect(shown("2026-10-01", "2026-10-31")).toBe(true);
    expect(shown("2026-09-15", "2026-10-15")).toBe(true);
    expect(shown("2026-09-15", "2026-10-16")).toBe(false);
    expect(shown("2026-10-02", "2026-10-01")).toBe(false);
    expect(shown("2025-10-31", "2025-11-10")).toBe(false);
    expect(shown("2026-10-31", "2026-11-01")).toBe(false);
    expect(shown("2025-11-01", "2025-11-01")).toBe(true);
  });

  it("returns the billing range of the URL when available, else the newest month", () => {
    expect(requestedRange({ from: "2026-09-15", to: "2026-10-15" }, availability())).toEqual({
      from: "2026-09-15",
      to: "2026-10-15",
    });
    for (const [from, to] of [
      ["2026-09-15", "2026-10-16"],
      ["2026-02-30", "2026-03-01"],
      [null, null],
      ["x", "2026-10-01"],
    ] as const) {
      expect(requestedRange({ from, to }, availability())).toEqual({ from: "2026-10-01", to: "2026-10-31" });
    }
    expect(requestedRange({ from: null, to: null }, billingAvailability([], TODAY))).toBeUndefined();
  });
});

describe("usageRangeOf", () => {
  const use = (from: string, to: string) => anItem({ kind: "usage", days: { from: day(from), to: day(to) } });

  it("(part of FIN-60) returns the month of charged uses, without the days of subscriptions", () => {
    const subscription = anItem({ days: { from: day("2026-11-01"), to: day("2026-11-30") } });
    expect(usageRangeOf([subscription, use("2026-10-01", "2026-10-31")], availability())).toEqual({
      from: "2026-10-01",
      to: "2026-10-31",
    });
  });

  it("(part of FIN-60) returns nothing without charged uses, their days or their billing", () => {
    expect(usageRangeOf([anItem()], availability())).toBeUndefined();
    expect(usageRangeOf([anItem({ kind: "usage", days: undefined })], availability())).toBeUndefined();
    expect(usageRangeOf([use("2026-11-01", "2026-11-30")], availability())).toBeUndefined();
    expect(
      usageRangeOf([use("2026-09-01", "2026-09-30"), use("2026-10-01", "2026-10-31")], availability()),
    ).toBeUndefined();
  });
});

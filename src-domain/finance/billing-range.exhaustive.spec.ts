import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runs } from "#test/models/runs.ts";
import { CLOCK_CHANGES } from "#test/calendar/clock-changes.ts";
import { month } from "#test/mothers/index.ts";
import { daysBetween, formatPolishDateTime, plusDays, warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import {
  MAX_BILLING_RANGE_DAYS,
  isRangeAvailable,
  rangeLengthDays,
  monthOfRange,
  rangeOfMonth,
} from "./billing-range.ts";

describe("(part of I18N-02) billing ranges at every clock change", () => {
  const ZONE = process.env["TZ"];
  afterEach(() => vi.stubEnv("TZ", ZONE));

  it("covers the 96 clock changes from 1990 to 2037 with billing ranges", () => expect(CLOCK_CHANGES).toHaveLength(96));

  it.each(["Europe/Warsaw", "UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kathmandu"])(
    "counts calendar days of billing ranges in Warsaw when the device is in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      fc.assert(
        fc.property(
          fc.constantFrom(...CLOCK_CHANGES),
          fc.integer({ min: -86_400_000, max: 86_400_000 }),
          fc.integer({ min: 0, max: 400 }),
          (change, off, length) => {
            const at = change + off;
            const on: WarsawDate = warsawDateAt(at);
            const [, dayOf, monthOf, yearOf] = /^(\d{2})-(\d{2})-(\d{4})/.exec(formatPolishDateTime(at)) ?? [];
            expect(on).toBe(`${yearOf}-${monthOf}-${dayOf}`);
            const to = plusDays(on, length);
            expect([daysBetween(on, to), rangeLengthDays({ from: on, to })]).toEqual([length, length + 1]);
            const entriesNearChange = {
              first: plusDays(on, -800),
              last: plusDays(on, 800),
              next: { month: month("2026-10"), expected: undefined },
            };
            expect(isRangeAvailable({ from: on, to }, entriesNearChange)).toBe(length < MAX_BILLING_RANGE_DAYS);
          },
        ),
        { numRuns: runs(400) },
      );
      for (const change of CLOCK_CHANGES) {
        const changedMonth = month(warsawDateAt(change).slice(0, 7));
        const range = rangeOfMonth(changedMonth);
        expect(monthOfRange(range)).toBe(changedMonth);
        expect(rangeLengthDays(range)).toBeLessThanOrEqual(MAX_BILLING_RANGE_DAYS);
        expect([rangeLengthDays(range), warsawDateAt(change).slice(5, 7)]).toEqual([
          Number(range.to.slice(8)),
          range.to.slice(5, 7),
        ]);
      }
    },
  );
});

import { afterEach, describe, expect, it } from "vitest";
import { CLOCK_CHANGES, offsetAt, shownDay } from "#test/calendar/clock-changes.ts";
import { restoreDeviceZone, DEVICE_ZONES, setDeviceZone } from "#test/calendar/device-zones.ts";
import { anEntry } from "#test/mothers/index.ts";
import {
  daysBetween,
  formatPolishDate,
  monthOf,
  parsePolishDate,
  plusDays,
  plusMonthsTo,
  warsawDate,
  warsawDateAt,
  type WarsawDate,
} from "../shared-kernel/index.ts";
import { summarizeDue } from "./due-summary.ts";
import { entryState, isOverdue } from "./entry-state.ts";
import { lastTwelveMonths } from "./invoice-history.ts";

const HOUR_MS = 3_600_000;
function dayOf(text: string): WarsawDate {
  const day = warsawDate(text);
  if (day === undefined) throw new RangeError(text);
  return day;
}

afterEach(restoreDeviceZone);

it("covers the 96 clock changes from 1990 to 2037 with calendar days", () => {
  expect(CLOCK_CHANGES).toHaveLength(96);
});

describe.each(DEVICE_ZONES)("on a device in %s, at all 96 clock changes", (zone) => {
  it("[I18N-02] returns the day in Warsaw to the millisecond around midnight", () => {
    setDeviceZone(zone);
    for (const change of CLOCK_CHANGES) {
      const today = dayOf(shownDay(change));
      const midnight = Date.parse(`${today}T00:00Z`) - offsetAt(change - 1_000);
      const next = Date.parse(`${plusDays(today, 1)}T00:00Z`) - offsetAt(change);
      for (const [moment, day] of [
        [midnight - 1, plusDays(today, -1)],
        [midnight, today],
        [change - 1, today],
        [change, today],
        [change + HOUR_MS, today],
        [next - 1, today],
        [next, plusDays(today, 1)],
      ] as const) {
        expect(warsawDateAt(moment), `${moment} in ${zone}`).toBe(day);
        expect(shownDay(moment)).toBe(day);
      }
    }
  });

  it("counts the calendar days to a due date; overdue starts on the next day", () => {
    setDeviceZone(zone);
    for (const change of CLOCK_CHANGES) {
      const due = warsawDateAt(change);
      const entry = anEntry({ dueDate: due, entryDate: plusDays(due, -14), period: monthOf(due) });
      expect(entryState(entry, plusDays(due, -14))).toEqual({ kind: "due", days: 14 });
      expect(entryState(entry, plusDays(due, -1))).toEqual({ kind: "due", days: 1 });
      expect(entryState(entry, due)).toEqual({ kind: "due", days: 0 });
      expect(entryState(entry, plusDays(due, 1))).toEqual({ kind: "overdue", days: 1 });
      expect(entryState(entry, plusDays(due, 21))).toEqual({ kind: "overdue", days: 21 });
      expect([isOverdue(entry, due), isOverdue(entry, plusDays(due, 1))]).toEqual([false, true]);
      expect(summarizeDue([entry], plusDays(due, 1)).overdue).toBe(entry.unpaidAmount);
    }
  });

  it("returns ranges of days and months without gaps or repetitions at all clock changes", () => {
    setDeviceZone(zone);
    for (const change of CLOCK_CHANGES) {
      const day = warsawDateAt(change);
      const days = Array.from({ length: 31 }, (_, index) => plusDays(day, index - 15));
      expect(new Set(days).size).toBe(31);
      expect(days).toEqual(days.toSorted());
      expect(daysBetween(plusDays(day, -15), plusDays(day, 15))).toBe(30);
      expect(parsePolishDate(formatPolishDate(day))).toBe(day);
      expect(plusMonthsTo(plusMonthsTo(day, 1), -1).slice(0, 7)).toBe(day.slice(0, 7));
      const { months } = lastTwelveMonths([], day);
      expect([months.length, new Set(months.map(({ month }) => month)).size]).toEqual([12, 12]);
    }
  });
});

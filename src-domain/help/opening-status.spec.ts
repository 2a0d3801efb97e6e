import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBranch, day, OFFICE_HOURS } from "#test/mothers/index.ts";
import { clockTime, upcomingSpecialDays, DAYS_OF_WEEK, clockSpanOf, type Branch } from "./branch.ts";
import { branchHoursOn, openingStatusAt } from "./opening-status.ts";
import { formatWeeklyHours } from "./format-weekly-hours.ts";

const at = (moment: string): number => Date.parse(moment);
const christmas = { day: day("2026-12-25"), span: undefined, reason: "Boże Narodzenie" };
const withBreak = aBranch({
  hours: DAYS_OF_WEEK.map((weekday) => ({ weekday, opens: "13:00", closes: "16:00" })).concat(
    DAYS_OF_WEEK.map((weekday) => ({ weekday, opens: "08:00", closes: "12:00" })),
  ),
});

describe("openingStatusAt", () => {
  // 20-11-2026 is a Friday.
  it.each([
    ["before it opens", "2026-11-20T08:59:00+01:00", { kind: "opens-later", from: "09:00" }],
    ["the minute it opens", "2026-11-20T09:00:00+01:00", { kind: "open", until: "18:00", closesSoon: false }],
    ["half an hour before it closes", "2026-11-20T17:30:00+01:00", { kind: "open", until: "18:00", closesSoon: true }],
    ["a minute earlier", "2026-11-20T17:29:00+01:00", { kind: "open", until: "18:00", closesSoon: false }],
    [
      "the minute it closes",
      "2026-11-20T18:00:00+01:00",
      { kind: "closed", reason: undefined, next: { day: "2026-11-21", from: "10:00" } },
    ],
    [
      "on Saturday after its hours: Sunday is passed over",
      "2026-11-21T15:00:00+01:00",
      { kind: "closed", reason: undefined, next: { day: "2026-11-23", from: "09:00" } },
    ],
    [
      "on Sunday",
      "2026-11-22T12:00:00+01:00",
      { kind: "closed", reason: undefined, next: { day: "2026-11-23", from: "09:00" } },
    ],
  ])("returns the opening status %s", (_case, moment, opening) => {
    expect(openingStatusAt(aBranch(), at(moment))).toEqual(opening);
  });

  it("uses Warsaw time for opening hours all year, independent of the device's zone", () => {
    // 07:30 UTC is 08:30 in winter and 09:30 in summer.
    expect(openingStatusAt(aBranch(), at("2026-11-20T07:30:00Z"))).toEqual({ kind: "opens-later", from: "09:00" });
    expect(openingStatusAt(aBranch(), at("2026-07-03T07:30:00Z"))).toEqual({
      kind: "open",
      until: "18:00",
      closesSoon: false,
    });
    // Friday in Warsaw, but already Saturday on Kiritimati.
    expect(openingStatusAt(aBranch(), at("2026-11-20T12:00:00Z"))).toMatchObject({ until: "18:00" });
  });

  it('returns "later" when a branch has a break', () => {
    expect(openingStatusAt(withBreak, at("2026-11-20T11:45:00+01:00"))).toEqual({
      kind: "open",
      until: "12:00",
      closesSoon: true,
    });
    expect(openingStatusAt(withBreak, at("2026-11-20T12:00:00+01:00"))).toEqual({ kind: "opens-later", from: "13:00" });
  });

  it('returns "closed" on a special day of a branch with its reason and the next opening', () => {
    const branch = aBranch({
      specialDays: [christmas, { day: day("2026-12-26"), span: undefined, reason: "drugi dzień świąt" }],
    });
    expect(openingStatusAt(branch, at("2026-12-25T12:00:00+01:00"))).toEqual({
      kind: "closed",
      reason: "Boże Narodzenie",
      next: { day: "2026-12-28", from: "09:00" },
    });
    expect(openingStatusAt(branch, at("2026-12-24T19:00:00+01:00"))).toMatchObject({
      reason: undefined,
      next: { day: "2026-12-28" },
    });
  });

  it("uses the hours of a special day instead of the weekday's, on that day only", () => {
    const branch = aBranch({
      specialDays: [
        { day: day("2026-11-22"), span: { opens: "10:00", closes: "20:00" }, reason: "niedziela handlowa" },
      ],
    });
    expect(openingStatusAt(branch, at("2026-11-22T19:45:00+01:00"))).toEqual({
      kind: "open",
      until: "20:00",
      closesSoon: true,
    });
    expect(branchHoursOn(branch, day("2026-11-29"))).toEqual({ spans: [], reason: undefined });
  });

  it('returns "unknown" without opening hours, and no next opening beyond two weeks', () => {
    expect(openingStatusAt(aBranch({ hours: [] }), at("2026-11-20T12:00:00+01:00"))).toEqual({ kind: "unknown" });
    const away = aBranch({
      specialDays: Array.from({ length: 15 }, (_, ahead) => ({
        day: day(`2026-11-${String(ahead + 10)}`),
        span: undefined,
        reason: "remont",
      })),
    });
    expect(openingStatusAt(away, at("2026-11-10T12:00:00+01:00"))).toEqual({
      kind: "closed",
      reason: "remont",
      next: undefined,
    });
  });

  it('returns "open" until the end of adjacent or overlapping hours, and until midnight', () => {
    const hours = [
      { opens: "12:00", closes: "20:00" },
      { opens: "09:00", closes: "12:00" },
      { opens: "19:00", closes: "24:00" },
    ].map((span) => ({ weekday: "fri" as const, ...span }));
    expect(openingStatusAt(aBranch({ hours }), at("2026-11-20T10:00:00+01:00"))).toEqual({
      kind: "open",
      until: "24:00",
      closesSoon: false,
    });
    expect(openingStatusAt(aBranch({ hours }), at("2026-11-20T23:59:00+01:00"))).toEqual({
      kind: "open",
      until: "24:00",
      closesSoon: true,
    });
  });

  it("announces the opening at which the branch is open, but not a minute before", () => {
    const minute = 60_000;
    const branches: readonly Branch[] = [aBranch({ specialDays: [christmas] }), withBreak];
    fc.assert(
      fc.property(
        fc.constantFrom(...branches),
        fc.integer({ min: at("2026-12-01T00:00:00Z"), max: at("2026-12-31T00:00:00Z") }),
        (branch, moment) => {
          const now = moment - (moment % minute);
          const opening = openingStatusAt(branch, now);
          const end = (day: string, time: string): number => at(`${day}T${time}:00+01:00`);
          const today = new Date(now + 60 * minute).toISOString().slice(0, 10);
          if (opening.kind === "open") expect(openingStatusAt(branch, end(today, opening.until)).kind).not.toBe("open");
          const opens =
            opening.kind === "opens-later"
              ? end(today, opening.from)
              : opening.kind === "closed" && opening.next !== undefined
                ? end(opening.next.day, opening.next.from)
                : undefined;
          if (opens === undefined) return;
          expect(openingStatusAt(branch, opens).kind).toBe("open");
          expect(openingStatusAt(branch, opens - minute).kind).not.toBe("open");
        },
      ),
    );
  });
});

describe("hours for display", () => {
  it("joins weekdays with the same opening hours and leaves out closed days", () => {
    expect(formatWeeklyHours(aBranch())).toBe("pon.–pt. 9–18, sob. 10–14");
    expect(formatWeeklyHours(withBreak)).toBe("pon.–niedz. 8–12 i 13–16");
    expect(formatWeeklyHours(aBranch({ hours: OFFICE_HOURS.filter(({ weekday }) => weekday !== "wed") }))).toBe(
      "pon. i wt. 9–18, czw. i pt. 9–18, sob. 10–14",
    );
  });

  it("lists coming special days of a branch in order, without today and those far ahead", () => {
    const branch = aBranch({
      specialDays: ["2026-12-25", "2026-12-24", "2026-12-10", "2027-02-01"].map((one) => ({
        day: day(one),
        span: undefined,
        reason: undefined,
      })),
    });
    expect(upcomingSpecialDays(branch, day("2026-12-10"), day("2027-01-10")).map((one) => one.day)).toEqual([
      "2026-12-24",
      "2026-12-25",
    ]);
  });

  it.each(["9:00", "09:60", "24:01", "25:00", "", "09:00:00"])("rejects %s as a time of day", (text) => {
    expect(clockTime(text)).toBeUndefined();
  });

  it("rejects opening hours because they do not end after they begin", () => {
    expect([clockSpanOf("09:00", "09:00"), clockSpanOf("18:00", "09:00"), clockSpanOf("09:00", undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(clockSpanOf(clockTime("09:00"), clockTime("24:00"))).toEqual({ opens: "09:00", closes: "24:00" });
  });
});

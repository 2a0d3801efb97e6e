import { describe, expect, it } from "vitest";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { day } from "#test/mothers/index.ts";
import { lastWithdrawalDay, settlementDay, withdrawalAnswerDay, withdrawalWindow } from "./withdrawal-window.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Free days of 2028 and of January 2029 from a printed calendar. */
const FREE_DAYS = new Set(
  `2028-01-01 2028-01-06 2028-04-16 2028-04-17 2028-05-01 2028-05-03 2028-06-15 2028-08-15 2028-11-01 2028-11-11
  2028-12-24 2028-12-25 2028-12-26 2029-01-01 2029-01-06`.split(/\s+/u),
);
const WARSAW = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Warsaw",
  dateStyle: "short",
  timeStyle: "medium",
});

/** Last day to send, counted with the calendar of the browser instead of the code under test. */
function independentLastDay(concludedOn: string): string {
  let instant = Date.parse(concludedOn) + 14 * DAY_MS;
  const text = (): string => new Date(instant).toISOString().slice(0, 10);
  while ([0, 6].includes(new Date(instant).getUTCDay()) || FREE_DAYS.has(text())) instant += DAY_MS;
  return text();
}

/** First instant of a day in Warsaw. */
function startOfDay(text: string): number {
  const found = [2, 1]
    .map((hours) => Date.parse(text) - hours * HOUR_MS)
    .find((instant) => WARSAW.format(instant) === `${text} 00:00:00`);
  if (found === undefined) throw new Error(`No midnight on ${text}`);
  return found;
}

/** Returns true if the portal offers the withdrawal at this instant. */
const isOffered = (instant: number, concluded: string): boolean =>
  withdrawalWindow({ concludedOn: day(concluded) }, warsawDateAt(instant)).kind === "until";

const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10));

describe("time to withdraw", () => {
  it("[WITHDRAW-03] agrees with an independent count on every day of a window in the leap year 2028", () => {
    const wrong: string[] = [];
    const starts = new Map(daysFrom("2028-01-01", 400).map((sent) => [sent, startOfDay(sent)]));
    const startOf = (sent: string): number => starts.get(sent) ?? Number.NaN;
    for (const concluded of daysFrom("2028-01-01", 366)) {
      const lastDay = independentLastDay(concluded);
      for (const sent of daysFrom(concluded, 21)) {
        const instant = sent > lastDay ? startOf(sent) : startOf(daysFrom(sent, 2)[1] ?? sent) - 1;
        if (isOffered(instant, concluded) !== sent <= lastDay) wrong.push(`${concluded} ${sent}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it.each([
    ["the clock goes forward, over Easter Monday", "2027-03-15", "2027-03-30T21:59:59.999Z"],
    ["the clock goes back, over All Saints' Day", "2027-10-18", "2027-11-02T22:59:59.999Z"],
    ["the window contains 29 February", "2028-02-16", "2028-03-01T22:59:59.999Z"],
  ])("(part of WITHDRAW-03) ends at midnight in Warsaw when %s", (_when, concluded, lastMoment) => {
    const instant = Date.parse(lastMoment);
    expect(isOffered(instant, concluded)).toBe(true);
    expect(isOffered(instant + 1, concluded)).toBe(false);
  });

  it("(part of WITHDRAW-03) counts the configured days", () => {
    expect(lastWithdrawalDay(day("2026-11-02"), 30)).toBe("2026-12-02");
  });

  it("(part of WITHDRAW-03) prefers the last day that the operator names", () => {
    const facts = { concludedOn: day("2026-11-02"), until: day("2026-11-27") };
    expect(withdrawalWindow(facts, day("2026-11-27"))).toEqual({ kind: "until", lastDay: "2026-11-27" });
    expect(withdrawalWindow(facts, day("2026-11-28"))).toEqual({ kind: "over" });
    expect(withdrawalWindow({ concludedOn: undefined }, day("2026-11-28"))).toEqual({ kind: "unknown" });
  });

  it("(part of WITHDRAW-05) ends the settlement on the next working day after 14 days", () => {
    expect(settlementDay(day("2026-11-28"))).toBe("2026-12-14");
  });
});

it("(part of WITHDRAW-30) promises the answer on a working day", () => {
  // 28 November 2026 is a Saturday.
  expect(withdrawalAnswerDay(day("2026-11-27"))).toBe("2026-11-30");
  expect(withdrawalAnswerDay(day("2026-11-28"))).toBe("2026-11-30");
  expect(withdrawalAnswerDay(day("2026-12-23"), 2)).toBe("2026-12-29");
});

import { seeded } from "../../scripts/seeded.ts";

/**
 * Contract with its end and its cost: days as `YYYY-MM-DD`, amounts in grosze; an empty `termFrom` means no fixed term.
 */
export interface LeavingCostRow {
  readonly today: string;
  readonly noticeMonths: number;
  readonly termFrom: string;
  readonly termTo: string;
  readonly monthlyFee: number;
  readonly relief: number;
  readonly subsidy: number;
  readonly end: string;
  readonly reliefLeft: number;
  readonly equipmentLeft: number;
}

type Terms = Omit<LeavingCostRow, "end" | "reliefLeft" | "equipmentLeft">;

const CONTRACTS = 500;

const textOf = (date: Date): string => date.toISOString().slice(0, 10);
const dateOf = (text: string): Date => new Date(`${text}T00:00Z`);

function nextDay(text: string): string {
  const date = dateOf(text);
  date.setUTCDate(date.getUTCDate() + 1);
  return textOf(date);
}

/** Walks day by day to the same day of a later month, or to its last day if the month is shorter. */
function walkMonths(from: string, months: number): string {
  let day = from;
  for (let left = months; left > 0; left -= 1) {
    do day = nextDay(day);
    while (!day.endsWith("-01"));
  }
  if (months === 0) return from;
  for (;;) {
    const next = nextDay(day);
    if (day.slice(8) === from.slice(8) || next.endsWith("-01")) return day;
    day = next;
  }
}

/** Lists the days from `from` to `to`, both included. */
function daysOf(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = nextDay(day)) days.push(day);
  return days;
}

/** Counts the days on which a month of the term begins; in a shorter month it begins on the last day. */
function countMonths(days: readonly string[]): number {
  const first = days[0]?.slice(8) ?? "";
  return days.filter((day) => day.slice(8) === first || (day.slice(8) < first && nextDay(day).endsWith("-01"))).length;
}

/** Computes one row without any code of the portal: it lists days and divides whole numbers. */
function computeRow(terms: Terms): LeavingCostRow {
  const { today, noticeMonths, termFrom, termTo, monthlyFee, relief, subsidy } = terms;
  const notice = walkMonths(today, noticeMonths);
  if (termFrom === "") return { ...terms, end: notice, reliefLeft: 0, equipmentLeft: 0 };
  const end = today <= termTo && termTo < notice ? termTo : notice;
  const days = daysOf(termFrom, termTo);
  const left = days.filter((day) => day > end).length;
  const share = (amount: number): number => (amount * left - ((amount * left) % days.length)) / days.length;
  return {
    ...terms,
    end,
    reliefLeft: share(relief),
    equipmentLeft: Math.min(share(subsidy), share(monthlyFee * countMonths(days))),
  };
}

/** Computes the 500 contracts of `leaving-costs.json`. */
export function computeLeavingCosts(): readonly LeavingCostRow[] {
  const random = seeded(2024_1221);
  const whole = (below: number): number => Math.floor(random() * below);
  const dayFrom = (first: string, days: number): string => {
    const date = dateOf(first);
    date.setUTCDate(date.getUTCDate() + days);
    return textOf(date);
  };
  return Array.from({ length: CONTRACTS }, () => {
    const today = dayFrom("2026-01-01", whole(1_200));
    const hasTerm = whole(10) > 0;
    const months = [6, 12, 12, 18, 24, 24, 24][whole(7)] ?? 24;
    const termFrom = hasTerm ? dayFrom(today, 30 - whole(450)) : "";
    const nextTerm = hasTerm ? walkMonths(termFrom, months) : "";
    return computeRow({
      today,
      noticeMonths: whole(5) === 0 ? 0 : 1,
      termFrom,
      termTo: hasTerm ? dayFrom(nextTerm, -1) : "",
      monthlyFee: 1_990 + whole(13_000),
      relief: whole(4) === 0 ? 0 : whole(120_000),
      subsidy: whole(3) === 0 ? whole(350_000) : 0,
    });
  });
}

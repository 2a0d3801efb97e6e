/** Payment for the days used before a withdrawal. Days as `YYYY-MM-DD`, amounts in grosze. */
export interface UsedDaysRow {
  readonly about: string;
  /** Monthly prices of the services. */
  readonly monthly: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly cost: number;
}

const row = (
  about: string,
  monthly: number | readonly number[],
  [from, to]: readonly [string, string],
  cost: number,
): UsedDaysRow => ({
  about,
  monthly: typeof monthly === "number" ? [monthly] : monthly,
  from,
  to,
  cost,
});

/**
 * Payments that were computed by hand. Each month of each service: price × days used ÷ days of the month, rounded
 * down; then their sum.
 * The portal and the sandbox must agree with them (WITHDRAW-06, WITHDRAW-13).
 */
export const USED_DAYS: readonly UsedDaysRow[] = [
  // 6000 × 1 ÷ 30
  row("one day of a month with 30 days", 6000, ["2026-11-10", "2026-11-10"], 200),
  // 6200 × 10 ÷ 31
  row("ten days of a month with 31 days", 6200, ["2026-12-01", "2026-12-10"], 2000),
  // 9300 × 2 ÷ 31 = 600, 9300 × 3 ÷ 30 = 930
  row("days of two months", 9300, ["2026-10-30", "2026-11-03"], 1530),
  // 5800 × 1 ÷ 29
  row("29 February", 5800, ["2028-02-29", "2028-02-29"], 200),
  // 5600 × 1 ÷ 28
  row("28 February of a common year", 5600, ["2027-02-28", "2027-02-28"], 200),
  // 9999 × 30 ÷ 30
  row("a whole month", 9999, ["2026-11-01", "2026-11-30"], 9999),
  // 10000 ÷ 31 = 322.58…
  row("a price that does not divide, rounded down", 10_000, ["2026-12-01", "2026-12-01"], 322),
  // 4900 × 3 ÷ 30 = 490
  row("three days of November", 4900, ["2026-11-19", "2026-11-21"], 490),
  // 4999 × 12 ÷ 30 = 1999.6, 4999 × 2 ÷ 31 = 322.5…
  row("two months, each rounded down", 4999, ["2026-11-19", "2026-12-02"], 2321),
  // 4999 × 1 ÷ 30 = 166.6… twice; their sum would be 333.2…
  row("two services, each rounded down", [4999, 4999], ["2026-11-10", "2026-11-10"], 332),
  // 6200 × 2 ÷ 31
  row("both days of the clock change in autumn", 6200, ["2026-10-24", "2026-10-25"], 400),
  // 6200 × 2 ÷ 31
  row("both days of the clock change in spring", 6200, ["2027-03-27", "2027-03-28"], 400),
  // 6200 × 1 ÷ 31 twice
  row("a turn of the year", 6200, ["2026-12-31", "2027-01-01"], 400),
  row("a service that costs nothing", 0, ["2026-11-01", "2026-11-14"], 0),
  row("a withdrawal before the start", 6000, ["2026-11-20", "2026-11-10"], 0),
];

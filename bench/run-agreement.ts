import { cpuSlowdownOf, isSlowMachine, ratiosOf, type Bar, type Runs } from "./bar-verdict.ts";

/** Highest difference of a ratio between two successive runs, as a share. */
const MAX_DIFFERENCE = 0.1;

/**
 * Highest quotient of two slowdowns of which the ratios can be compared. Painting is not slowed down, so ratios also
 * depend on the slowdown (docs/adr/0088).
 */
const MAX_SLOWDOWN_QUOTIENT = 1.25;

/** Difference of a ratio between two runs. */
export interface RunAgreement {
  readonly ratio: string;
  readonly before: number;
  readonly now: number;
  /** Difference as a share of the earlier value. */
  readonly differsBy: number;
}

/** Compares every ratio that both runs have. */
export function compareRuns(bars: readonly Bar[], before: Runs, now: Runs): readonly RunAgreement[] {
  const former = new Map(ratiosOf(bars, before).map(({ name, value }) => [name, value]));
  return ratiosOf(bars, now).flatMap(({ name, value }) => {
    const was = former.get(name);
    return was === undefined ? [] : [{ ratio: name, before: was, now: value, differsBy: Math.abs(value / was - 1) }];
  });
}

/** Returns true if both machines were faster than the simulated phone, and about as fast as each other. */
function areComparable(before: Runs, now: Runs): boolean {
  if (isSlowMachine(before) || isSlowMachine(now)) return false;
  const quotient = cpuSlowdownOf(before) / cpuSlowdownOf(now);
  return Math.max(quotient, 1 / quotient) <= MAX_SLOWDOWN_QUOTIENT;
}

/** Returns the ratios that differ too much between two runs of the same code; none if the runs cannot be compared. */
export function findDisagreements(bars: readonly Bar[], before: Runs, now: Runs): readonly RunAgreement[] {
  if (!areComparable(before, now)) return [];
  return compareRuns(bars, before, now).filter(({ differsBy }) => differsBy > MAX_DIFFERENCE);
}

/** Formats the comparison as a Markdown table, after a sentence if the differences say nothing. */
export function comparisonReport(bars: readonly Bar[], before: Runs, now: Runs): string {
  const rows = compareRuns(bars, before, now).map(
    ({ ratio, before: was, now: is, differsBy }) =>
      `| ${ratio} | ${was.toFixed(2)} | ${is.toFixed(2)} | ${(differsBy * 100).toFixed(1)} % | ` +
      `${differsBy <= MAX_DIFFERENCE ? "agrees" : "**differs**"} |`,
  );
  const note = areComparable(before, now)
    ? []
    : [
        "One of the runs has no measured slowdown or had a slow machine, or the speeds of the machines differ: " +
          "differences say nothing about the code.",
        "",
      ];
  return [...note, "| ratio | before | now | differs by | |", "| --- | --- | --- | --- | --- |", ...rows, ""].join(
    "\n",
  );
}

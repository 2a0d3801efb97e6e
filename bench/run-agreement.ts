import { ratiosOf, type Bar, type Runs } from "./bar-verdict.ts";

/** Two runs one after the other are to agree within this share on every ratio. */
export const MAX_DIFFERENCE = 0.1;

/** How far each ratio of a run differs from that of the run before. */
export interface RunAgreement {
  readonly ratio: string;
  readonly before: number;
  readonly now: number;
  /** As a share of the one before. */
  readonly differsBy: number;
}

/** Every ratio that both runs have. */
export function compareRuns(bars: readonly Bar[], before: Runs, now: Runs): readonly RunAgreement[] {
  const former = new Map(ratiosOf(bars, before).map(({ name, value }) => [name, value]));
  return ratiosOf(bars, now).flatMap(({ name, value }) => {
    const was = former.get(name);
    return was === undefined ? [] : [{ ratio: name, before: was, now: value, differsBy: Math.abs(value / was - 1) }];
  });
}

/** The same as a Markdown table. */
export function agreementTable(bars: readonly Bar[], before: Runs, now: Runs): string {
  const rows = compareRuns(bars, before, now).map(
    ({ ratio, before: was, now: is, differsBy }) =>
      `| ${ratio} | ${was.toFixed(2)} | ${is.toFixed(2)} | ${(differsBy * 100).toFixed(1)} % | ${differsBy <= MAX_DIFFERENCE ? "agrees" : "**differs**"} |`,
  );
  return ["| ratio | before | now | differs by | |", "| --- | --- | --- | --- | --- |", ...rows, ""].join("\n");
}

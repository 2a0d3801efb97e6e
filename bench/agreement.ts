import { ratiosOf, type Bar, type Runs } from "./verdict.ts";

/** Two runs one after the other are to agree within this share on every ratio. */
export const AGREES_WITHIN = 0.1;

/** How far each ratio of a run differs from that of the run before. */
export interface Agreement {
  readonly ratio: string;
  readonly before: number;
  readonly now: number;
  /** As a share of the one before. */
  readonly differsBy: number;
}

/** Every ratio that both runs have. */
export function agreements(bars: readonly Bar[], before: Runs, now: Runs): readonly Agreement[] {
  const former = new Map(ratiosOf(bars, before).map(({ name, value }) => [name, value]));
  return ratiosOf(bars, now).flatMap(({ name, value }) => {
    const was = former.get(name);
    return was === undefined ? [] : [{ ratio: name, before: was, now: value, differsBy: Math.abs(value / was - 1) }];
  });
}

/** The same as a Markdown table. */
export function agreementOf(bars: readonly Bar[], before: Runs, now: Runs): string {
  const rows = agreements(bars, before, now).map(
    ({ ratio, before: was, now: is, differsBy }) =>
      `| ${ratio} | ${was.toFixed(2)} | ${is.toFixed(2)} | ${(differsBy * 100).toFixed(1)} % | ${differsBy <= AGREES_WITHIN ? "agrees" : "**differs**"} |`,
  );
  return ["| ratio | before | now | differs by | |", "| --- | --- | --- | --- | --- |", ...rows, ""].join("\n");
}

import type { PartResult } from "./part-result.ts";
import type { ProofPart, PartOutcome } from "./proof-part.ts";

/** A part with its last result, and whether the files that it depends on are still those. */
export interface PartStatus {
  readonly part: Pick<ProofPart, "name" | "what">;
  readonly result: PartResult | undefined;
  readonly current: boolean;
}

/** As many lines of one part as a reader takes in; all of them are in `reports/proof`. */
const MAX_LINES = 60;

function duration(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${(seconds / 60).toFixed(1)} min`;
}

const day = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const cell = (text: string): string => text.replaceAll("|", "\\|").replace(/\s+/gu, " ");

function verdictOf({ result, current }: PartStatus): string {
  if (result === undefined) return "not run yet";
  return current ? result.outcome.verdict : `${result.outcome.verdict}, on earlier sources`;
}

const figures = ({ figures: all }: PartOutcome): string => all.map(({ name, value }) => `${name} ${value}`).join(" · ");

function row(partStatus: PartStatus): string {
  const { part, result } = partStatus;
  if (result === undefined) return `| ${part.name} | ${verdictOf(partStatus)} | | | | |`;
  const { outcome, date, seconds } = result;
  return `| ${[part.name, verdictOf(partStatus), outcome.bar, figures(outcome), day(date), duration(seconds)].map(cell).join(" | ")} |`;
}

function section({ part, result }: PartStatus): readonly string[] {
  if (result === undefined || result.outcome.details.length === 0) return [];
  const { details } = result.outcome;
  const shown = details.slice(0, MAX_LINES).flatMap((text) => text.trimEnd().split("\n").slice(0, MAX_LINES));
  const more = details.length > MAX_LINES ? [`… and ${details.length - MAX_LINES} more`] : [];
  return [
    `## ${part.name}`,
    "",
    `${part.what[0]?.toUpperCase() ?? ""}${part.what.slice(1)}.`,
    "",
    "```",
    ...shown,
    ...more,
    "```",
    "",
  ];
}

/** `docs/proof.md`: what each part found when it last ran, with dates and figures; what did not run says so. */
export function proofReport(partStatuses: readonly PartStatus[]): string {
  const count = (verdict: string): number =>
    partStatuses.filter((partStatus) => verdictOf(partStatus) === verdict).length;
  const minutes = partStatuses.reduce((sum, { result }) => sum + (result?.seconds ?? 0), 0) / 60;
  return [
    "# What was proven, and when",
    "",
    "Made by `npm run proof` from the results of its parts; not written by hand. What each part proves, and how to run it: [the guide](guides/proof.md).",
    "",
    `${count("passed")} of ${partStatuses.length} parts passed on these sources; their last runs took ${Math.round(minutes)} minutes together.`,
    "",
    "| part | verdict | bar | figures | when | took |",
    "| --- | --- | --- | --- | --- | --- |",
    ...partStatuses.map(row),
    "",
    ...partStatuses.flatMap(section),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

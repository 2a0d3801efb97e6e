import { shareOf } from "../statistics.ts";
import type { LoadMeasurement } from "./run-load.ts";

/** Limits of a run. */
export interface LoadBars {
  readonly callsPerSecond: number;
  readonly p99Ms: number;
}

export interface LoadVerdict {
  readonly isMet: boolean;
  /** Figures as `name: value` for the proof. */
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** Table by operation. */
  readonly table: string;
}

/** Share of the rate that counts as reached: the last response arrives a little after the last call was due. */
const MIN_RATE_SHARE = 0.99;

const ms = (value: number): string => value.toFixed(1);

/** Compares a run with its bars. An error of any kind misses them. */
export function evaluateLoadRun({ latencies, seconds, errors }: LoadMeasurement, bars: LoadBars): LoadVerdict {
  const all = [...latencies.values()].flat();
  const rate = all.length / seconds;
  const wrong = [...errors.values()].reduce((sum, count) => sum + count, 0);
  const p99 = shareOf(all, 0.99);
  const rows = [...latencies]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([operation, values]) =>
        `| ${operation} | ${values.length} | ` +
        `${[0.5, 0.99, 1].map((share) => ms(shareOf(values, share))).join(" | ")} |`,
    );
  return {
    isMet: wrong === 0 && rate >= bars.callsPerSecond * MIN_RATE_SHARE && p99 <= bars.p99Ms,
    figures: [
      ["calls a second", rate.toFixed(0)],
      ["p50", `${ms(shareOf(all, 0.5))} ms`],
      ["p99", `${ms(p99)} ms`],
      ["p99.9", `${ms(shareOf(all, 0.999))} ms`],
      ["longest", `${ms(shareOf(all, 1))} ms`],
      ["errors", `${wrong} of ${all.length}`],
    ],
    table: [
      "| operation | calls | p50, ms | p99, ms | longest, ms |",
      "| --- | --- | --- | --- | --- |",
      ...rows,
      ...[...errors].map(([what, count]) => `${count} times ${what}`),
    ].join("\n"),
  };
}

import { asList, asRecord } from "../scripts/json.ts";
import type { Runs } from "./bar-verdict.ts";

/** Serialises all runs for a file in `bench/results`, rounded to a tenth. */
export function serializeRuns(runs: Runs): string {
  const rounded = [...runs].map(([name, all]) => [name, all.map((value) => Math.round(value * 10) / 10)]);
  return `${JSON.stringify(Object.fromEntries(rounded), null, 1)}\n`;
}

/** Parses such a file; drops values that are not numbers. */
export function parseRuns(content: unknown): Runs {
  return new Map(
    Object.entries(asRecord(content)).map(([name, all]) => [
      name,
      asList(all).filter((value) => typeof value === "number"),
    ]),
  );
}

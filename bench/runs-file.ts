import { asList, asRecord } from "../scripts/json.ts";
import type { Runs } from "./bar-verdict.ts";

/** Every run of every figure as a file of `bench/results`, to a tenth. */
export function serializeRuns(runs: Runs): string {
  return `${JSON.stringify(Object.fromEntries([...runs].map(([name, all]) => [name, all.map((value) => Math.round(value * 10) / 10)])), null, 1)}\n`;
}

/** The same read back; figures that are none are left out. */
export function parseRuns(content: unknown): Runs {
  return new Map(
    Object.entries(asRecord(content)).map(([name, all]) => [
      name,
      asList(all).filter((value) => typeof value === "number"),
    ]),
  );
}

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asCount, asList, asRecord, asText, isRecord, readJson } from "../json.ts";
import type { PartOutcome, PartVerdict } from "./proof-part.ts";

/** Stored result of the last run of a part. */
export interface PartResult {
  readonly part: string;
  readonly what: string;
  /** Hash of its input files at the time of the run. */
  readonly key: string;
  /** End of the run, ISO in UTC. */
  readonly date: string;
  readonly seconds: number;
  readonly outcome: PartOutcome;
}

const fileOf = (folder: string, part: string): string => join(folder, `${part.replaceAll(":", "-")}.json`);

export function savePartResult(folder: string, result: PartResult): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, result.part), `${JSON.stringify(result, undefined, 2)}\n`);
}

const VERDICTS: readonly PartVerdict[] = ["passed", "failed", "not run"];

/** Loads the stored result of a part; `undefined` if there is none or it is unreadable. */
export function loadPartResult(folder: string, part: string): PartResult | undefined {
  const content = readJson(fileOf(folder, part));
  if (!isRecord(content)) return undefined;
  const outcome = asRecord(content["outcome"]);
  const verdict = VERDICTS.find((each) => each === outcome["verdict"]);
  if (verdict === undefined) return undefined;
  return {
    part: asText(content["part"]),
    what: asText(content["what"]),
    key: asText(content["key"]),
    date: asText(content["date"]),
    seconds: asCount(content["seconds"]),
    outcome: {
      verdict,
      bar: asText(outcome["bar"]),
      figures: asList(outcome["figures"])
        .map(asRecord)
        .map(({ name, value }) => ({ name: asText(name), value: asText(value) })),
      details: asList(outcome["details"]).map(asText),
    },
  };
}

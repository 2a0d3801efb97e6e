import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asCount, asList, asRecord, asText, isRecord, readJson } from "../json.ts";
import type { PartOutcome, PartVerdict } from "./proof-part.ts";

/** What the last run of a part left behind. */
export interface PartResult {
  readonly part: string;
  readonly what: string;
  /** Of the files that it depends on, as they were. */
  readonly key: string;
  /** When it ended, ISO in UTC. */
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

/** What a run of this part left; `undefined` when none did, or what lies there cannot be read. */
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

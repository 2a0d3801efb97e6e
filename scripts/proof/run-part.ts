import { ROOT } from "../run-tool.ts";
import { loadPartResult, savePartResult } from "./part-result.ts";
import { failedPart, type PartOutcome, type PartVerdict, type ProofPart } from "./proof-part.ts";
import { treeKey } from "./tree-key.ts";

async function outcomeOf(part: ProofPart): Promise<PartOutcome> {
  const limit = AbortSignal.timeout(part.limitMinutes * 60_000);
  try {
    const outcome = await part.run({ logLine: (line) => console.log(`       ${part.name}: ${line}`), signal: limit });
    return limit.aborted
      ? failedPart(outcome.bar, `not done within ${part.limitMinutes} minutes`, ...outcome.details)
      : outcome;
  } catch (error) {
    return failedPart("", error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Runs a part, prints its result and stores it in `folder`; with `again` also if it passed with the same key. */
export async function runPart(part: ProofPart, folder: string, again: boolean): Promise<PartVerdict> {
  const key = treeKey(ROOT, part.inputs, part.variables);
  const before = loadPartResult(folder, part.name);
  if (!again && before?.key === key && before.outcome.verdict === "passed") {
    console.log(`kept   ${part.name}: passed on ${before.date}, nothing that it depends on has changed`);
    return "passed";
  }
  console.log(`begins ${part.name}: ${part.what} (at most ${part.limitMinutes} minutes)`);
  const start = performance.now();
  const found = await outcomeOf(part);
  // Removes local paths, because the report is read on other machines.
  const outcome = { ...found, details: found.details.map((text) => text.replaceAll(ROOT, ".")) };
  const seconds = (performance.now() - start) / 1_000;
  savePartResult(folder, { part: part.name, what: part.what, key, date: new Date().toISOString(), seconds, outcome });
  const figures = outcome.figures.map(({ name, value }) => `${name} ${value}`).join(", ");
  console.log(`${outcome.verdict.padEnd(6)} ${part.name}: ${figures} (${outcome.bar}; ${Math.round(seconds)} s)`);
  if (outcome.verdict !== "passed") console.log(outcome.details.slice(0, 40).join("\n"));
  return outcome.verdict;
}

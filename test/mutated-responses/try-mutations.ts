import { appendFileSync } from "node:fs";
import { modelRuns } from "#test/models/runs.ts";
import { mutateResponse, unchangedResponse, type MutatedResponse } from "./mutate-response.ts";
import { createRandom } from "./random.ts";
import { exampleOf } from "./read-responses.ts";

/** Consecutive repetitions of earlier mutations after which an operation counts as exhausted. */
const MAX_REPEATS = 2_000;

/** File to which the figures are appended, one JSON object a line (`npm run proof`). */
const LOG = process.env["EBOK_MUTATIONS_LOG"];

/**
 * Tries distinct mutations of the example of a response: `usualRuns`, or as many as `npm run proof` wants. Counts the
 * verdicts, logs them as figures, and returns the mutations with the verdict `silent`.
 */
export async function tryMutations(
  { operation, level, usualRuns }: { readonly operation: string; readonly level: string; readonly usualRuns: number },
  verdictOf: (mutated: MutatedResponse) => Promise<string>,
): Promise<readonly string[]> {
  const example = exampleOf(operation);
  const random = createRandom(26);
  const runs = modelRuns() ?? usualRuns;
  const seen = new Set<string>([unchangedResponse(operation, example)]);
  const verdicts: Record<string, number> = { silent: 0 };
  const silent: string[] = [];
  for (let repeats = 0; seen.size <= runs && repeats < MAX_REPEATS; repeats += 1) {
    const mutated = mutateResponse(operation, example, random);
    if (seen.has(mutated.document)) continue;
    seen.add(mutated.document);
    repeats = -1;
    const verdict = await verdictOf(mutated);
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    if (verdict === "silent") silent.push(`${mutated.name}: ${mutated.text}`);
  }
  if (LOG !== undefined)
    appendFileSync(LOG, `${JSON.stringify({ level, operation, tries: seen.size - 1, verdicts })}\n`);
  return silent.slice(0, 20);
}

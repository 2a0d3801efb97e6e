import { appendFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { isInProfile } from "#adapters/soap/profile-operations.ts";
import { useSynchronousDigest } from "#test/faults/use-synchronous-digest.ts";
import { modelRuns } from "#test/models/runs.ts";
import { CORE_CALLS } from "./core-calls.ts";
import { mutateResponse, unchangedResponse } from "./mutate-response.ts";
import { createRandom } from "./random.ts";
import { classifyReading, exampleOf, readResponse, VERDICTS, type Verdict } from "./read-responses.ts";

/** Mutations of each operation in a usual run; `npm run proof` tries 10,000. */
const USUAL_RUNS = 60;

/** Attempts to find another mutation before an operation counts as exhausted. */
const MAX_REPEATS = 2_000;

/** File to which the figures are appended, one JSON object a line. */
const LOG = process.env["EBOK_MUTATIONS_LOG"];

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name);

it("covers every operation of the profile core", () => {
  const core = Object.keys(OPERATIONS).filter((name) => isOperation(name) && isInProfile(name, "core"));
  expect(Object.keys(CORE_CALLS).toSorted()).toEqual(core.toSorted());
});

describe.each(Object.keys(CORE_CALLS))("mutated responses of %s", (operation) => {
  beforeEach(useSynchronousDigest);

  it("[ENT-03] shows the same truth or says that something could not be read, after any mutation", async () => {
    const example = exampleOf(operation);
    const random = createRandom(26);
    const whole = await readResponse(operation, unchangedResponse(operation, example));
    expect(whole).toMatchObject({ result: { ok: true }, reports: [] });
    const runs = modelRuns() ?? USUAL_RUNS;
    const counts = new Map<Verdict, number>(VERDICTS.map((verdict) => [verdict, 0]));
    const seen = new Set<string>([unchangedResponse(operation, example)]);
    const silent: string[] = [];
    for (let repeats = 0; seen.size <= runs && repeats < MAX_REPEATS;) {
      const mutated = mutateResponse(operation, example, random);
      const isNew = !seen.has(mutated.document);
      repeats = isNew ? 0 : repeats + 1;
      if (!isNew) continue;
      seen.add(mutated.document);
      const reading = await readResponse(operation, mutated.document);
      const verdict = classifyReading(operation, whole, mutated, reading);
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      if (verdict === "silent") silent.push(`${mutated.name}: ${mutated.text}`);
    }
    if (LOG !== undefined)
      appendFileSync(LOG, `${JSON.stringify({ operation, tries: seen.size - 1, ...Object.fromEntries(counts) })}\n`);
    expect(silent.slice(0, 20)).toEqual([]);
  });
});

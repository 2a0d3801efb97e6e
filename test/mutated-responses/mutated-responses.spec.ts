import { beforeEach, describe, expect, it } from "vitest";
import { useSynchronousDigest } from "#test/faults/use-synchronous-digest.ts";
import { unchangedResponse } from "./mutate-response.ts";
import { classifyReading, CORE_OPERATIONS, exampleOf, readResponse } from "./read-responses.ts";
import { tryMutations } from "./try-mutations.ts";

/** Mutations of each operation in a usual run; `npm run proof` tries 10,000. */
const USUAL_RUNS = 60;

describe.each(CORE_OPERATIONS)("mutated responses of %s", (operation) => {
  beforeEach(useSynchronousDigest);

  it("[ENT-03] shows the same truth or says that something could not be read, after any mutation", async () => {
    const whole = await readResponse(operation, unchangedResponse(operation, exampleOf(operation)));
    expect(whole).toMatchObject({ result: { ok: true }, reports: [] });
    const silent = await tryMutations({ operation, level: "ports", usualRuns: USUAL_RUNS }, async (mutated) =>
      classifyReading(operation, whole, mutated, await readResponse(operation, mutated.document)),
    );
    expect(silent).toEqual([]);
  });
});

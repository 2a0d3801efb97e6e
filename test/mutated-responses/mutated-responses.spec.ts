import { beforeEach, describe, expect, it } from "vitest";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { isInProfile } from "#adapters/soap/profile-operations.ts";
import { useSynchronousDigest } from "#test/faults/use-synchronous-digest.ts";
import { CORE_CALLS } from "./core-calls.ts";
import { unchangedResponse } from "./mutate-response.ts";
import { classifyReading, exampleOf, readResponse } from "./read-responses.ts";
import { tryMutations } from "./try-mutations.ts";

/** Mutations of each operation in a usual run; `npm run proof` tries 10,000. */
const USUAL_RUNS = 60;

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name);

it("covers every operation of the profile core", () => {
  const core = Object.keys(OPERATIONS).filter((name) => isOperation(name) && isInProfile(name, "core"));
  expect(Object.keys(CORE_CALLS).toSorted()).toEqual(core.toSorted());
});

describe.each(Object.keys(CORE_CALLS))("mutated responses of %s", (operation) => {
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

import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PublishedContract } from "../contract/published-contract.ts";
import { exampleExchanges } from "./example-exchanges.ts";
import { PLANTED_FAULTS } from "./planted-faults/planted-faults.ts";
import { isValidatedByExchange, tryFault } from "./run-self-test.ts";
import { startSandboxLaboratory, type SandboxLaboratory } from "./sandbox-laboratory.ts";
import { findingsWith } from "./try-live-fault.ts";

const CONTRACT = join(import.meta.dirname, "../../docs/contract");
const contract = new PublishedContract(CONTRACT);
const exchanges = exampleExchanges(join(CONTRACT, "examples"));

/** Faults of what the provider does that are quick to find; all are tried by `npm run proof -- conformance`. */
const SAMPLE: ReadonlySet<string> = new Set([
  "accepts a wrong fingerprint",
  "keeps ended sessions alive",
  "gives all sessions one hash",
  "returns a file twice",
  "never locks a login",
]);

describe("planted faults", () => {
  let laboratory: SandboxLaboratory;

  beforeAll(async () => {
    laboratory = await startSandboxLaboratory(contract);
  });

  afterAll(() => laboratory.close());

  it("(part of KIT-11) are more than 100 with unique names, over many rules and operations", () => {
    expect(PLANTED_FAULTS.length).toBeGreaterThan(220);
    expect(new Set(PLANTED_FAULTS.map(({ name }) => name)).size).toBe(PLANTED_FAULTS.length);
    expect(new Set(PLANTED_FAULTS.map(({ expectedRule }) => expectedRule)).size).toBeGreaterThan(65);
    expect(new Set(PLANTED_FAULTS.map(({ expectedOperation }) => expectedOperation)).size).toBeGreaterThan(30);
    expect(PLANTED_FAULTS.filter(({ expectedRule }) => !contract.ruleBook.rules.has(expectedRule))).toEqual([]);
  });

  it("[KIT-11] are named in one response of each", async () => {
    const trials = [];
    for (const fault of PLANTED_FAULTS.filter(isValidatedByExchange))
      trials.push(await tryFault(fault, exchanges, laboratory));
    expect(trials.flatMap(({ fault, problems }) => problems.map((problem) => `${fault.name}: ${problem}`))).toEqual([]);
    expect(trials.length).toBeGreaterThan(100);
  }, 30_000);

  it.each(PLANTED_FAULTS.filter(({ name }) => SAMPLE.has(name)))(
    "(part of KIT-11) names $expectedRule when the provider $name",
    async (fault) => {
      expect(await tryFault(fault, exchanges, laboratory)).toEqual({ fault, named: true, problems: [] });
    },
  );

  it("(part of KIT-11) finds nothing in the checks of the sample without a fault", async () => {
    expect(await findingsWith(undefined, ["session", "files", "login"], laboratory)).toEqual([]);
  });
});

import { join } from "node:path";
import { config } from "rxjs";
import { PublishedContract } from "../../conformance/contract/published-contract.ts";
import { exampleExchanges } from "../../conformance/self-test/example-exchanges.ts";
import { PLANTED_FAULTS } from "../../conformance/self-test/planted-faults/planted-faults.ts";
import { findingsWithoutFault, recordLaboratory, tryFault } from "../../conformance/self-test/run-self-test.ts";
import { startSandboxLaboratory } from "../../conformance/self-test/sandbox-laboratory.ts";
import { ROOT } from "../run-tool.ts";
import type { PartContext, PartOutcome, ProofPart } from "./proof-part.ts";

const CONTRACT = join(ROOT, "docs/contract");
const BAR = "every planted fault is named by its rule and operation, and a run without a fault finds nothing";

async function runAllFaults({ logLine, signal }: PartContext): Promise<PartOutcome> {
  // The portal reports exceptions of its decoders to RxJS; the kit reports them as findings.
  config.onUnhandledError = () => undefined;
  const contract = new PublishedContract(CONTRACT);
  const laboratory = await startSandboxLaboratory(contract);
  const problems: string[] = [];
  let named = 0;
  try {
    problems.push(...(await findingsWithoutFault(laboratory)).map((id) => `without a fault: ${id}`));
    // The examples have what the sandbox's customers lack.
    const exchanges = [...(await recordLaboratory(laboratory)), ...exampleExchanges(join(CONTRACT, "examples"))];
    for (const [index, fault] of PLANTED_FAULTS.entries()) {
      if (signal.aborted) break;
      const trial = await tryFault(fault, exchanges, laboratory);
      if (trial.named) named += 1;
      problems.push(...trial.problems.map((problem) => `${fault.name} (${fault.expectedRule}): ${problem}`));
      if ((index + 1) % 50 === 0) logLine(`${index + 1} planted, ${named} named`);
    }
  } finally {
    await laboratory.close();
  }
  return {
    verdict: problems.length === 0 && named === PLANTED_FAULTS.length ? "passed" : "failed",
    bar: BAR,
    figures: [
      { name: "planted", value: String(PLANTED_FAULTS.length) },
      { name: "named", value: String(named) },
      { name: "rules", value: String(new Set(PLANTED_FAULTS.map(({ expectedRule }) => expectedRule)).size) },
    ],
    details: problems,
  };
}

/** Self-test of the conformance kit. */
export const plantedFaults: ProofPart = {
  name: "conformance:planted-faults",
  what: "a provider with planted faults, one after the other, under the conformance kit",
  inputs: [
    "conformance",
    "docs/contract",
    "providers/kit",
    "sandbox",
    "src-adapters/soap",
    "src-domain",
    "scripts/proof/planted-faults.ts",
  ],
  limitMinutes: 10,
  run: runAllFaults,
};

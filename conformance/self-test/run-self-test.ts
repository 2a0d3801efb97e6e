import { CHECKS } from "../checks.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { startForwardingProxy } from "../proxy/forwarding-proxy.ts";
import { toRecordedExchange } from "../recording/record-exchanges.ts";
import { runConformance } from "../run-conformance.ts";
import { tryExchangeFault, type FaultTrial } from "./fault-trial.ts";
import type { PlantedFault } from "./planted-faults/planted-fault.ts";
import { checksOf, findingsWith, tryLiveFault, type FaultLaboratory } from "./try-live-fault.ts";

/** Checks in two runs: the chat has opening hours, the others need the present time. */
const CHECK_RUNS: readonly (readonly string[])[] = [CHECKS.map(({ id }) => id).filter((id) => id !== "chat"), ["chat"]];

/** Runs every check without a fault; returns the ids of the findings. */
export async function findingsWithoutFault(laboratory: FaultLaboratory): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const checks of CHECK_RUNS)
    findings.push(...(await findingsWith(undefined, checks, laboratory)).map(({ id }) => id));
  return findings;
}

/** Runs every check but the chat through a proxy; returns the answered calls, into which faults can be planted. */
export async function recordLaboratory(laboratory: FaultLaboratory): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  const { provider, accounts, contract } = laboratory;
  const proxy = await startForwardingProxy({
    target: provider,
    port: 0,
    addedHeaders: await laboratory.prepareTrial(false),
    answer: async (request, forward) => {
      const startedAt = new Date();
      const response = await forward(request);
      exchanges.push(toRecordedExchange(request, response, new URL(request.path, provider).href, startedAt));
      return response;
    },
  });
  try {
    const [only = []] = CHECK_RUNS;
    await runConformance({ url: proxy.url, accounts, profile: "full", writes: true, contract, only });
  } finally {
    await proxy.close();
  }
  return exchanges.filter(({ operation, response }) => operation !== "" && response?.status === 200);
}

/** A fault of one exchange whose rule looks at one exchange is planted into recorded exchanges, any other one live. */
export const isValidatedByExchange = ({ apply, expectedRule }: PlantedFault): boolean =>
  (apply.kind === "response" || apply.kind === "failure") && checksOf(expectedRule).length === 0;

/** Plants a fault and lets the kit find it. */
export function tryFault(
  fault: PlantedFault,
  exchanges: readonly Exchange[],
  laboratory: FaultLaboratory,
): Promise<FaultTrial> {
  return isValidatedByExchange(fault)
    ? tryExchangeFault(fault, exchanges, laboratory.contract)
    : tryLiveFault(fault, laboratory);
}

import type { TestAccounts } from "../accounts/load-accounts.ts";
import { CHECKS } from "../checks.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import type { Finding } from "../finding.ts";
import { startForwardingProxy, type ForwardingProxyOptions } from "../proxy/forwarding-proxy.ts";
import { runConformance } from "../run-conformance.ts";
import { trialOf, type FaultTrial } from "./fault-trial.ts";
import type { PlantedFaultEffect, PlantedFault } from "./planted-faults/planted-fault.ts";
import { changeForwarded, readServiceCall } from "./planted-faults/service-call.ts";

/** Provider in which faults are planted, and how the kit uses it. */
export interface FaultLaboratory {
  /** Origin of the provider without faults. */
  readonly provider: URL;
  readonly accounts: TestAccounts;
  readonly contract: PublishedContract;
  /** Prepares a provider with data of its own; returns the headers that select it. A chat needs to be open. */
  readonly prepareTrial: (isChat: boolean) => Promise<Readonly<Record<string, string>>>;
}

/** Returns the ids of the checks that try a rule. */
export const checksOf = (rule: string): readonly string[] =>
  CHECKS.filter(({ rules }) => rules.includes(rule)).map(({ id }) => id);

function hooksOf(
  effect: PlantedFaultEffect | undefined,
  expectedOperation: string,
): Pick<ForwardingProxyOptions, "answer" | "passFrame" | "refusesSockets"> {
  switch (effect?.kind) {
    case undefined:
    case "failure":
      return {};
    case "response":
      return {
        answer: async (request, forward) => {
          const response = await forward(request);
          return readServiceCall(request).operation === expectedOperation
            ? changeForwarded(response, effect.change)
            : response;
        },
      };
    case "behaviour": {
      const answer = effect.createAnswer();
      return { answer: (request, forward) => answer(readServiceCall(request), forward) };
    }
    case "no chat":
      return { refusesSockets: true };
    case "chat":
      return { passFrame: effect.createFrames() };
  }
}

/** Runs checks of the kit against the provider, with a fault in front of it. */
export async function findingsWith(
  fault: PlantedFault | undefined,
  checks: readonly string[],
  { provider, accounts, contract, prepareTrial }: FaultLaboratory,
): Promise<readonly Finding[]> {
  const proxy = await startForwardingProxy({
    target: provider,
    port: 0,
    addedHeaders: await prepareTrial(checks.includes("chat")),
    ...hooksOf(fault?.apply, fault?.expectedOperation ?? ""),
  });
  try {
    const report = await runConformance({
      url: proxy.url,
      accounts,
      profile: "full",
      writes: true,
      contract,
      only: checks,
    });
    return report.findings;
  } finally {
    await proxy.close();
  }
}

/** Plants a fault into the provider and runs the checks that try its rule. */
export async function tryLiveFault(fault: PlantedFault, laboratory: FaultLaboratory): Promise<FaultTrial> {
  const checks = checksOf(fault.expectedRule);
  if (checks.length === 0) return { fault, named: false, problems: ["no check tries the rule"] };
  return trialOf(fault, await findingsWith(fault, checks, laboratory));
}

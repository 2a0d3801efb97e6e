import type { PublishedContract } from "../contract/published-contract.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { Finding } from "../finding.ts";
import { validateExchange } from "../validation/validate-exchange.ts";
import type { PlantedFaultEffect, PlantedFault } from "./planted-faults/planted-fault.ts";

/** Result of planting one fault. */
export interface FaultTrial {
  readonly fault: PlantedFault;
  /** The kit names the expected rule and operation. */
  readonly named: boolean;
  /** Findings about something else than the fault, or the reason why the fault could not be planted. */
  readonly problems: readonly string[];
}

/** Groups of rules about a single message: a fault of what the provider does may break them as well. */
const MESSAGE_GROUPS: ReadonlySet<string> = new Set(["http", "response", "schema", "decoding", "values", "refusal"]);

const groupOf = (rule: string): string => rule.split(".", 1)[0] ?? "";

/** Validates what the kit found against what was planted: the expected rule, and nothing of other groups of rules. */
export function trialOf(fault: PlantedFault, findings: readonly Finding[]): FaultTrial {
  const { expectedRule, expectedOperation } = fault;
  const isAboutOperation = ({ operation = "" }: Finding): boolean =>
    expectedOperation === "" || operation === expectedOperation;
  const named = findings.some((finding) => finding.rule === expectedRule && isAboutOperation(finding));
  const group = groupOf(expectedRule);
  const unrelated = findings.filter(
    ({ rule }) =>
      groupOf(rule) !== group && !MESSAGE_GROUPS.has(groupOf(rule)) && fault.alsoBreaks?.includes(rule) !== true,
  );
  return {
    fault,
    named,
    problems: [
      ...(named ? [] : [`not named; found ${findings.map(({ id }) => id).join(", ") || "nothing"}`]),
      ...unrelated.map(({ id }) => `unrelated finding ${id}`),
    ],
  };
}

/** Returns an exchange with the fault in it; `undefined` for one that lacks what the fault changes. */
function withFault(exchange: Exchange, apply: PlantedFaultEffect): Exchange | undefined {
  switch (apply.kind) {
    case "response": {
      const response = exchange.response && apply.change(exchange.response);
      return response && { ...exchange, response };
    }
    case "failure": {
      const isPartial = apply.failure === "truncated" || apply.failure === "too-large";
      return { ...exchange, response: isPartial ? exchange.response : undefined, failure: apply.failure };
    }
    case "behaviour":
    case "chat":
    case "no chat":
      return undefined;
  }
}

/** Plants a fault in the first exchange of its operation that has what it changes, and validates the exchange. */
export async function tryExchangeFault(
  fault: PlantedFault,
  exchanges: readonly Exchange[],
  contract: PublishedContract,
): Promise<FaultTrial> {
  for (const exchange of exchanges) {
    if (exchange.operation !== fault.expectedOperation) continue;
    const changed = withFault(exchange, fault.apply);
    if (changed !== undefined) return trialOf(fault, await validateExchange(changed, contract));
  }
  return { fault, named: false, problems: ["no exchange has what the fault changes"] };
}

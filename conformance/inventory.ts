import type { InventoryRow, OperationState } from "./conformance-report.ts";
import type { PublishedContract } from "./contract/published-contract.ts";
import type { Exchange } from "./exchange/exchange.ts";
import { ProviderAnswer } from "./exchange/provider-answer.ts";
import type { FindingDetails } from "./finding.ts";
import { isValidCall } from "./judge/is-valid-call.ts";
import type { Profile } from "./profile.ts";

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);

function stateOf(answers: readonly ProviderAnswer[]): OperationState {
  if (answers.length === 0) return "not-tried";
  if (answers.some(({ result, isUnsupported }) => result !== undefined && !isUnsupported)) return "supported";
  return answers.some(({ isUnsupported }) => isUnsupported) ? "not-supported" : "failed";
}

/** Compares what the provider supports with the profile of the run. Counts only calls that keep to the contract. */
export function inventoryOf(
  exchanges: readonly Exchange[],
  contract: PublishedContract,
  profile: Profile,
): { readonly rows: readonly InventoryRow[]; readonly findings: readonly FindingDetails[] } {
  const answers = new Map<string, ProviderAnswer[]>();
  for (const exchange of exchanges) {
    if (!isValidCall(exchange, contract)) continue;
    answers.set(exchange.operation, [...(answers.get(exchange.operation) ?? []), new ProviderAnswer(exchange)]);
  }
  const rows = [...contract.operations.keys()].map((operation): InventoryRow => {
    const found = answers.get(operation) ?? [];
    return {
      operation,
      expected: contract.isInProfile(operation, profile),
      state: stateOf(found),
      calls: found.length,
      medianMs: median(found.map(({ exchange }) => exchange.durationMs)),
    };
  });
  const findings = rows.flatMap(({ operation, expected, state }): readonly FindingDetails[] => {
    const found = answers.get(operation)?.[0]?.summary ?? "";
    const requestId = answers.get(operation)?.[0]?.requestId;
    if (expected && state === "not-supported")
      return [
        {
          rule: "operations.supported",
          operation,
          expected: `an operation of the profile ${profile}`,
          found,
          effect: "the portal hides what needs the operation until the session ends",
          requestId,
        },
      ];
    if (!expected && state === "failed")
      return [
        {
          rule: "operations.refused-clearly",
          operation,
          expected: "NOT_SUPPORTED or HTTP 501, or a result",
          found,
          effect: "the portal shows a failure where it could hide the operation",
          requestId,
        },
      ];
    return [];
  });
  return { rows, findings };
}

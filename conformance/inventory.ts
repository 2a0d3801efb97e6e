import type { InventoryRow, OperationState } from "./conformance-report.ts";
import type { PublishedContract } from "./contract/published-contract.ts";
import type { Exchange } from "./exchange/exchange.ts";
import { ProviderAnswer } from "./exchange/provider-answer.ts";
import type { FindingDetails } from "./finding.ts";
import { isValidCall } from "./validation/is-valid-call.ts";
import { isProfile, type Profile } from "./profile.ts";

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);

function stateOf(answers: readonly ProviderAnswer[]): OperationState {
  if (answers.length === 0) return "not-tried";
  if (answers.some(({ result, isUnsupported }) => result !== undefined && !isUnsupported)) return "supported";
  return answers.some(({ isUnsupported }) => isUnsupported) ? "not-supported" : "failed";
}

/** Operations that the provider's getCapabilities names. */
interface Announcement {
  readonly isSupported: (operation: string) => boolean;
  /** True for an exception of the profile. */
  readonly isLacking: (operation: string) => boolean;
}

const NOTHING_ANNOUNCED: Announcement = { isSupported: () => false, isLacking: () => false };

function announcementOf(answer: ProviderAnswer | undefined, contract: PublishedContract): Announcement {
  if (answer?.isData !== true) return NOTHING_ANNOUNCED;
  const named = (list: string): readonly string[] => answer.items(list).map(({ text }) => text.trim());
  const [supports, lacks, profile] = [named("supports"), named("lacks"), answer.text("profile")];
  const isLacking = (operation: string): boolean => lacks.includes(operation);
  return {
    isLacking,
    isSupported: (operation) =>
      !isLacking(operation) &&
      (supports.includes(operation) || (isProfile(profile) && contract.isInProfile(operation, profile))),
  };
}

/**
 * Compares what the provider supports with the profile of the run, but for the exceptions that the provider announces.
 * Counts only calls that keep to the contract.
 */
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
  const { isSupported, isLacking } = announcementOf(
    answers.get("getCapabilities")?.find(({ isData }) => isData),
    contract,
  );
  const rows = [...contract.operations.keys()].map((operation): InventoryRow => {
    const found = answers.get(operation) ?? [];
    return {
      operation,
      expected: contract.isInProfile(operation, profile) && !isLacking(operation),
      state: stateOf(found),
      calls: found.length,
      medianMs: median(found.map(({ exchange }) => exchange.durationMs)),
    };
  });
  const findings = rows.flatMap(({ operation, expected, state }): readonly FindingDetails[] => {
    const found = answers.get(operation)?.[0]?.summary ?? "";
    const requestId = answers.get(operation)?.[0]?.requestId;
    const problems: Pick<FindingDetails, "rule" | "expected" | "effect">[] = [];
    if (expected && state === "not-supported")
      problems.push({
        rule: "operations.supported",
        expected: `an operation of the profile ${profile}`,
        effect: "the portal hides what needs the operation until the session ends",
      });
    if (isSupported(operation) && state === "not-supported")
      problems.push({
        rule: "operations.as-announced",
        expected: "an operation that getCapabilities names as supported",
        effect: "the portal shows what needs the operation, and hides it after the first call",
      });
    if (!expected && state === "failed")
      problems.push({
        rule: "operations.refused-clearly",
        expected: "NOT_SUPPORTED or HTTP 501, or a result",
        effect: "the portal shows a failure where it could hide the operation",
      });
    return problems.map((problem) => ({ ...problem, operation, found, requestId }));
  });
  return { rows, findings };
}

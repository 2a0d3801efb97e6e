import type { Finding } from "./finding.ts";
import type { Profile } from "./profile.ts";

export type OperationState = "supported" | "not-supported" | "failed" | "not-tried";

/** Support of one operation of the contract by a provider. */
export interface InventoryRow {
  readonly operation: string;
  /** The profile of the run includes the operation. */
  readonly expected: boolean;
  readonly state: OperationState;
  readonly calls: number;
  readonly medianMs: number;
}

export type RuleState = "passed" | "failed" | "not-tried";

export interface RuleOutcome {
  readonly rule: string;
  readonly check: string;
  readonly state: RuleState;
  /** Why the rule was not tried; "" otherwise. */
  readonly reason: string;
}

/** Result of a run. It contains no personal data. */
export interface ConformanceReport {
  readonly contractVersion: string;
  readonly rulesVersion: string;
  readonly profile: Profile;
  readonly writes: boolean;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly exchanges: number;
  readonly inventory: readonly InventoryRow[];
  readonly rules: readonly RuleOutcome[];
  /** Each finding once, with the number of places. */
  readonly findings: readonly (Finding & { readonly count: number })[];
  /** Reason why the run ended early; "" otherwise. */
  readonly endedEarly: string;
}

/** Name of the rules by which every response is validated. */
export const RESPONSES = "responses";

/** Merges findings with the same id; keeps the first. */
export function mergeFindings(findings: readonly Finding[]): ConformanceReport["findings"] {
  const merged = new Map<string, Finding & { readonly count: number }>();
  for (const finding of findings) {
    const known = merged.get(finding.id);
    merged.set(finding.id, known === undefined ? { ...finding, count: 1 } : { ...known, count: known.count + 1 });
  }
  return [...merged.values()];
}

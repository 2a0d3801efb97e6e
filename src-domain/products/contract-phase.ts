import type { WarsawDate } from "../shared-kernel/index.ts";

/** Phase of a contract on a day. */
export interface ContractPhase {
  /** True once the contract has ended or been withdrawn from (`hasContractEnded`). */
  readonly isOver: boolean;
  /** True if the contract ends before its commitment, whose countdown then means nothing. */
  readonly endsBeforeCommitment: boolean;
  /** Last day of the fixed term while it runs; `undefined` for a contract without one, or with an end. */
  readonly fixedUntil: WarsawDate | undefined;
}

interface ContractDays {
  readonly end: WarsawDate | undefined;
  readonly commitmentTo: WarsawDate | undefined;
  /** True once the contract has ended or been withdrawn from (`hasContractEnded`), also today. */
  readonly hasEnded: boolean;
}

/**
 * Returns the phase of a contract on `today` (PROD-05). The last day belongs to the contract and to its term, unless
 * the contract has ended on it already.
 */
export function contractPhase({ end, commitmentTo, hasEnded }: ContractDays, today: WarsawDate): ContractPhase {
  return {
    isOver: hasEnded,
    endsBeforeCommitment: end !== undefined && commitmentTo !== undefined && end < commitmentTo,
    fixedUntil: end === undefined && commitmentTo !== undefined && today <= commitmentTo ? commitmentTo : undefined,
  };
}

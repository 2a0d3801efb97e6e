import type { WarsawDate } from "../shared-kernel/index.ts";

/** Phase of a contract on a day. */
export interface ContractPhase {
  /** True after the last day of the contract. */
  readonly isOver: boolean;
  /** True if the contract ends before its commitment, whose countdown then means nothing. */
  readonly endsBeforeCommitment: boolean;
  /** Last day of the fixed term while it runs; `undefined` for a contract without one, or with an end. */
  readonly fixedUntil: WarsawDate | undefined;
}

/** Returns the phase of a contract on `today` (PROD-05). The last day belongs to the contract and to its term. */
export function contractPhase(
  { end, commitmentTo }: { readonly end: WarsawDate | undefined; readonly commitmentTo: WarsawDate | undefined },
  today: WarsawDate,
): ContractPhase {
  return {
    isOver: end !== undefined && end < today,
    endsBeforeCommitment: end !== undefined && commitmentTo !== undefined && end < commitmentTo,
    fixedUntil: end === undefined && commitmentTo !== undefined && today <= commitmentTo ? commitmentTo : undefined,
  };
}

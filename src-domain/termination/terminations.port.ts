import type { Grosze, Result, TransportFailure, WarsawDate } from "../shared-kernel/index.ts";
import type { TerminationContract } from "./termination-contract.ts";
import type { Termination } from "./termination.ts";

/** Contracts that can be terminated, and the terminations of the account. */
export interface Terminations {
  readonly contracts: readonly TerminationContract[];
  readonly terminations: readonly Termination[];
}

/** Termination of a contract, with the end and the cost that the customer saw. */
export interface TerminationOrder {
  readonly idempotencyKey: string;
  readonly contractNumber: string;
  readonly endsOn: WarsawDate;
  readonly cost: Grosze;
}

/**
 * Reason why a contract was not terminated. `terms-changed`: the server computes another end or cost than the customer
 * saw. `porting-arranged`: another operator takes the number over, which ends the contract.
 */
export type TerminationRefusal = {
  readonly kind: "termination-refused";
  readonly code: "unknown-contract" | "already-terminated" | "terms-changed" | "porting-arranged" | "unknown";
};

/** Revocation of a termination. */
export interface RevocationOrder {
  readonly idempotencyKey: string;
  readonly terminationId: string;
}

/** Reason why a termination was not revoked. */
export type RevocationRefusal = {
  readonly kind: "revocation-refused";
  readonly code: "unknown-termination" | "too-late" | "unknown";
};

/** Terminations of contracts by the customer. */
export interface TerminationsPort {
  /** Loads the contracts and terminations of the account (`getTerminations`). */
  load(): Promise<Result<Terminations, TransportFailure>>;
  /** Terminates a contract (`terminateContract`). The same idempotency key terminates it once. */
  terminate(order: TerminationOrder): Promise<Result<Termination, TerminationRefusal | TransportFailure>>;
  /** Revokes a termination (`revokeTermination`). */
  revoke(order: RevocationOrder): Promise<Result<Termination, RevocationRefusal | TransportFailure>>;
}

import type { RevocationRefusal, TerminationRefusal } from "#domain/termination/index.ts";
import type { WriteState } from "#ui/stores/write-command.ts";

/**
 * Reason why a write was not executed. `lost`, `revocationLost`: pressing again is safe. `changed`: end or cost are
 * new. `received`: another tab or an agent has already terminated the contract. `gone`: the server does not know the
 * termination that was to be revoked.
 */
export type TerminationProblem =
  | "lost"
  | "changed"
  | "received"
  | "porting"
  | "refused"
  | "revocationLost"
  | "gone"
  | "tooLate";

type FailedWrite<Refusal> = Extract<WriteState<unknown, Refusal>, { readonly status: "failed" }>;

/** Records, so that a new refusal without a text does not compile. */
const TERMINATION: Readonly<Record<TerminationRefusal["code"], TerminationProblem>> = {
  "unknown-contract": "changed",
  "already-terminated": "received",
  "terms-changed": "changed",
  "porting-arranged": "porting",
  unknown: "refused",
};
const REVOCATION: Readonly<Record<RevocationRefusal["code"], TerminationProblem>> = {
  "unknown-termination": "gone",
  "too-late": "tooLate",
  unknown: "refused",
};

/** Returns the problem of a termination that failed. */
export function terminationProblem({ certainty, failure }: FailedWrite<TerminationRefusal>): TerminationProblem {
  if (certainty === "unknown") return "lost";
  return failure.kind === "termination-refused" ? TERMINATION[failure.code] : "refused";
}

/** Returns the problem of a revocation that failed. */
export function revocationProblem({ certainty, failure }: FailedWrite<RevocationRefusal>): TerminationProblem {
  if (certainty === "unknown") return "revocationLost";
  return failure.kind === "revocation-refused" ? REVOCATION[failure.code] : "refused";
}

/**
 * Returns true if the problem is that the page showed former data: its text depends on whether they are current now.
 */
export function isOfFormerData(problem: TerminationProblem): problem is "changed" | "received" | "gone" {
  return problem === "changed" || problem === "received" || problem === "gone";
}

import { isTryLater, type TransportFailure, type TryLater } from "#domain/shared-kernel/index.ts";
import type { WriteState } from "./write-command.ts";

/** Reason why a submitted form has no receipt. `unknown`: the response was lost, and pressing again is safe. */
export type SubmissionProblem = { readonly kind: "refused" | "failed" | "unknown" } | TryLater;

/**
 * Returns the reason why a form has no receipt; `undefined` unless its write failed. `refusal`: kind of its refusal.
 */
export function submissionProblemOf<Refusal extends { readonly kind: string }>(
  state: WriteState<unknown, Refusal>,
  refusal: Exclude<Refusal["kind"], TransportFailure["kind"]>,
): SubmissionProblem | undefined {
  if (state.status !== "failed") return undefined;
  const { failure, certainty } = state;
  if (isTryLater(failure)) return failure;
  if (certainty === "unknown") return { kind: "unknown" };
  return { kind: failure.kind === refusal ? "refused" : "failed" };
}

import type { TryLater } from "#domain/shared-kernel/index.ts";
import type { Withdrawal, WithdrawalRefusal } from "#domain/withdrawal/index.ts";
import { isTryLater } from "#ui/shared/try-later/try-later-text.ts";
import type { WriteState } from "#ui/stores/write-command.ts";

/** Reason why a statement has no receipt. `unknown`: the response was lost, and pressing again is safe. */
export type WithdrawalProblem = { readonly kind: "refused" | "failed" | "unknown" } | TryLater;

/** Returns the reason why a statement has no receipt; `undefined` unless it failed. */
export function withdrawalProblemOf(state: WriteState<Withdrawal, WithdrawalRefusal>): WithdrawalProblem | undefined {
  if (state.status !== "failed") return undefined;
  const { failure, certainty } = state;
  if (isTryLater(failure)) return failure;
  if (certainty === "unknown") return { kind: "unknown" };
  return { kind: failure.kind === "withdrawal-refused" ? "refused" : "failed" };
}

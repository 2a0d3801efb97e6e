import type { TryLater } from "#domain/shared-kernel/index.ts";
import type { AccessibilityComplaintRefusal, AccessibilityReceipt } from "#domain/support/index.ts";
import { isTryLater } from "#ui/shared/try-later/try-later-text.ts";
import type { WriteState } from "#ui/stores/write-command.ts";

/** Reason why a complaint has no receipt. `unknown`: the response was lost, and pressing again is safe. */
export type AccessibilityProblem = { readonly kind: "refused" | "failed" | "unknown" } | TryLater;

/** Returns the reason why a complaint has no receipt; `undefined` unless it failed. */
export function accessibilityProblemOf(
  state: WriteState<AccessibilityReceipt, AccessibilityComplaintRefusal>,
): AccessibilityProblem | undefined {
  if (state.status !== "failed") return undefined;
  const { failure, certainty } = state;
  if (isTryLater(failure)) return failure;
  if (certainty === "unknown") return { kind: "unknown" };
  return { kind: failure.kind === "accessibility-complaint-refused" ? "refused" : "failed" };
}

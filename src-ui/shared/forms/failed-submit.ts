import type { WriteOutcome } from "#domain/shared-kernel/write.ts";

/**
 * Returns the result of a form whose write is not known to be done. A refusal is a response: the next submission has a
 * new idempotency key.
 */
export function failedSubmit(outcome: Exclude<WriteOutcome<unknown, unknown>, { readonly kind: "done" }> | undefined): {
  readonly kind: "failed";
  readonly answered?: boolean;
} {
  switch (outcome?.kind) {
    case "not-done":
      return { kind: "failed", answered: true };
    case "found-done":
    case "unknown":
    case "cancelled":
    case undefined:
      return { kind: "failed" };
  }
}

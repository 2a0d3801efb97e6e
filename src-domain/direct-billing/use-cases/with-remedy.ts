import type { TransportFailure } from "../../shared-kernel/index.ts";
import type { WriteOutcome } from "../../shared-kernel/write.ts";
import type { BillingRefusal, RemediableRefusal, Remedy } from "../billing-refusal.ts";

/**
 * Replaces the refusal of a write with its remedy (DB-05). `remedyFor` maps a refusal, using the current account. Other
 * failures become `try-later`.
 */
export function withRemedy<Value>(
  outcome: WriteOutcome<Value, BillingRefusal>,
  remedyFor: (refusal: BillingRefusal) => Remedy,
): WriteOutcome<Value, RemediableRefusal> {
  switch (outcome.kind) {
    case "not-done":
      return {
        kind: "not-done",
        failure: { kind: "billing-remedy", remedy: remedyOfFailure(outcome.failure, remedyFor) },
      };
    case "unknown":
      return { kind: "unknown", failure: { kind: "billing-remedy", remedy: "try-later" } };
    case "done":
    case "found-done":
    case "cancelled":
      return outcome;
  }
}

function remedyOfFailure(
  failure: BillingRefusal | TransportFailure,
  remedyFor: (refusal: BillingRefusal) => Remedy,
): Remedy {
  return failure.kind === "billing-refused" ? remedyFor(failure) : "try-later";
}

import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { AccessibilityComplaint, AccessibilityReceipt } from "./accessibility-complaint.ts";

/** `missing-data`: the server requires more, or finds a contact wrong. */
export interface AccessibilityComplaintRefusal {
  readonly kind: "accessibility-complaint-refused";
  readonly code: "missing-data" | "unknown";
}

/** Complaints about accessibility, with or without a session (A11Y-40). */
export interface AccessibilityComplaintsPort {
  /**
   * Registers a complaint (`registerAccessibilityComplaint`) once per idempotency key. The same complaint with another
   * key returns the first receipt.
   */
  register(
    complaint: AccessibilityComplaint & { readonly idempotencyKey: string },
  ): Promise<Result<AccessibilityReceipt, AccessibilityComplaintRefusal | TransportFailure>>;
}

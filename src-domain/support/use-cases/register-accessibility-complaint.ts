import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { AccessibilityComplaint, AccessibilityReceipt } from "../accessibility-complaint.ts";
import type { AccessibilityComplaintRefusal, AccessibilityComplaintsPort } from "../accessibility-complaints.port.ts";

/** Dependencies of `registerAccessibilityComplaint`. */
export interface RegisterAccessibilityComplaintPorts {
  readonly complaints: Pick<AccessibilityComplaintsPort, "register">;
}

/**
 * Registers a complaint about accessibility (A11Y-40). A guest can read no state, so that a lost response is not
 * verified; a resend with the same key returns its receipt. Failures: `accessibility-complaint-refused`.
 */
export function registerAccessibilityComplaint(
  { complaints }: RegisterAccessibilityComplaintPorts,
  complaint: AccessibilityComplaint,
  key: WriteKey,
): Promise<WriteOutcome<AccessibilityReceipt, AccessibilityComplaintRefusal>> {
  return executeWrite<AccessibilityReceipt, AccessibilityComplaintRefusal>(key, {
    content: [complaint],
    send: (idempotencyKey) => complaints.register({ idempotencyKey, ...complaint }),
  });
}

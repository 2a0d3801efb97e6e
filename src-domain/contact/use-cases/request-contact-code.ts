import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { CodeRefusal, ContactChangePort } from "../contact.port.ts";
import { contactKindOf, type ContactFieldName } from "../contact-field.ts";

/** Dependencies of `requestContactCode`. */
export interface RequestContactCodePorts {
  readonly contactChange: Pick<ContactChangePort, "sendToEmail" | "sendToPhone">;
}

/** Changed field and the value that the code confirms. */
export interface ContactCodeRequest {
  readonly field: ContactFieldName;
  readonly value: string;
}

/**
 * Requests the code that confirms a changed phone number or e-mail address (ACC-03). Fails with `code-refused` or a
 * transport failure. No read shows whether a code was sent: after a lost response the outcome is unknown, and a resend
 * sends the same code.
 */
export function requestContactCode(
  { contactChange }: RequestContactCodePorts,
  { field, value }: ContactCodeRequest,
  key: WriteKey,
): Promise<WriteOutcome<"sent", CodeRefusal>> {
  return executeWrite<"sent", CodeRefusal>(key, {
    content: [value],
    send: (idempotencyKey) =>
      contactKindOf(field) === "email"
        ? contactChange.sendToEmail({ idempotencyKey, email: value })
        : contactChange.sendToPhone({ idempotencyKey, phone: value }),
  });
}

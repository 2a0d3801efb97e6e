import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { LoginRefusal } from "../login.errors.ts";
import type { RegistrationPort } from "../registration.port.ts";
import type { Identity } from "../registration.ts";

/** Dependencies of `verifyRegistrationCode`. */
export interface VerifyRegistrationCodePorts {
  readonly registration: Pick<RegistrationPort, "verifyCode">;
}

/**
 * Verifies the code of a registration (LOGIN-04). Resolves with the ticket that creates the account. Fails with a login
 * refusal (LOGIN-06) or a transport failure. No read shows whether the server accepted the code: after a lost response
 * the outcome is unknown, and a resend returns the same ticket.
 */
export function verifyRegistrationCode(
  { registration }: VerifyRegistrationCodePorts,
  { customerNumber, identification, code }: Identity & { readonly code: string },
  key: WriteKey,
): Promise<WriteOutcome<string, LoginRefusal>> {
  return executeWrite<string, LoginRefusal>(key, {
    content: [customerNumber, identification, code],
    send: (idempotencyKey) => registration.verifyCode({ customerNumber, identification, idempotencyKey, code }),
  });
}

import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { LoginRefusal } from "../login.errors.ts";
import type { RegistrationPort, SentRegistrationCode } from "../registration.port.ts";
import type { CodeChannel, Identity } from "../registration.ts";

/** Dependencies of `sendRegistrationCode`. */
export interface SendRegistrationCodePorts {
  readonly registration: Pick<RegistrationPort, "sendCode">;
}

/** Identity of the registering person and the channel of the code. `another`: replaces a sent code. */
export interface RegistrationCodeRequest extends Identity {
  readonly channel: CodeChannel;
  readonly another: boolean;
}

/**
 * Sends the code of a registration (LOGIN-04). Resolves with the times of the code. Fails with a login refusal
 * (LOGIN-06) or a transport failure. No read shows whether a code was sent: after a lost response the outcome is
 * unknown.
 */
export function sendRegistrationCode(
  { registration }: SendRegistrationCodePorts,
  { customerNumber, identification, channel, another }: RegistrationCodeRequest,
  key: WriteKey,
): Promise<WriteOutcome<SentRegistrationCode, LoginRefusal>> {
  return executeWrite<SentRegistrationCode, LoginRefusal>(key, {
    content: [customerNumber, identification, channel, another],
    send: (idempotencyKey) =>
      registration.sendCode({ customerNumber, identification, idempotencyKey, channel, another }),
  });
}

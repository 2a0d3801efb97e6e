import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { LoginRefusal } from "../login.errors.ts";
import type { PasswordResetPort } from "../password-reset.port.ts";

/** Dependencies of `requestResetLink`. */
export interface RequestResetLinkPorts {
  readonly passwordReset: Pick<PasswordResetPort, "requestLink">;
}

/**
 * Requests a link that sets a new password (LOGIN-05). Fails with a login refusal or a transport failure. No read shows
 * whether the link was sent: after a lost response the outcome is unknown, and a resend has no second effect.
 */
export function requestResetLink(
  { passwordReset }: RequestResetLinkPorts,
  login: string,
  key: WriteKey,
): Promise<WriteOutcome<true, LoginRefusal>> {
  return executeWrite<true, LoginRefusal>(key, {
    content: [login],
    send: (idempotencyKey) => passwordReset.requestLink({ idempotencyKey, login }),
  });
}

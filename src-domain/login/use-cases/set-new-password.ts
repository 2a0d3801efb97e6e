import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { LoginRefusal } from "../login.errors.ts";
import type { PasswordResetPort } from "../password-reset.port.ts";
import { isLinkUsed } from "../password-reset.ts";

/** Dependencies of `setNewPassword`. */
export interface SetNewPasswordPorts {
  readonly passwordReset: Pick<PasswordResetPort, "setPassword" | "checkToken">;
}

/** The response was lost, and checking the link failed too. */
export interface UnverifiedLink {
  readonly kind: "outcome-unknown";
}

/**
 * Sets a new password by a link (LOGIN-05). Fails with a login refusal or a transport failure. After a lost response it
 * checks the link, which works once: a used link has set this password. If the link is still valid, the outcome is
 * unknown with the transport failure; if the check failed, with `outcome-unknown`.
 */
export async function setNewPassword(
  { passwordReset }: SetNewPasswordPorts,
  { token, password }: { readonly token: string; readonly password: string },
  key: WriteKey,
): Promise<WriteOutcome<true, LoginRefusal | UnverifiedLink>> {
  let isUsed: boolean | undefined;
  const outcome = await executeWrite<true, LoginRefusal>(key, {
    content: [token, password],
    send: (idempotencyKey) => passwordReset.setPassword({ idempotencyKey, token, password }),
    verifyApplied: async () => {
      const link = await passwordReset.checkToken(token);
      if (link.ok) isUsed = false;
      else if (isLinkUsed(link.failure)) isUsed = true;
      return isUsed;
    },
  });
  return outcome.kind === "unknown" && isUsed === undefined
    ? { kind: "unknown", failure: { kind: "outcome-unknown" } }
    : outcome;
}

import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { PasswordCode, SettingsRefusal } from "../settings-refusal.ts";
import type { PasswordChange, SignInPort } from "../sign-in.port.ts";

/** Dependencies of `changePassword`. */
export interface ChangePasswordPorts {
  readonly signIn: Pick<SignInPort, "changePassword">;
}

/**
 * Changes the password (SET-01). Fails with `settings-refused` or a transport failure. No query shows the password in
 * force, so the outcome of a lost response is unknown; a resend is safe.
 */
export function changePassword(
  { signIn }: ChangePasswordPorts,
  { current, next }: Omit<PasswordChange, "idempotencyKey">,
  key: WriteKey,
): Promise<WriteOutcome<"changed", SettingsRefusal<PasswordCode>>> {
  return executeWrite<"changed", SettingsRefusal<PasswordCode>>(key, {
    content: [current, next],
    send: (idempotencyKey) => signIn.changePassword({ idempotencyKey, current, next }),
  });
}

import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { LoginCode, SettingsRefusal } from "../settings-refusal.ts";
import type { SignInPort } from "../sign-in.port.ts";

/** Dependencies of `changeLogin`. */
export interface ChangeLoginPorts {
  readonly signIn: Pick<SignInPort, "changeLogin">;
  /** Re-reads the login name in force; resolves with `undefined` when it could not be read. */
  readonly reloadLogin: () => Promise<string | undefined>;
}

/**
 * Changes the login name, without spaces around it (SET-01). Resolves with the name in force. Fails with
 * `settings-refused`, or with a transport failure. After a lost response it re-reads the name.
 */
export function changeLogin(
  { signIn, reloadLogin }: ChangeLoginPorts,
  typed: string,
  key: WriteKey,
): Promise<WriteOutcome<string, SettingsRefusal<LoginCode>>> {
  const login = typed.trim();
  return executeWrite<string, SettingsRefusal<LoginCode>>(key, {
    content: [login],
    send: (idempotencyKey) => signIn.changeLogin({ idempotencyKey, login }),
    verifyApplied: async () => (await reloadLogin()) === login,
  });
}

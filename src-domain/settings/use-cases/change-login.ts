import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { LoginCode, SettingsRefusal } from "../settings-refusal.ts";
import type { SignInPort } from "../sign-in.port.ts";

/** Dependencies of `changeLogin`. */
export interface ChangeLoginPorts {
  readonly signIn: Pick<SignInPort, "changeLogin">;
  /** Re-reads the login name in force. Resolves with `undefined` when the read fails. */
  readonly reloadLogin: () => Promise<string | undefined>;
}

/**
 * Changes the login name, trimmed (SET-01). Resolves with the name in force. Re-reads the name after a lost response.
 * Fails with `settings-refused` or a transport failure.
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

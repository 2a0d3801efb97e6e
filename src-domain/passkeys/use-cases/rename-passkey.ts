import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { Passkey, PasskeyRefusal } from "../passkey.ts";
import type { PasskeysPort } from "../passkeys.port.ts";

/** Dependencies of `renamePasskey`. */
export interface RenamePasskeyPorts {
  readonly passkeys: Pick<PasskeysPort, "rename">;
  /** Re-reads the passkeys. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<readonly Passkey[] | undefined>;
}

/**
 * Renames a passkey; the name is trimmed (KEY-01). After a lost response it counts as renamed if it has the name. Fails
 * with `passkey-refused` or a transport failure.
 */
export function renamePasskey(
  { passkeys, reload }: RenamePasskeyPorts,
  { id, name: typed }: { readonly id: string; readonly name: string },
  key: WriteKey,
): Promise<WriteOutcome<Passkey, PasskeyRefusal>> {
  const name = typed.trim();
  return executeWrite<Passkey, PasskeyRefusal>(key, {
    content: [id, name],
    send: (idempotencyKey) => passkeys.rename({ idempotencyKey, id, name }),
    verifyApplied: async () => (await reload())?.some((passkey) => passkey.id === id && passkey.name === name),
  });
}

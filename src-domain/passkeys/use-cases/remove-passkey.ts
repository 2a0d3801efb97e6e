import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { Passkey } from "../passkey.ts";
import type { PasskeysPort } from "../passkeys.port.ts";

/** Dependencies of `removePasskey`. */
export interface RemovePasskeyPorts {
  readonly passkeys: Pick<PasskeysPort, "remove">;
  /** Re-reads the passkeys. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<readonly Passkey[] | undefined>;
}

/**
 * Removes a passkey (KEY-01). After a lost response it counts as removed if it is no longer listed. Fails with a
 * transport failure.
 */
export function removePasskey(
  { passkeys, reload }: RemovePasskeyPorts,
  id: string,
  key: WriteKey,
): Promise<WriteOutcome<"removed", never>> {
  return executeWrite<"removed", never>(key, {
    content: [id],
    send: (idempotencyKey) => passkeys.remove({ idempotencyKey, id }),
    verifyApplied: async () => (await reload())?.every((passkey) => passkey.id !== id),
  });
}

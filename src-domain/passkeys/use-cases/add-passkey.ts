import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { AuthenticatorPort } from "../authenticator.port.ts";
import type { AuthenticatorFailure, Passkey, PasskeyRefusal } from "../passkey.ts";
import type { PasskeysPort } from "../passkeys.port.ts";

/** Dependencies of `addPasskey`. */
export interface AddPasskeyPorts {
  readonly passkeys: Pick<PasskeysPort, "creationOptions" | "save">;
  readonly authenticator: Pick<AuthenticatorPort, "create">;
  /** Re-reads the passkeys. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<readonly Passkey[] | undefined>;
}

type AddPasskeyFailure = PasskeyRefusal | AuthenticatorFailure;

/**
 * Creates a passkey on the device and saves it under a trimmed name (KEY-01). After a lost response it counts as saved
 * if one more is listed. Fails with `passkey-refused`, `authenticator-failed` or a transport failure.
 */
export async function addPasskey(
  { passkeys, authenticator, reload }: AddPasskeyPorts,
  { name, known }: { readonly name: string; readonly known: readonly Passkey[] },
  key: WriteKey,
): Promise<WriteOutcome<Passkey, AddPasskeyFailure>> {
  const issued = await passkeys.creationOptions();
  // Nothing was sent to be saved yet.
  if (!issued.ok)
    return issued.failure.kind === "aborted" ? { kind: "cancelled" } : { kind: "not-done", failure: issued.failure };
  const { challengeId, options } = issued.value;
  const created = await authenticator.create(options);
  if (!created.ok) return { kind: "not-done", failure: created.failure };
  const content = { challengeId, name: name.trim(), passkey: created.value };
  return executeWrite<Passkey, AddPasskeyFailure>(key, {
    content: [content],
    send: (idempotencyKey) => passkeys.save({ idempotencyKey, ...content }),
    verifyApplied: async () =>
      (await reload())?.some(({ id }) => known.every((former) => former.id !== id)) === true ? true : undefined,
  });
}

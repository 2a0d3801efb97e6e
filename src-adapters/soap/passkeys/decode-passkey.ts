import type { Passkey, PasskeyOptions } from "#domain/passkeys/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** Decodes a passkey; `undefined` only without an id: the customer could not remove a passkey that is left out. */
export function decodePasskey(item: Fields): Passkey | undefined {
  const id = item.optionalText("id");
  if (id === undefined) return undefined;
  return {
    id,
    name: item.optionalText("name"),
    createdAt: item.instant("createdAt"),
    lastUsedAt: item.instant("lastUsedAt") ?? (item.optionalText("lastUsedAt") === undefined ? undefined : "unknown"),
    isCurrent: item.optionalFlag("isCurrent") ?? false,
  };
}

/** Decodes a challenge; `undefined` without its id or options. */
export function decodePasskeyOptions(data: Fields): PasskeyOptions | undefined {
  const [challengeId, options] = [data.optionalText("challengeId"), data.optionalText("options")];
  return challengeId === undefined || options === undefined ? undefined : { challengeId, options };
}

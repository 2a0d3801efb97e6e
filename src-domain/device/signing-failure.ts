import type { BridgeFailure } from "./device.ts";

/**
 * Reason why a key signed nothing.
 *
 * - `by-owner`: the owner refused, or the fingerprint did not match. The key stays valid.
 * - `key-lost`: the key no longer exists, for example after a new fingerprint or face was added.
 * - `no-answer`: unknown; a retry may help.
 */
export type SigningFailure = "by-owner" | "key-lost" | "no-answer";

/** Maps a bridge failure of signing to its reason (WRAP-03). */
export function signingFailureOf({ why }: BridgeFailure): SigningFailure {
  switch (why) {
    case "declined":
      return "by-owner";
    case "unable":
      return "key-lost";
    case "no-device":
    case "silent":
    case "broken":
      return "no-answer";
  }
}

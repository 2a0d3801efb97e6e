import type { BridgeFailure } from "./device.ts";

/**
 * What it means for a way in that its key has signed nothing.
 *
 * - `by-owner`: its owner did not want to, or it was not their finger. The key is as it was.
 * - `key-lost`: there is no such key any more: another finger or face was added. It never signs again.
 * - `no-answer`: nobody knows; the next try may do.
 */
export type SigningFailure = "by-owner" | "key-lost" | "no-answer";

/** Why a key that was there when it was offered has signed nothing (WRAP-03). */
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

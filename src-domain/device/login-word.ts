import type { KeyUse } from "./device.ts";

/**
 * The one thing that the login page says of the device.
 *
 * - `byItself`: it is logging in.
 * - `problem`: why the try that was just made let nobody in.
 * - `declined`: the same where its owner did not want to, or it was not their finger.
 * - `awaited`: a notification is shown behind the login; `awaitedLost`: and a key is gone.
 * - `lost`: a key is gone, which is why its button is.
 */
export type LoginWord = "byItself" | "problem" | "declined" | "awaited" | "awaitedLost" | "lost";

/** What there might be to say. */
export interface LoginMoment {
  readonly busy: KeyUse | undefined;
  /** What became of the last try; `undefined` before the first, and while another one is under way. */
  readonly failed: "problem" | "declined" | undefined;
  /** A notification waits for somebody to log in. */
  readonly isAwaited: boolean;
  readonly isKeyLost: boolean;
}

/**
 * Which of it is said: what is going on now, then what came of what was just pressed, then what the customer came for,
 * then why something is missing.
 * `undefined`: nothing, and whatever led here may say why. Where there is a word, that is silent: "you are logged out"
 * helps nobody who wants in (WRAP-03, ROUTE-08).
 */
export function loginWord({ busy, failed, isAwaited, isKeyLost }: LoginMoment): LoginWord | undefined {
  if (busy === "automatic") return "byItself";
  if (failed !== undefined) return failed;
  if (isAwaited) return isKeyLost ? "awaitedLost" : "awaited";
  return isKeyLost ? "lost" : undefined;
}

import type { KeyUse } from "#domain/device/index.ts";

/**
 * Single message about the device on the login page.
 * - `byItself`: the automatic login is running.
 * - `problem`: the last attempt failed.
 * - `declined`: the owner declined, or the fingerprint did not match.
 * - `awaited`: a tapped notification opens after the login; `awaitedLost`: and a key of the device is gone.
 * - `lost`: a key of the device is gone, which is why its button is missing.
 */
export type DeviceLoginMessage = "automaticLogin" | "problem" | "declined" | "awaited" | "awaitedLost" | "lost";

/** Facts that the message depends on. */
export interface DeviceLoginMessageFacts {
  readonly runningKeyUse: KeyUse | undefined;
  /** Outcome of the last attempt; `undefined` before the first one and during the next one. */
  readonly failed: "problem" | "declined" | undefined;
  /** True if a tapped notification waits for the login. */
  readonly isAwaited: boolean;
  readonly isKeyLost: boolean;
}

/**
 * Returns the message with the highest priority: the running login, the last failure, the waiting notification, the
 * lost key. It replaces the "you are logged out" notice (WRAP-03, ROUTE-08).
 */
export function deviceLoginMessage({
  runningKeyUse,
  failed,
  isAwaited,
  isKeyLost,
}: DeviceLoginMessageFacts): DeviceLoginMessage | undefined {
  if (runningKeyUse === "automatic") return "automaticLogin";
  if (failed !== undefined) return failed;
  if (isAwaited) return isKeyLost ? "awaitedLost" : "awaited";
  return isKeyLost ? "lost" : undefined;
}

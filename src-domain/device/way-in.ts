import type { Biometry, KeyUse } from "./device.ts";

/** Whether anybody can come in this way: where no finger and no face is set up, none can be shown (WRAP-03). */
export function isOpen(use: KeyUse, biometry: Biometry): boolean {
  return use === "automatic" || biometry !== "none";
}

/**
 * Whether a way in is on: where the device has the key, and the provider takes it (SET-03). One that says no is enough to know that it is not;
 * `undefined` where nobody says no, and somebody has not said anything.
 */
export function isWayOn(hasKey: boolean | undefined, isTaken: boolean | undefined): boolean | undefined {
  if (hasKey === false || isTaken === false) return false;
  return hasKey === undefined || isTaken === undefined ? undefined : true;
}

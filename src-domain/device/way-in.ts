import type { Biometry, KeyUse, PushState } from "./device.ts";

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

/** What is offered to be done with a way in. Of one that nobody told is only asked again: switching it on would replace a key that may be good. */
export function wayDeed(isOn: boolean | undefined): "check" | "turnOff" | "turnOn" {
  if (isOn === undefined) return "check";
  return isOn ? "turnOff" : "turnOn";
}

/** Whether a way in is shown: where it is open, and where it may still be on, so that it can be switched off. */
export function isWayShown(use: KeyUse, biometry: Biometry, isOn: boolean | undefined): boolean {
  return isOpen(use, biometry) || isOn !== false;
}

/**
 * What is offered to be done about notifications; `undefined` where there is nothing, or only the phone's own settings can do it.
 *
 * @param isUntold whether they are allowed, and the provider may not have heard of it
 */
export function pushDeed(push: PushState | undefined, isUntold: boolean): "check" | "allow" | "again" | undefined {
  switch (push) {
    case undefined: return "check";
    case "unasked": return "allow";
    case "granted": return isUntold ? "again" : undefined;
    case "denied": return undefined;
  }
}

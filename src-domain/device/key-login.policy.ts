import type { Biometry, KeyUse, PushState } from "./device.ts";

/** Whether anybody can come in this way: where no finger and no face is set up, none can be shown (WRAP-03). */
export function isKeyUseAvailable(use: KeyUse, biometry: Biometry): boolean {
  return use === "automatic" || biometry !== "none";
}

/** What there is to know before a device logs in without being asked to. */
export interface AutomaticLoginConditions {
  /** The app has just been opened, and nobody was logged in since. */
  readonly isFreshlyOpened: boolean;
  /** The customer who was in last has logged out. */
  readonly hasLeft: boolean;
  /** Somebody is typing a login: perhaps another one. */
  readonly isTyping: boolean;
}

/**
 * Whether a device that can does log in by itself: never over a logout, which holds until somebody logs in (WRAP-03,
 * SESS-06). A session that ran out is none.
 */
export function shouldLogInAutomatically({ isFreshlyOpened, hasLeft, isTyping }: AutomaticLoginConditions): boolean {
  return isFreshlyOpened && !hasLeft && !isTyping;
}

/**
 * Whether a way in is on: where the device has the key, and the provider takes it (SET-03). One that says no is enough
 * to know that it is not;
 * `undefined` where nobody says no, and somebody has not said anything.
 */
export function isKeyLoginOn(hasKey: boolean | undefined, isAccepted: boolean | undefined): boolean | undefined {
  if (hasKey === false || isAccepted === false) return false;
  return hasKey === undefined || isAccepted === undefined ? undefined : true;
}

/**
 * Whether the provider lets somebody in by a key that this device has lost: nobody can come in so, until it is made
 * anew or switched off (SET-03).
 */
export function isKeyMissingOnDevice(hasKey: boolean | undefined, isAccepted: boolean | undefined): boolean {
  return hasKey === false && isAccepted === true;
}

/**
 * What is offered to be done with a way in. Of one that nobody told is only asked again: switching it on would replace
 * a key that may be good.
 */
export function keyLoginAction(isOn: boolean | undefined): "check" | "turnOff" | "turnOn" {
  if (isOn === undefined) return "check";
  return isOn ? "turnOff" : "turnOn";
}

/**
 * Whether a way in is shown: where it is open, and where it may still be on, or is at the provider's, so that it can be
 * switched off.
 */
export function isKeyLoginShown(
  use: KeyUse,
  biometry: Biometry,
  { isOn, isLost }: { readonly isOn: boolean | undefined; readonly isLost: boolean },
): boolean {
  return isKeyUseAvailable(use, biometry) || isOn !== false || isLost;
}

/**
 * What is offered to be done about notifications; `undefined` where there is nothing, or only the phone's own settings
 * can do it.
 *
 * @param isUnreported whether they are allowed, and the provider may not have heard of it
 */
export function pushAction(
  push: PushState | undefined,
  isUnreported: boolean,
): "check" | "allow" | "again" | undefined {
  switch (push) {
    case undefined:
      return "check";
    case "unasked":
      return "allow";
    case "granted":
      return isUnreported ? "again" : undefined;
    case "denied":
      return undefined;
  }
}

import type { Biometry, KeyUse, PushState } from "./device.ts";

/** Returns true if the device supports this use: a biometric login needs a fingerprint or face (WRAP-03). */
export function isKeyUseAvailable(use: KeyUse, biometry: Biometry): boolean {
  return use === "automatic" || biometry !== "none";
}

/** Conditions for an automatic login. */
export interface AutomaticLoginConditions {
  /** True if the native app has just been opened and no login has happened since. */
  readonly isFreshlyOpened: boolean;
  /** True if the last customer logged out. */
  readonly hasLoggedOut: boolean;
  /** True while the user types a login, which may be another one. */
  readonly isTyping: boolean;
}

/**
 * Returns true if to log in automatically. Never after a logout, until the next login (WRAP-03, SESS-06); an expired
 * session is not a logout.
 */
export function shouldLogInAutomatically({
  isFreshlyOpened,
  hasLoggedOut,
  isTyping,
}: AutomaticLoginConditions): boolean {
  return isFreshlyOpened && !hasLoggedOut && !isTyping;
}

/**
 * Returns true if a key login is on: the device has the key and the server accepts it (SET-03). One "no" is enough for
 * `false`; `undefined` if the state is unknown.
 */
export function isKeyLoginOn(hasKey: boolean | undefined, isAccepted: boolean | undefined): boolean | undefined {
  if (hasKey === false || isAccepted === false) return false;
  return hasKey === undefined || isAccepted === undefined ? undefined : true;
}

/**
 * Returns true if the server accepts a key that this device has lost. The login fails until it is enabled again or
 * disabled (SET-03).
 */
export function isKeyMissingOnDevice(hasKey: boolean | undefined, isAccepted: boolean | undefined): boolean {
  return hasKey === false && isAccepted === true;
}

/**
 * Returns the action offered for a key login. With an unknown state it only checks again, because enabling would
 * replace a key that may be valid.
 */
export function keyLoginAction(isOn: boolean | undefined): "check" | "turnOff" | "turnOn" {
  if (isOn === undefined) return "check";
  return isOn ? "turnOff" : "turnOn";
}

/** Returns true if a key login is shown: if it is available, may be on, or must be disabled at the server. */
export function isKeyLoginShown(
  use: KeyUse,
  biometry: Biometry,
  { isOn, isLost }: { readonly isOn: boolean | undefined; readonly isLost: boolean },
): boolean {
  return isKeyUseAvailable(use, biometry) || isOn !== false || isLost;
}

/**
 * Returns the action offered for notifications; `undefined` if there is none, or only the phone's settings can change
 * it.
 *
 * @param isUnreported true if they are allowed but the server may not know it
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

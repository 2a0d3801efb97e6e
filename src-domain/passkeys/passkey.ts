import type { Instant } from "../shared-kernel/index.ts";

/** Passkey that the customer has saved. */
export interface Passkey {
  readonly id: string;
  /** `undefined` if unknown. */
  readonly name: string | undefined;
  /** `undefined` if unknown. */
  readonly createdAt: Instant | undefined;
  /** `undefined` if it was never used; `unknown` if the time could not be read. */
  readonly lastUsedAt: Instant | "unknown" | undefined;
  /** True if the session was opened with it. */
  readonly isCurrent: boolean;
}

/** Maximum number of passkeys of a login. */
export const MAX_PASSKEYS = 10;

/** Maximum length of a passkey's name. */
export const MAX_PASSKEY_NAME_LENGTH = 40;

export const PASSKEY_CODES = [
  "challenge-over",
  "not-possible",
  "limit-passkeys",
  "missing-data",
  "unknown-passkey",
] as const;
/** Reason why the server does not change passkeys. */
export type PasskeyCode = (typeof PASSKEY_CODES)[number];

/**
 * Reason why the device gave no passkey. `declined`: the customer cancelled, or waited too long. `exists`: the device
 * has a passkey of this login. `unavailable`: the device or the page cannot do it.
 */
export type AuthenticatorCode = "declined" | "exists" | "unavailable";

/** The device gave no passkey. */
export interface AuthenticatorFailure {
  readonly kind: "authenticator-failed";
  readonly code: AuthenticatorCode;
}

/** The server refused a change of passkeys. */
export interface PasskeyRefusal {
  readonly kind: "passkey-refused";
  readonly code: PasskeyCode | "unknown";
}

/** Challenge of the server. `options` are for the device and have no meaning for the portal. */
export interface PasskeyOptions {
  readonly challengeId: string;
  readonly options: string;
}

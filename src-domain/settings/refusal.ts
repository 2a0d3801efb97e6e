import type { Instant } from "../shared-kernel/index.ts";

/** Why the provider did not change a setting. `until`: nothing more is taken before then. */
export interface SettingsRefusal<Code extends string> {
  readonly kind: "settings-refused";
  readonly code: Code | "UNKNOWN";
  readonly until: Instant | undefined;
}

export const LOGIN_CODES = ["LOGIN_USED", "INVALID_LOGIN"] as const;
export type LoginCode = (typeof LOGIN_CODES)[number];

export const PASSWORD_CODES = ["BAD_CREDENTIALS", "LOCKED", "MISSING_DATA"] as const;
export type PasswordCode = (typeof PASSWORD_CODES)[number];

export const TOKEN_CODES = ["NOT_POSSIBLE", "SMS_TIME_LIMIT"] as const;
export type TokenCode = (typeof TOKEN_CODES)[number];

export const TRUST_CODES = ["LIMIT_DEVICES", "NOT_POSSIBLE", "MISSING_DATA"] as const;
export type TrustCode = (typeof TRUST_CODES)[number];

export const DEVICE_CODES = ["UNKNOWN_DEVICE", "MISSING_DATA", "NOT_POSSIBLE"] as const;
export type DeviceCode = (typeof DEVICE_CODES)[number];

export const ACCOUNTS_CODES = ["UNKNOWN_CONTEXT"] as const;
export type AccountsCode = (typeof ACCOUNTS_CODES)[number];

/** A refusal by the provider's code; one that nobody knows is `UNKNOWN`. */
export function settingsRefusal<Code extends string>(
  codes: readonly Code[],
  code: string,
  until?: Instant,
): SettingsRefusal<Code> {
  return { kind: "settings-refused", code: codes.find((known) => known === code) ?? "UNKNOWN", until };
}

import type { Instant } from "../shared-kernel/index.ts";

/** Refusal of a change of settings. `until`: time before which the server accepts no other attempt. */
export interface SettingsRefusal<Code extends string> {
  readonly kind: "settings-refused";
  readonly code: Code | "unknown";
  readonly until: Instant | undefined;
}

export const LOGIN_CODES = ["login-used", "invalid-login"] as const;
export type LoginCode = (typeof LOGIN_CODES)[number];

export const PASSWORD_CODES = ["bad-credentials", "locked", "missing-data", "common-password"] as const;
export type PasswordCode = (typeof PASSWORD_CODES)[number];

export const TOKEN_CODES = ["not-possible", "sms-time-limit"] as const;
export type TokenCode = (typeof TOKEN_CODES)[number];

export const TRUST_CODES = ["limit-devices", "not-possible", "missing-data"] as const;
export type TrustCode = (typeof TRUST_CODES)[number];

export const DEVICE_CODES = ["unknown-device", "missing-data", "not-possible"] as const;
export type DeviceCode = (typeof DEVICE_CODES)[number];

export const RECOVERY_CODES_CODES = ["not-possible"] as const;
export type RecoveryCodesCode = (typeof RECOVERY_CODES_CODES)[number];

export const ACCOUNTS_CODES = ["unknown-context"] as const;
export type AccountsCode = (typeof ACCOUNTS_CODES)[number];

/** Creates a refusal from the server's code; an unlisted code becomes `unknown`. */
export function settingsRefusal<Code extends string>(
  codes: readonly Code[],
  code: string,
  until?: Instant,
): SettingsRefusal<Code> {
  return { kind: "settings-refused", code: codes.find((known) => known === code) ?? "unknown", until };
}

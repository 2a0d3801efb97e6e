import type { Instant, WarsawDate } from "../shared-kernel/index.ts";

/** Second factor required after the password. */
export type FactorKind = "none" | "sms" | "app";

/** Device that logs in without a code (LOGIN-09). */
export interface TrustedDevice {
  readonly id: string;
  readonly name: string;
  /** True for the device in use. */
  readonly isCurrent: boolean;
  /** `undefined` if unknown. */
  readonly createdAtDay: WarsawDate | undefined;
  /** Time in Warsaw, "18:05"; `undefined` if unknown. */
  readonly createdAtHour: string | undefined;
  readonly serialNumber: string;
}

export interface SecondFactor {
  readonly kind: FactorKind;
  /** Masked; only with `sms`. */
  readonly phone: string | undefined;
  /** Newest first. */
  readonly devices: readonly TrustedDevice[];
  /** Unused recovery codes; absent if none were made (KEY-08). */
  readonly recoveryCodesLeft?: number | undefined;
}

/** Masked number that can receive a code. */
export interface CodePhone {
  readonly phoneId: string;
  readonly phone: string;
}

/** Second factor to set. */
export type FactorChange =
  | { readonly kind: "app" }
  | { readonly kind: "sms"; readonly phoneId: string }
  | { readonly kind: "none" };

/** Change that must be confirmed. */
export interface SetupToken {
  readonly tokenId: string;
  /** Key of an authenticator app, as text to type and as a URI to scan. */
  readonly key: { readonly secret: string; readonly uri: string } | undefined;
  /** Masked number that the code was sent to, and the earliest time for another one. */
  readonly sent: { readonly phone: string; readonly againAt: Instant } | undefined;
}

export const CONFIRM_STATUSES = ["ok", "wrong-code", "expired", "limit-2fa"] as const;
/** Status of a code, from the server (`status2FA`). */
export type ConfirmStatus = (typeof CONFIRM_STATUSES)[number];

/** Maximum number of trusted devices (SET-02). */
export const MAX_TRUSTED_DEVICES = 5;

/** Returns the reason why this device cannot be trusted now; `undefined` when it can. */
export function trustDenialReason({
  kind,
  devices,
}: SecondFactor): "no-factor" | "trusted-already" | "limit" | undefined {
  if (kind === "none") return "no-factor";
  if (devices.some(({ isCurrent }) => isCurrent)) return "trusted-already";
  return devices.length >= MAX_TRUSTED_DEVICES ? "limit" : undefined;
}

/** Formats a key in groups of four characters. */
export function groupedKey(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/gu, "$1 ");
}

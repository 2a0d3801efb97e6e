import type { Instant, WarsawDate } from "../shared-kernel/index.ts";

/** What is asked for after the password. */
export type FactorKind = "none" | "sms" | "app";

/** A device that need not say a code (LOGIN-09). */
export interface TrustedDevice {
  readonly id: string;
  readonly name: string;
  /** It is the one that is used now. */
  readonly isCurrent: boolean;
  readonly createdAtDay: WarsawDate;
  /** "18:05", in Warsaw. */
  readonly createdAtHour: string;
  readonly serialNumber: string;
}

export interface SecondFactor {
  readonly kind: FactorKind;
  /** Masked; with `sms`. */
  readonly phone: string | undefined;
  /** The newest first. */
  readonly devices: readonly TrustedDevice[];
}

/** A number that takes a code, masked. */
export interface CodePhone {
  readonly phoneId: string;
  readonly phone: string;
}

/** What the customer wants to be asked for from now on. */
export type FactorChange =
  | { readonly kind: "app" }
  | { readonly kind: "sms"; readonly phoneId: string }
  | { readonly kind: "none" };

/** A change that waits to be confirmed. */
export interface SetupToken {
  readonly tokenId: string;
  /** The key of an authenticator app, to be typed, and as it is scanned. */
  readonly key: { readonly secret: string; readonly uri: string } | undefined;
  /** Where a code was sent, masked, and when another may be asked for. */
  readonly sent: { readonly phone: string; readonly againAt: Instant } | undefined;
}

export const CONFIRM_STATUSES = ["ok", "wrong-code", "expired", "limit-2fa"] as const;
/** How the provider answers a code (`status2FA`). */
export type ConfirmStatus = (typeof CONFIRM_STATUSES)[number];

/** So many devices may be trusted (SET-02). */
export const MAX_TRUSTED_DEVICES = 5;

/** Why this device cannot be trusted now; `undefined` when it can be. */
export function trustDenialReason({
  kind,
  devices,
}: SecondFactor): "no-factor" | "trusted-already" | "limit" | undefined {
  if (kind === "none") return "no-factor";
  if (devices.some(({ isCurrent }) => isCurrent)) return "trusted-already";
  return devices.length >= MAX_TRUSTED_DEVICES ? "limit" : undefined;
}

/** A key in groups of four, as it is read out and typed. */
export function groupedKey(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/gu, "$1 ");
}

import type { Instant } from "../shared-kernel/index.ts";

/** Maximum number of trusted devices (LOGIN-09). */
const TRUSTED_DEVICES = 5;

/** Second factor requested after a correct password (LOGIN-03). */
export type SecondFactorChallenge = {
  /** Id of the login attempt; it replaces the password. */
  readonly challengeId: string;
  /** Number of devices that this customer already trusts. */
  readonly trustedDevices: number;
  /** Options to sign with a passkey instead of the code, once; absent without one (KEY-04). */
  readonly passkeyOptions?: string | undefined;
  /** Recovery codes that may be used instead of the code; none if absent (KEY-07). */
  readonly recoveryCodesLeft?: number | undefined;
} &
  /** A code was sent to the masked `phone`. Another can be requested from `againAt` on. */
  (
    | { readonly factor: "sms"; readonly phone: string; readonly validUntil: Instant; readonly againAt: Instant }
    /** Code of the customer's authenticator app. */
    | { readonly factor: "app" }
  );

/** Returns true if another device may be trusted (LOGIN-09). */
export function canTrustDevice({ trustedDevices }: Pick<SecondFactorChallenge, "trustedDevices">): boolean {
  return trustedDevices < TRUSTED_DEVICES;
}

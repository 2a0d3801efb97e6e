import type { Instant } from "../shared-kernel/index.ts";

/** So many devices may skip the second factor (LOGIN-09). */
const TRUSTED_DEVICES = 5;

/** What the provider asks for after a right password (LOGIN-03). */
export type Challenge = {
  /** Names this attempt to log in; stands for the password that was right. */
  readonly challengeId: string;
  /** How many devices this customer trusts already. */
  readonly trustedDevices: number;
} &
  /** A code was sent to `phone`, which is masked. Another may be asked for from `againAt` on. */
  (
    | { readonly factor: "sms"; readonly phone: string; readonly validUntil: Instant; readonly againAt: Instant }
    /** A code of the customer's authenticator app. */
    | { readonly factor: "app" }
  );

/** Whether one more device may be trusted (LOGIN-09). */
export function canTrustDevice({ trustedDevices }: Pick<Challenge, "trustedDevices">): boolean {
  return trustedDevices < TRUSTED_DEVICES;
}

import type { DeviceFacts } from "./device-facts.ts";
import type { Biometry } from "./device.ts";

/** Logins and notifications that this phone still lacks (APP-02). */
export interface DeviceOffer {
  /** Biometry for the login; `undefined` if the phone has none, or if it is in use. */
  readonly biometry: Exclude<Biometry, "none"> | undefined;
  /** True if the system has not asked about notifications yet. */
  readonly push: boolean;
}

/**
 * Returns the offer of a phone; `undefined` if nothing is left to offer. Unknown states and lost keys are not offered.
 */
export function deviceOfferOf({ device, isOn, lost, push }: DeviceFacts): DeviceOffer | undefined {
  const isFree = isOn.biometric === false && !lost.includes("biometric");
  const biometry = isFree && device.biometry !== "none" ? device.biometry : undefined;
  const offer = { biometry, push: push === "unasked" };
  return offer.biometry === undefined && !offer.push ? undefined : offer;
}

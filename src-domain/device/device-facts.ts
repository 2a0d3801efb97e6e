import { KEY_USES, type Device, type KeyUse, type PushState } from "./device.ts";
import type { HasKeys } from "./device-memory.ts";
import { isWayLost, isWayOn } from "./way-in.ts";

/** State of this device, by its own statement and by the server's; `undefined` where it is unknown. */
export interface DeviceFacts {
  readonly device: Device;
  readonly isOn: Readonly<Record<KeyUse, boolean | undefined>>;
  /** Uses whose key the server accepts, and that this device has lost. */
  readonly lost: readonly KeyUse[];
  readonly push: PushState | undefined;
}

/** What the device and the server say. */
export interface DeviceStatements {
  readonly device: Device;
  readonly push: PushState | undefined;
  /** Keys on the device. */
  readonly has: HasKeys;
  /** Returns whether the server accepts a key; `undefined` if its list could not be read. */
  readonly isAccepted: (use: KeyUse) => boolean | undefined;
}

/** Combines the statements of the device and of the server. */
export function deviceFacts({ device, push, has, isAccepted }: DeviceStatements): DeviceFacts {
  const isOn = (use: KeyUse) => isWayOn(has[use], isAccepted(use));
  return {
    device,
    isOn: { automatic: isOn("automatic"), biometric: isOn("biometric") },
    lost: KEY_USES.filter((use) => isWayLost(has[use], isAccepted(use))),
    push,
  };
}

import { KEY_USES, type Device, type KeyUse, type PushState } from "./device.ts";
import type { KeyPresence } from "./device-memory.ts";
import { isKeyMissingOnDevice, isKeyLoginOn } from "./key-login.policy.ts";

/** State of this device, combined from device and server; `undefined`: unknown. */
export interface DeviceFacts {
  readonly device: Device;
  readonly isOn: Readonly<Record<KeyUse, boolean | undefined>>;
  /** Uses whose key the server accepts but this device has lost. */
  readonly lost: readonly KeyUse[];
  readonly push: PushState | undefined;
}

/** Reports of the device and the server. */
export interface DeviceReports {
  readonly device: Device;
  readonly push: PushState | undefined;
  /** Keys on the device. */
  readonly has: KeyPresence;
  /** Returns true if the server accepts a key; `undefined` if its list could not be read. */
  readonly isAccepted: (use: KeyUse) => boolean | undefined;
}

/** Combines the reports of the device and the server. */
export function deviceFactsOf({ device, push, has, isAccepted }: DeviceReports): DeviceFacts {
  const isOn = (use: KeyUse) => isKeyLoginOn(has[use], isAccepted(use));
  return {
    device,
    isOn: { automatic: isOn("automatic"), biometric: isOn("biometric") },
    lost: KEY_USES.filter((use) => isKeyMissingOnDevice(has[use], isAccepted(use))),
    push,
  };
}

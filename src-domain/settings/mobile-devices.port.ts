import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { DeviceCode, SettingsRefusal } from "./settings-refusal.ts";

/** A phone or a tablet with the operator's app on it (SET-03). */
export interface MobileDevice {
  readonly deviceId: string;
  readonly deviceName: string;
  /** It logs in by itself. */
  readonly rememberMe: boolean;
  /** A finger or a face stands for the password. */
  readonly biometric: boolean;
}

/** How long the name of a device may be. */
export const MAX_DEVICE_NAME_LENGTH = 40;

type WriteResult = Promise<Result<MobileDevice, SettingsRefusal<DeviceCode> | TransportFailure>>;

export interface MobileDevicesPort {
  load(): Promise<Result<readonly MobileDevice[], TransportFailure>>;
  /**
   * Names a device, and takes back what it is allowed (`editAssociatedMobileDevice`): only the device itself turns
   * something on.
   */
  edit(change: { readonly idempotencyKey: string; readonly device: MobileDevice }): WriteResult;
  /** It asks for a password from now on (`disableAutoLogin`). */
  disableAutoLogin(change: { readonly idempotencyKey: string; readonly deviceId: string }): WriteResult;
}

import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { DeviceCode, SettingsRefusal } from "./settings-refusal.ts";

/** Phone or tablet with the operator's native app (SET-03). */
export interface MobileDevice {
  readonly deviceId: string;
  readonly deviceName: string;
  /** The device logs in automatically. */
  readonly rememberMe: boolean;
  /** Biometrics replace the password. */
  readonly biometric: boolean;
}

/** Maximum length of a device name, characters. */
export const MAX_DEVICE_NAME_LENGTH = 40;

type WriteResult = Promise<Result<MobileDevice, SettingsRefusal<DeviceCode> | TransportFailure>>;

export interface MobileDevicesPort {
  load(): Promise<Result<readonly MobileDevice[], TransportFailure>>;
  /**
   * Renames a device and withdraws permissions (`editAssociatedMobileDevice`). Only the device itself can grant
   * permissions.
   */
  edit(change: { readonly idempotencyKey: string; readonly device: MobileDevice }): WriteResult;
  /** Makes the device ask for the password from now on (`disableAutoLogin`). */
  disableAutoLogin(change: { readonly idempotencyKey: string; readonly deviceId: string }): WriteResult;
  /** Removes a device with its keys and notifications (`deleteAssociatedMobileDevice`). Ignores a missing one. */
  remove(change: {
    readonly idempotencyKey: string;
    readonly deviceId: string;
  }): Promise<Result<"removed", TransportFailure>>;
}

import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { DeviceCode, SettingsRefusal } from "./refusal.ts";

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
export const LONGEST_DEVICE_NAME = 40;

type Written = Promise<Result<MobileDevice, SettingsRefusal<DeviceCode> | TransportFailure>>;

export interface MobileDevicesPort {
  load(): Promise<Result<readonly MobileDevice[], TransportFailure>>;
  /**
   * Names a device, and takes back what it is allowed (`editAssociatedMobileDevice`): only the device itself turns
   * something on.
   */
  edit(change: { readonly intentId: string; readonly device: MobileDevice }): Written;
  /** It asks for a password from now on (`disableAutoLogin`). */
  disableAutoLogin(change: { readonly intentId: string; readonly deviceId: string }): Written;
}

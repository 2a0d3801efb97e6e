import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Device, KeyUse } from "./device.ts";

/** The server refuses this device: its data is incomplete, or the key is invalid. */
export interface DeviceRefusal {
  readonly kind: "device-refused";
}

/** Login methods that the server allows on this device. */
export interface AssociatedDevice {
  readonly rememberMe: boolean;
  readonly biometric: boolean;
}

/** Registers the customer's device at the server (WRAP-02). */
export interface DeviceRegistrationPort {
  /**
   * Associates this device with the customer (`associateMobileDevice`) or updates it. `deviceToken`: push address;
   * `undefined` while notifications are not allowed. `key` enables a login and replaces the former key of this use. The
   * server then disables this use for other customers on the device.
   */
  associate(order: {
    readonly idempotencyKey: string;
    readonly device: Pick<Device, "deviceId" | "name">;
    readonly deviceToken: string | undefined;
    readonly key?: { readonly use: KeyUse; readonly publicKey: string };
  }): Promise<Result<AssociatedDevice, DeviceRefusal | TransportFailure>>;
}

import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Device, KeyUse } from "./device.ts";

/** The provider does not take this device: what is sent of it lacks something, or the key is none. */
export interface DeviceRefusal {
  readonly kind: "device-refused";
}

/** What this device may do from now on. */
export interface AssociatedDevice {
  readonly rememberMe: boolean;
  readonly biometric: boolean;
}

/** Tells the provider which device its customer uses the app on (WRAP-02). */
export interface DeviceRegistrationPort {
  /**
   * Associates this device with the customer (`associateMobileDevice`), or tells what has changed of it. `deviceToken`:
   * where notifications go,
   * `undefined` while none are allowed. With a `key` it may log in that way from now on, by this key and no former one;
   * who logs in by this
   * device otherwise, does so no more.
   */
  associate(order: {
    readonly idempotencyKey: string;
    readonly device: Pick<Device, "deviceId" | "name">;
    readonly deviceToken: string | undefined;
    readonly key?: { readonly use: KeyUse; readonly publicKey: string };
  }): Promise<Result<AssociatedDevice, DeviceRefusal | TransportFailure>>;
}

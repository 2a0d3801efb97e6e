import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Device, KeyUse } from "./device.ts";

/** The server refuses this device: its data is incomplete, or the key is invalid or not proven. */
export interface DeviceRefusal {
  readonly kind: "device-refused";
}

/** Login methods that the server allows on this device. */
export interface AssociatedDevice {
  readonly rememberMe: boolean;
  readonly biometric: boolean;
}

/** Text that a new key signs to be registered. */
export interface KeyChallenge {
  readonly challengeId: string;
  readonly challenge: string;
  /** True if another customer uses the device in this way: the former key has to sign, too. */
  readonly formerKeyNeeded: boolean;
}

/** New key with the proof that this device holds it. */
export interface ProvenKey {
  readonly use: KeyUse;
  readonly publicKey: string;
  readonly challengeId: string;
  readonly signature: string;
  /** Signature by the former key, if it is needed. */
  readonly formerSignature: string | undefined;
}

/** Registers the customer's device at the server (WRAP-02). */
export interface DeviceRegistrationPort {
  /** Requests the text that a new key has to sign (`associateMobileDevice` without a key). Registers nothing. */
  requestKeyChallenge(order: {
    readonly idempotencyKey: string;
    readonly device: Pick<Device, "deviceId" | "name">;
    readonly use: KeyUse;
  }): Promise<Result<KeyChallenge, DeviceRefusal | TransportFailure>>;
  /**
   * Associates this device with the customer (`associateMobileDevice`) or updates it. `deviceToken`: push address;
   * `undefined` while notifications are not allowed. `key` enables a login and replaces the former key of this use. The
   * server then disables this use for other customers on the device.
   */
  associate(order: {
    readonly idempotencyKey: string;
    readonly device: Pick<Device, "deviceId" | "name">;
    readonly deviceToken: string | undefined;
    readonly key?: ProvenKey;
  }): Promise<Result<AssociatedDevice, DeviceRefusal | TransportFailure>>;
}

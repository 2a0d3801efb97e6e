import type { LoginRefusal } from "../login/index.ts";
import type { UserSession } from "../session/index.ts";
import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { KeyUse } from "./device.ts";

/** What the device is to sign, once. */
export interface DeviceChallenge {
  readonly challengeId: string;
  readonly challenge: string;
}

/** Logging in by a key of the device (WRAP-03). */
export interface DeviceLoginPort {
  /**
   * Asks for something to sign (`sessionStartChallenge`). Refused with NOT_POSSIBLE where the provider lets nobody in
   * by this device and this use:
   * it was never allowed, or was switched off since.
   */
  challenge(deviceId: string, use: KeyUse): Promise<Result<DeviceChallenge, LoginRefusal | TransportFailure>>;
  /** Opens the session by the signature (`sessionStart`). A challenge works once, and not for long. */
  enter(proof: {
    readonly challengeId: string;
    readonly signature: string;
  }): Promise<Result<UserSession, LoginRefusal | TransportFailure>>;
}

import type { LoginRefusal } from "../login/index.ts";
import type { UserSession } from "../session/index.ts";
import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { KeyUse } from "./device.ts";

/** Challenge that the device signs once. */
export interface DeviceChallenge {
  readonly challengeId: string;
  readonly challenge: string;
}

/** Login with a key of the device (WRAP-03). */
export interface DeviceLoginPort {
  /**
   * Requests a challenge (`sessionStartChallenge`). Refused with `not-possible` if the server does not allow this
   * device and use: it was never enabled, or was disabled.
   */
  challenge(deviceId: string, use: KeyUse): Promise<Result<DeviceChallenge, LoginRefusal | TransportFailure>>;
  /** Starts the session with the signature (`sessionStart`). A challenge works once and expires soon. */
  openSession(proof: {
    readonly challengeId: string;
    readonly signature: string;
  }): Promise<Result<UserSession, LoginRefusal | TransportFailure>>;
}

import type { LoginRefusal } from "../login/index.ts";
import type { UserSession } from "../session/index.ts";
import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { PasskeyOptions } from "./passkey.ts";

/** Login with a passkey, without a login name and a password (KEY-03). */
export interface PasskeyLoginPort {
  /** Requests a challenge (`getPasskeyRequestOptions`), valid once for five minutes. */
  requestOptions(): Promise<Result<PasskeyOptions, TransportFailure>>;
  /** Starts the session with the signed challenge (`sessionStart`). */
  openSession(proof: {
    readonly challengeId: string;
    readonly passkey: string;
  }): Promise<Result<UserSession, LoginRefusal | TransportFailure>>;
}

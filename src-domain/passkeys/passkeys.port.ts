import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Passkey, PasskeyOptions, PasskeyRefusal } from "./passkey.ts";

/** Passkeys of a login (KEY-01). */
export interface PasskeysPort {
  /** Loads the passkeys (`getPasskeys`). */
  load(): Promise<Result<readonly Passkey[], TransportFailure>>;
  /** Requests a challenge for a new passkey (`getPasskeyCreationOptions`), valid once for five minutes. */
  creationOptions(): Promise<Result<PasskeyOptions, PasskeyRefusal | TransportFailure>>;
  /** Saves a passkey that the device has created (`savePasskey`). */
  save(created: {
    readonly idempotencyKey: string;
    readonly challengeId: string;
    readonly name: string;
    readonly passkey: string;
  }): Promise<Result<Passkey, PasskeyRefusal | TransportFailure>>;
  /** Renames a passkey (`renamePasskey`). */
  rename(change: {
    readonly idempotencyKey: string;
    readonly id: string;
    readonly name: string;
  }): Promise<Result<Passkey, PasskeyRefusal | TransportFailure>>;
  /** Removes a passkey (`deletePasskey`). */
  remove(passkey: {
    readonly idempotencyKey: string;
    readonly id: string;
  }): Promise<Result<"removed", TransportFailure>>;
}

import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { SettingsRefusal, TokenCode, TrustCode } from "./settings-refusal.ts";
import type { CodePhone, ConfirmStatus, FactorChange, SecondFactor, SetupToken } from "./second-factor.ts";

/** What `create2FAToken` brings: a token, or that there are too many of them for now. */
export type CreatedToken = { readonly status: "ok"; readonly token: SetupToken } | { readonly status: "limit-2fa" };

/** What is asked for after the password, and the devices that need not say it (SET-02). */
export interface SecondFactorPort {
  /** The factor in force and the trusted devices (`get2FADevices`). */
  load(): Promise<Result<SecondFactor, TransportFailure>>;
  /** Numbers that take a code (`get2FAPhones`); none where codes may go by e-mail alone (LOGIN-10). */
  phones(): Promise<Result<readonly CodePhone[], TransportFailure>>;
  /**
   * Begins a change (`create2FAToken`): sends a code, or gives the key of an authenticator app. Nothing holds before it
   * is confirmed.
   */
  create(order: {
    readonly idempotencyKey: string;
    readonly change: FactorChange;
  }): Promise<Result<CreatedToken, SettingsRefusal<TokenCode> | TransportFailure>>;
  /** Confirms it with a code (`confirm2FAToken`). */
  confirm(proof: {
    readonly idempotencyKey: string;
    readonly tokenId: string;
    readonly code: string;
  }): Promise<Result<ConfirmStatus, TransportFailure>>;
  /** From now on the device that asks is trusted (`save2FADevice`). */
  trust(device: {
    readonly idempotencyKey: string;
    readonly name: string;
  }): Promise<Result<"trusted", SettingsRefusal<TrustCode> | TransportFailure>>;
  /** These devices are trusted no more (`delete2FADevices`). */
  distrust(devices: {
    readonly idempotencyKey: string;
    readonly ids: readonly string[];
  }): Promise<Result<"removed", TransportFailure>>;
}

import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { SettingsRefusal, TokenCode, TrustCode } from "./settings-refusal.ts";
import type { CodePhone, ConfirmStatus, FactorChange, SecondFactor, SetupToken } from "./second-factor.ts";

/** Result of `create2FAToken`: a token, or too many requests for now. */
export type CreatedToken = { readonly status: "ok"; readonly token: SetupToken } | { readonly status: "limit-2fa" };

/** Second factor of a login and its trusted devices (SET-02). */
export interface SecondFactorPort {
  /** Loads the factor in force and the trusted devices (`get2FADevices`). */
  load(): Promise<Result<SecondFactor, TransportFailure>>;
  /** Loads the numbers that can receive a code (`get2FAPhones`); none if codes may go by e-mail only (LOGIN-10). */
  phones(): Promise<Result<readonly CodePhone[], TransportFailure>>;
  /**
   * Starts a change (`create2FAToken`): sends a code, or returns the key of an authenticator app. The change takes
   * effect only after it is confirmed.
   */
  create(order: {
    readonly idempotencyKey: string;
    readonly change: FactorChange;
  }): Promise<Result<CreatedToken, SettingsRefusal<TokenCode> | TransportFailure>>;
  /** Confirms a change with a code (`confirm2FAToken`). */
  confirm(proof: {
    readonly idempotencyKey: string;
    readonly tokenId: string;
    readonly code: string;
  }): Promise<Result<ConfirmStatus, TransportFailure>>;
  /** Makes the current device trusted (`save2FADevice`). */
  trust(device: {
    readonly idempotencyKey: string;
    readonly name: string;
  }): Promise<Result<"trusted", SettingsRefusal<TrustCode> | TransportFailure>>;
  /** Removes devices from the trusted ones (`delete2FADevices`). */
  distrust(devices: {
    readonly idempotencyKey: string;
    readonly ids: readonly string[];
  }): Promise<Result<"removed", TransportFailure>>;
}

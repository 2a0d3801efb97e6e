import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { RecoveryCodesCode, SettingsRefusal } from "./settings-refusal.ts";

/** Recovery codes of a login (KEY-07). */
export interface RecoveryCodesPort {
  /**
   * Makes new codes and ends the former ones (`createRecoveryCodes`). Without an idempotency key: a response that is
   * stored to be repeated would store the codes.
   */
  create(): Promise<Result<readonly string[], SettingsRefusal<RecoveryCodesCode> | TransportFailure>>;
}

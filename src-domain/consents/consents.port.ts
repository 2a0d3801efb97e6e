import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Consent } from "./consent.ts";

export interface ConsentsPort {
  /** Consents of the current customer account (`getConsentsByCustomerAccount`). */
  load(): Promise<Result<readonly Consent[], TransportFailure>>;
}

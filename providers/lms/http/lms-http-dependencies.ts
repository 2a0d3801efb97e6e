import type { LmsDatabase } from "../database/lms-database.ts";
import type { LoginPolicy } from "../login/login-policy.ts";
import type { PinVerifier } from "../login/pin-verifier.ts";
import type { LmsFeatures } from "../lms-features.ts";
import type { LmsOperations } from "../lms-operations.ts";

/** Dependencies of the HTTP routes of the provider. */
export interface LmsHttpDependencies {
  readonly database: LmsDatabase;
  readonly pins: PinVerifier;
  readonly policy: LoginPolicy;
  readonly operations: LmsOperations;
  readonly features: LmsFeatures;
  /** Returns the time, ms. */
  readonly now: () => number;
  /** Origin of the portal without a trailing slash; `undefined`: that of each request. */
  readonly portal: string | undefined;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
}

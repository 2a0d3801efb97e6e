import type { JsonRecord } from "#kit/json.ts";
import type { ServiceRequest } from "#kit/wire/reader.ts";
import type { LmsDatabase, LmsQueries } from "./database/lms-database.ts";
import type { LoginPolicy } from "./login/login-policy.ts";
import type { LmsFeatures } from "./lms-features.ts";
import type { PinVerifier } from "./login/pin-verifier.ts";
import type { PortalSession } from "./login/portal-session.ts";

/** Browser that sends a call. */
export interface LmsDevice {
  /** Tokens of the cookie by which devices are trusted. */
  readonly tokens: readonly string[];
  readonly name: string;
  /** Sets the cookie. */
  rememberTokens(tokens: readonly string[]): void;
}

/** Input of an operation. */
export interface LmsCall {
  readonly request: ServiceRequest;
  readonly database: LmsDatabase;
  readonly pins: PinVerifier;
  readonly policy: LoginPolicy;
  readonly features: LmsFeatures;
  /** Time of the call, ms. */
  readonly now: number;
  /** Network address of the browser. */
  readonly address: string;
  readonly device: LmsDevice;
  /** Origin of the portal, without a trailing slash. */
  readonly origin: string;
}

/** Returns true if a write needs a confirmed identity. */
export type ConfirmationNeed = (call: LmsCall, session: PortalSession) => Promise<boolean>;

/**
 * Operation of the service. `none`: without a session. `optional`: the session may have ended, and is not renewed.
 * `required`: refused with `sessionError` without a session. A `write` is executed once for each idempotency key,
 * after `needsIdentity` was asked.
 */
export type LmsOperation =
  | { readonly session: "none"; readonly handle: (call: LmsCall) => Promise<JsonRecord> }
  | {
      readonly session: "optional";
      readonly handle: (call: LmsCall, session: PortalSession | undefined) => Promise<JsonRecord>;
    }
  | { readonly session: "required"; readonly handle: (call: LmsCall, session: PortalSession) => Promise<JsonRecord> }
  | {
      readonly session: "write";
      readonly needsIdentity?: ConfirmationNeed;
      /** Sets cookies, also for a repeated key. */
      readonly afterAnswer?: (call: LmsCall, session: PortalSession, answer: JsonRecord) => void;
      readonly handle: (call: LmsCall, session: PortalSession, queries: LmsQueries) => Promise<JsonRecord>;
    };

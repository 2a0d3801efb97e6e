import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { StoredOnboardingFlag, OnboardingFlag } from "./onboarding.ts";

export interface OnboardingPort {
  /** Loads the customer's flags (`getOnboardingtData`). Unknown names are left out. */
  load(): Promise<Result<readonly StoredOnboardingFlag[], TransportFailure>>;
}

/** Stores completed tasks. Reading is a separate port, because the start page loads the flags with its other data. */
export interface OnboardingFlagsPort {
  /** Stores a flag (`saveOnboardingtData`). A response with another flag, or none, is `malformed`. */
  save(flag: OnboardingFlag & { readonly idempotencyKey: string }): Promise<Result<OnboardingFlag, TransportFailure>>;
}

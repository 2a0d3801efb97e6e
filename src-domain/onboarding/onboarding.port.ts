import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { OnboardingEvent, OnboardingFlag } from "./onboarding.ts";

export interface OnboardingPort {
  /** The customer's flags (`getOnboardingtData`). Names that the portal does not know are left out. */
  load(): Promise<Result<readonly OnboardingEvent[], TransportFailure>>;
}

/** Stores done tasks; apart from reading them, which the start page does with all else that it reads. */
export interface OnboardingFlagsPort {
  /** Stores one (`saveOnboardingtData`). An answer that names another flag, or none, is `malformed`. */
  save(flag: OnboardingFlag & { readonly intentId: string }): Promise<Result<OnboardingFlag, TransportFailure>>;
}

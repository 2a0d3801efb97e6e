import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { OnboardingEvent } from "./onboarding.ts";

export interface OnboardingPort {
  /** The customer's flags (`getOnboardingtData`). Names that the portal does not know are left out. */
  load(): Promise<Result<readonly OnboardingEvent[], TransportFailure>>;
}

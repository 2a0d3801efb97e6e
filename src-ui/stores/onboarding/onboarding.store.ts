import type { StoredOnboardingFlag, OnboardingPort } from "#domain/onboarding/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Onboarding progress of the customer. */
export class OnboardingStore {
  readonly storedFlags: AsyncValue<readonly StoredOnboardingFlag[]>;

  constructor(port: OnboardingPort) {
    this.storedFlags = new AsyncValue(() => port.load());
  }
}

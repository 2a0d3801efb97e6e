import type { OnboardingEvent, OnboardingPort } from "#domain/onboarding/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Onboarding progress of the customer. */
export class OnboardingStore {
  readonly events: AsyncValue<readonly OnboardingEvent[]>;

  constructor(port: OnboardingPort) {
    this.events = new AsyncValue(() => port.load());
  }
}

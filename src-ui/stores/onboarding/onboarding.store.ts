import type { OnboardingEvent, OnboardingPort } from "#domain/onboarding/index.ts";
import { AsyncValue } from "../async-value.ts";

/** How far the customer has set the account up. */
export class OnboardingStore {
  readonly events: AsyncValue<readonly OnboardingEvent[]>;

  constructor(port: OnboardingPort) {
    this.events = new AsyncValue(() => port.load());
  }
}

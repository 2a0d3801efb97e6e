import type { OnboardingEvent, OnboardingPort } from "#domain/onboarding/index.ts";
import { Resource } from "../resource.ts";

/** How far the customer has set the account up. */
export class OnboardingStore {
  readonly events: Resource<readonly OnboardingEvent[]>;

  constructor(port: OnboardingPort) {
    this.events = new Resource(() => port.load());
  }
}

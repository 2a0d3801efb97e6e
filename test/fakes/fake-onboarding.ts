import { succeed } from "#domain/shared-kernel/index.ts";
import type { OnboardingEvent, OnboardingPort } from "#domain/onboarding/index.ts";
import type { OnboardingFlag } from "#domain/onboarding/onboarding.ts";
import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import { Script } from "./script.ts";

export interface FakeOnboarding extends OnboardingPort {
  readonly script: Script<"load">;
  /** Events that the provider returns. */
  events: readonly OnboardingEvent[];
}

/** Onboarding events in memory. */
export function fakeOnboarding({ events = [] }: { events?: readonly OnboardingEvent[] } = {}): FakeOnboarding {
  const script = new Script<"load">();
  const fake: FakeOnboarding = { script, events, load: () => script.answer("load", () => succeed(fake.events)) };
  return fake;
}

export interface FakeOnboardingFlags extends OnboardingFlagsPort {
  readonly script: Script<"save">;
  /** Stored flags, in order. */
  readonly stored: readonly OnboardingFlag[];
}

/** Flags of done tasks in memory. */
export function fakeOnboardingFlags(): FakeOnboardingFlags {
  const script = new Script<"save">();
  const stored: OnboardingFlag[] = [];
  return {
    script,
    stored,
    save: ({ eventName, expirationDate }) =>
      script.answer("save", () => {
        stored.push({ eventName, expirationDate });
        return succeed({ eventName, expirationDate });
      }),
  };
}

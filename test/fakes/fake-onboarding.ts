import { succeed } from "#domain/shared-kernel/index.ts";
import type { StoredOnboardingFlag, OnboardingPort } from "#domain/onboarding/index.ts";
import type { OnboardingFlag } from "#domain/onboarding/onboarding.ts";
import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import { Script } from "./script.ts";

export interface FakeOnboarding extends OnboardingPort {
  readonly script: Script<"load">;
  /** Events that the server returns. */
  storedFlags: readonly StoredOnboardingFlag[];
}

/** Onboarding events in memory. */
export function fakeOnboarding({
  storedFlags = [],
}: { storedFlags?: readonly StoredOnboardingFlag[] } = {}): FakeOnboarding {
  const script = new Script<"load">();
  const fake: FakeOnboarding = {
    script,
    storedFlags,
    load: () => script.answer("load", () => succeed(fake.storedFlags)),
  };
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

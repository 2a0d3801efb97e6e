import { succeed } from "#domain/shared-kernel/index.ts";
import type { OnboardingEvent, OnboardingPort } from "#domain/onboarding/index.ts";
import { Script } from "./script.ts";

export interface FakeOnboarding extends OnboardingPort {
  readonly script: Script<"load">;
  /** What the provider would answer now. */
  events: readonly OnboardingEvent[];
}

/** Onboarding flags in memory. */
export function fakeOnboarding({ events = [] }: { events?: readonly OnboardingEvent[] } = {}): FakeOnboarding {
  const script = new Script<"load">();
  const fake: FakeOnboarding = { script, events, load: () => script.answer("load", () => succeed(fake.events)) };
  return fake;
}

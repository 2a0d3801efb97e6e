import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapOnboardingFlagsAdapter } from "#adapters/soap/onboarding/soap-onboarding-flags.adapter.ts";
import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";

/** Storing tasks as done. No module of the container: it comes with those who do one. */
export function onboardingFlagsOver(caller: SoapCaller): OnboardingFlagsPort {
  return new SoapOnboardingFlagsAdapter(caller);
}

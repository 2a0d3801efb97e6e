import { ContainerModule } from "inversify";
import { SoapOnboardingAdapter } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import { CALLER, ONBOARDING } from "./tokens.ts";

/** The tasks of a new customer. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(ONBOARDING).toResolvedValue((caller) => new SoapOnboardingAdapter(caller), [CALLER]);
});

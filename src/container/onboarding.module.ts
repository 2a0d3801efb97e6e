import { ContainerModule } from "inversify";
import { SoapOnboardingFlagsAdapter } from "#adapters/soap/onboarding/soap-onboarding-flags.adapter.ts";
import { SoapOnboardingAdapter } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, ONBOARDING_FLAGS_PORT, ONBOARDING_PORT, ONBOARDING_STORE } from "./tokens.ts";

/** Onboarding tasks. */
export const onboardingModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(ONBOARDING_PORT).toResolvedValue((gateway) => new SoapOnboardingAdapter(gateway), [OPERATION_GATEWAY]);
    bind(ONBOARDING_FLAGS_PORT).toResolvedValue(
      (gateway) => new SoapOnboardingFlagsAdapter(gateway),
      [OPERATION_GATEWAY],
    );
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(ONBOARDING_STORE)
      .toResolvedValue((port) => new OnboardingStore(port), [ONBOARDING_PORT])
      .onDeactivation((store) => store.storedFlags.clear());
  }),
} satisfies ContextModule;

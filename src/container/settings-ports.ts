import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapClientAccountsAdapter } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { LocalRefreshMarkAdapter } from "#adapters/storage/local-refresh-mark.adapter.ts";
import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import type { RefreshMarkPort } from "#domain/settings/index.ts";
import type { SettingsPorts } from "#ui/stores/settings/settings.store.ts";
import { onboardingFlagsOver } from "./onboarding-flags.ts";

/** What the settings stand on. No module of the container: they come with the one route that shows them. */
export interface SettingsGround {
  readonly ports: SettingsPorts;
  readonly refreshMark: RefreshMarkPort;
  readonly flags: OnboardingFlagsPort;
}

export function settingsOver(caller: SoapCaller): SettingsGround {
  return {
    ports: {
      signIn: new SoapSignInAdapter(caller),
      factor: new SoapSecondFactorAdapter(caller),
      devices: new SoapMobileDevicesAdapter(caller),
      accounts: new SoapClientAccountsAdapter(caller),
    },
    refreshMark: new LocalRefreshMarkAdapter(() => window.localStorage),
    flags: onboardingFlagsOver(caller),
  };
}

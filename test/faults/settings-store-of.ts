import { SoapActiveSessionsAdapter } from "#adapters/soap/settings/soap-active-sessions.adapter.ts";
import { SoapActivityLogAdapter } from "#adapters/soap/settings/soap-activity-log.adapter.ts";
import { SoapPasskeysAdapter } from "#adapters/soap/passkeys/soap-passkeys.adapter.ts";
import { SoapClientAccountsAdapter } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapRecoveryCodesAdapter } from "#adapters/soap/settings/soap-recovery-codes.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import type { App } from "#src/boot/app.ts";
import { CLOCK_PORT } from "#src/container/tokens.ts";
import { gatewayOf } from "./scene.ts";

/** Creates a store of the settings on the adapters, over the gateway of the app. */
export function settingsStoreOf(app: App): SettingsStore {
  const gateway = gatewayOf(app);
  return new SettingsStore(
    {
      signIn: new SoapSignInAdapter(gateway),
      factor: new SoapSecondFactorAdapter(gateway),
      devices: new SoapMobileDevicesAdapter(gateway),
      sessions: new SoapActiveSessionsAdapter(gateway),
      accounts: new SoapClientAccountsAdapter(gateway),
      activityLog: new SoapActivityLogAdapter(gateway),
      passkeys: new SoapPasskeysAdapter(gateway),
      recoveryCodes: new SoapRecoveryCodesAdapter(gateway),
    },
    app.container.root.get(CLOCK_PORT),
  );
}

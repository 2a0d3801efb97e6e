import { ContainerModule } from "inversify";
import { SoapDataHistoryAdapter } from "#adapters/soap/data-export/soap-data-history.adapter.ts";
import { SoapActiveSessionsAdapter } from "#adapters/soap/settings/soap-active-sessions.adapter.ts";
import { SoapActivityLogAdapter } from "#adapters/soap/settings/soap-activity-log.adapter.ts";
import { SoapClientAccountsAdapter } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapRecoveryCodesAdapter } from "#adapters/soap/settings/soap-recovery-codes.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { LocalPermissionsRefreshAdapter } from "#adapters/storage/local-permissions-refresh.adapter.ts";
import { SettingsStore } from "#ui/stores/settings/settings.store.ts";
import { SETTINGS_STORE } from "./page-store-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  ACTIVITY_LOG_PORT,
  OPERATION_GATEWAY,
  ACTIVE_SESSIONS_PORT,
  CLIENT_ACCOUNTS_PORT,
  DATA_HISTORY_PORT,
  MOBILE_DEVICES_PORT,
  PASSKEYS_PORT,
  PERMISSIONS_REFRESH_PORT,
  RECOVERY_CODES_PORT,
  SECOND_FACTOR_PORT,
  SIGN_IN_PORT,
  CLOCK_PORT,
} from "./tokens.ts";

/** Login, second factor, devices and accounts of the customer, and the history of the copy of the data. */
export const settingsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(ACTIVITY_LOG_PORT).toResolvedValue((gateway) => new SoapActivityLogAdapter(gateway), [OPERATION_GATEWAY]);
    bind(DATA_HISTORY_PORT).toResolvedValue((gateway) => new SoapDataHistoryAdapter(gateway), [OPERATION_GATEWAY]);
    bind(SIGN_IN_PORT).toResolvedValue((gateway) => new SoapSignInAdapter(gateway), [OPERATION_GATEWAY]);
    bind(SECOND_FACTOR_PORT).toResolvedValue((gateway) => new SoapSecondFactorAdapter(gateway), [OPERATION_GATEWAY]);
    bind(RECOVERY_CODES_PORT).toResolvedValue((gateway) => new SoapRecoveryCodesAdapter(gateway), [OPERATION_GATEWAY]);
    bind(MOBILE_DEVICES_PORT).toResolvedValue((gateway) => new SoapMobileDevicesAdapter(gateway), [OPERATION_GATEWAY]);
    bind(ACTIVE_SESSIONS_PORT).toResolvedValue(
      (gateway) => new SoapActiveSessionsAdapter(gateway),
      [OPERATION_GATEWAY],
    );
    bind(CLIENT_ACCOUNTS_PORT).toResolvedValue(
      (gateway) => new SoapClientAccountsAdapter(gateway),
      [OPERATION_GATEWAY],
    );
    bind(PERMISSIONS_REFRESH_PORT).toResolvedValue(() => new LocalPermissionsRefreshAdapter(() => window.localStorage));
  }),
  accountStores: new ContainerModule(({ bind }) => {
    // Needs the context of passkeys, too.
    bind(SETTINGS_STORE)
      .toResolvedValue(
        (signIn, factor, devices, sessions, accounts, passkeys, recoveryCodes, activityLog, clock) =>
          new SettingsStore(
            { signIn, factor, devices, sessions, accounts, passkeys, recoveryCodes, activityLog },
            clock,
          ),
        [
          SIGN_IN_PORT,
          SECOND_FACTOR_PORT,
          MOBILE_DEVICES_PORT,
          ACTIVE_SESSIONS_PORT,
          CLIENT_ACCOUNTS_PORT,
          PASSKEYS_PORT,
          RECOVERY_CODES_PORT,
          ACTIVITY_LOG_PORT,
          CLOCK_PORT,
        ],
      )
      .onDeactivation((store) => store.clear());
  }),
} satisfies ContextModule;

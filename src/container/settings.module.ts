import { ContainerModule } from "inversify";
import { SoapActiveSessionsAdapter } from "#adapters/soap/settings/soap-active-sessions.adapter.ts";
import { SoapClientAccountsAdapter } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { LocalPermissionsRefreshAdapter } from "#adapters/storage/local-permissions-refresh.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  OPERATION_GATEWAY,
  ACTIVE_SESSIONS_PORT,
  CLIENT_ACCOUNTS_PORT,
  MOBILE_DEVICES_PORT,
  PERMISSIONS_REFRESH_PORT,
  SECOND_FACTOR_PORT,
  SIGN_IN_PORT,
} from "./tokens.ts";

/** Login, second factor, devices and accounts of the customer. */
export const settingsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SIGN_IN_PORT).toResolvedValue((gateway) => new SoapSignInAdapter(gateway), [OPERATION_GATEWAY]);
    bind(SECOND_FACTOR_PORT).toResolvedValue((gateway) => new SoapSecondFactorAdapter(gateway), [OPERATION_GATEWAY]);
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
} satisfies ContextModule;

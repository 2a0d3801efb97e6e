import { ContainerModule } from "inversify";
import { SoapClientAccountsAdapter } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { LocalRefreshMarkAdapter } from "#adapters/storage/local-refresh-mark.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  CALLER,
  CLIENT_ACCOUNTS_PORT,
  MOBILE_DEVICES_PORT,
  REFRESH_MARK_PORT,
  SECOND_FACTOR_PORT,
  SIGN_IN_PORT,
} from "./tokens.ts";

/** Login, second factor, devices and accounts of the customer. */
export const settingsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SIGN_IN_PORT).toResolvedValue((caller) => new SoapSignInAdapter(caller), [CALLER]);
    bind(SECOND_FACTOR_PORT).toResolvedValue((caller) => new SoapSecondFactorAdapter(caller), [CALLER]);
    bind(MOBILE_DEVICES_PORT).toResolvedValue((caller) => new SoapMobileDevicesAdapter(caller), [CALLER]);
    bind(CLIENT_ACCOUNTS_PORT).toResolvedValue((caller) => new SoapClientAccountsAdapter(caller), [CALLER]);
    bind(REFRESH_MARK_PORT).toResolvedValue(() => new LocalRefreshMarkAdapter(() => window.localStorage));
  }),
} satisfies ContextModule;

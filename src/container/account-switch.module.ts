import { ContainerModule } from "inversify";
import { SoapCustomerContextsAdapter } from "#adapters/soap/session/soap-customer-contexts.adapter.ts";
import { AccountSwitch } from "#ui/stores/session/account-switch.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, CUSTOMER_CONTEXTS_PORT, ACCOUNT_SWITCH, SESSION_STORE, TAB_LOCK_PORT } from "./tokens.ts";

/** Switch to another account of the same customer (SESS-11). */
export const accountSwitchModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CUSTOMER_CONTEXTS_PORT).toResolvedValue(
      (gateway) => new SoapCustomerContextsAdapter(gateway),
      [OPERATION_GATEWAY],
    );
  }),
  portalStores: new ContainerModule(({ bind }) => {
    bind(ACCOUNT_SWITCH).toResolvedValue(
      (session, contexts, tabLock) => new AccountSwitch(session, { contexts, tabLock }),
      [SESSION_STORE, CUSTOMER_CONTEXTS_PORT, TAB_LOCK_PORT],
    );
  }),
} satisfies ContextModule;

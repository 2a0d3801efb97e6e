import { ContainerModule } from "inversify";
import { BroadcastAccountChangesAdapter } from "#adapters/browser/broadcast-account-changes.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { ACCOUNT_CHANGES_PORT, OPERATION_GATEWAY, FINANCE_PORT, FINANCE_STORE } from "./tokens.ts";

/** Financial entries and payments. */
export const financeModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(FINANCE_PORT).toResolvedValue((gateway) => new SoapFinanceAdapter(gateway), [OPERATION_GATEWAY]);
    bind(ACCOUNT_CHANGES_PORT).toResolvedValue(() => new BroadcastAccountChangesAdapter(window));
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(FINANCE_STORE)
      .toResolvedValue((port) => new FinanceStore(port), [FINANCE_PORT])
      .onDeactivation((store) => store.entries.clear());
  }),
} satisfies ContextModule;

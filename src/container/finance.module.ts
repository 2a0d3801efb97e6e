import { ContainerModule } from "inversify";
import { BroadcastAccountNewsAdapter } from "#adapters/browser/broadcast-account-news.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { ACCOUNT_NEWS_PORT, CALLER, FINANCE_PORT, FINANCE_STORE } from "./tokens.ts";

/** Entries of the account and payments. */
export const financeModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(FINANCE_PORT).toResolvedValue((caller) => new SoapFinanceAdapter(caller), [CALLER]);
    bind(ACCOUNT_NEWS_PORT).toResolvedValue(() => new BroadcastAccountNewsAdapter(window));
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(FINANCE_STORE)
      .toResolvedValue((port) => new FinanceStore(port), [FINANCE_PORT])
      .onDeactivation((store) => store.entries.clear());
  }),
} satisfies ContextModule;

import { ContainerModule } from "inversify";
import { BroadcastAccountNewsAdapter } from "#adapters/browser/broadcast-account-news.adapter.ts";
import { SoapCallBillingAdapter } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import { SoapPayoutsAdapter } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  ACCOUNT_NEWS_PORT,
  CALLER,
  CALL_BILLING_PORT,
  FINANCE_PORT,
  FINANCE_STORE,
  INVOICES_PORT,
  OPEN_PAYMENTS_PORT,
  PAYOUTS_PORT,
} from "./tokens.ts";

/** Entries of the account, payments, payouts and call billing. */
export const financeModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(FINANCE_PORT).toResolvedValue((caller) => new SoapFinanceAdapter(caller), [CALLER]);
    bind(INVOICES_PORT).toResolvedValue((caller) => new SoapInvoicesAdapter(caller), [CALLER]);
    bind(OPEN_PAYMENTS_PORT).toResolvedValue((caller) => new SoapOpenPaymentsAdapter(caller), [CALLER]);
    bind(PAYOUTS_PORT).toResolvedValue((caller) => new SoapPayoutsAdapter(caller), [CALLER]);
    bind(CALL_BILLING_PORT).toResolvedValue((caller) => new SoapCallBillingAdapter(caller), [CALLER]);
    bind(ACCOUNT_NEWS_PORT).toResolvedValue(() => new BroadcastAccountNewsAdapter(window));
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(FINANCE_STORE)
      .toResolvedValue((port) => new FinanceStore(port), [FINANCE_PORT])
      .onDeactivation((store) => store.entries.clear());
  }),
} satisfies ContextModule;

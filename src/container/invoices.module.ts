import { ContainerModule } from "inversify";
import { SoapCallBillingAdapter } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import { SoapPayoutsAdapter } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  OPERATION_GATEWAY,
  CALL_BILLING_PORT,
  INVOICES_PORT,
  OPEN_PAYMENTS_PORT,
  OPEN_PAYMENTS_STORE,
  PAYOUTS_PORT,
} from "./tokens.ts";

/**
 * Payments, payouts and call billing: ports, and the unfinished payments of the account. The start page loads none of
 * them.
 */
export const invoicesModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(INVOICES_PORT).toResolvedValue((gateway) => new SoapInvoicesAdapter(gateway), [OPERATION_GATEWAY]);
    bind(OPEN_PAYMENTS_PORT).toResolvedValue((gateway) => new SoapOpenPaymentsAdapter(gateway), [OPERATION_GATEWAY]);
    bind(PAYOUTS_PORT).toResolvedValue((gateway) => new SoapPayoutsAdapter(gateway), [OPERATION_GATEWAY]);
    bind(CALL_BILLING_PORT).toResolvedValue((gateway) => new SoapCallBillingAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(OPEN_PAYMENTS_STORE)
      .toResolvedValue((port) => new OpenPaymentsStore(port), [OPEN_PAYMENTS_PORT])
      .onDeactivation((store) => store.payments.clear());
  }),
} satisfies ContextModule;

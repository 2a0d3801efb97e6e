import { ContainerModule } from "inversify";
import { SoapCallBillingAdapter } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import { SoapPayoutsAdapter } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, CALL_BILLING_PORT, INVOICES_PORT, OPEN_PAYMENTS_PORT, PAYOUTS_PORT } from "./tokens.ts";

/** Ports of the pages about invoices, payouts and call billing. The start page loads none of them. */
export const invoicesModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(INVOICES_PORT).toResolvedValue((caller) => new SoapInvoicesAdapter(caller), [CALLER]);
    bind(OPEN_PAYMENTS_PORT).toResolvedValue((caller) => new SoapOpenPaymentsAdapter(caller), [CALLER]);
    bind(PAYOUTS_PORT).toResolvedValue((caller) => new SoapPayoutsAdapter(caller), [CALLER]);
    bind(CALL_BILLING_PORT).toResolvedValue((caller) => new SoapCallBillingAdapter(caller), [CALLER]);
  }),
} satisfies ContextModule;

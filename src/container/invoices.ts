import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapInvoicesAdapter } from "#adapters/soap/finance/soap-invoices.adapter.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";

/**
 * Single invoices. No module of the container: they come with the route that needs them, and home does not load so much
 * as their name.
 */
export function invoicesOver(caller: SoapCaller): InvoicesPort {
  return new SoapInvoicesAdapter(caller);
}

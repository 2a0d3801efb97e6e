import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapCallBillingAdapter } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import type { CallBillingPort } from "#domain/finance/call-billing.port.ts";

/** What the numbers were used for. No module of the container: it comes with the one route that shows it. */
export function callBillingOver(caller: SoapCaller): CallBillingPort {
  return new SoapCallBillingAdapter(caller);
}

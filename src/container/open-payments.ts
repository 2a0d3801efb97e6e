import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";

/** Payments that have not ended. No module of the container: they come with the few who have one. */
export function openPaymentsOver(caller: SoapCaller): OpenPaymentsPort {
  return new SoapOpenPaymentsAdapter(caller);
}

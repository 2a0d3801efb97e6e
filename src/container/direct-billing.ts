import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapDirectBillingAdapter } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import type { DirectBillingPort } from "#domain/direct-billing/index.ts";

/** Services of other companies. No module of the container: they come with the one route that shows them. */
export function directBillingOver(caller: SoapCaller): DirectBillingPort {
  return new SoapDirectBillingAdapter(caller);
}

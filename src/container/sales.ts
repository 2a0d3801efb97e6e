import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";

/**
 * Offers in full. No module of the container: they come with the pages that show them, and home does not load so much
 * as their name.
 */
export function salesOver(caller: SoapCaller): SalesPort {
  return new SoapSalesAdapter(caller);
}

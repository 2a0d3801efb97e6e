import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapPayoutsAdapter } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import type { PayoutsPort } from "#domain/finance/payouts.port.ts";

/** Overpayments that go back. No module of the container: they come with the few who have one. */
export function payoutsOver(caller: SoapCaller): PayoutsPort {
  return new SoapPayoutsAdapter(caller);
}

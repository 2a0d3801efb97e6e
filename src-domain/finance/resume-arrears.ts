import type { WarsawDate } from "../shared-kernel/index.ts";
import { pendingArrearsOf } from "./arrears-payment.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { availablePaymentActions, type OpenPayment } from "./open-payment.ts";
import type { AllowedPaymentOrigins } from "./payment-address.ts";

/** Unfinished payments of an account, and the hosts at which they may be paid. */
export interface ResumablePayments {
  readonly payments: readonly OpenPayment[];
  readonly allowedOrigins: AllowedPaymentOrigins;
}

/** Returns the address at which the customer continues a started payment of arrears; `undefined` if there is none. */
export function resumeAddressOfArrears(
  entries: readonly FinancialEntry[],
  today: WarsawDate,
  { payments, allowedOrigins }: ResumablePayments,
): string | undefined {
  const arrears = new Set(pendingArrearsOf(entries, today).map(({ entryId }) => entryId));
  return payments
    .filter(({ entryIds }) => entryIds.some((entryId) => arrears.has(entryId)))
    .map((payment) => availablePaymentActions(payment, allowedOrigins).resumeAt)
    .find((address) => address !== undefined);
}

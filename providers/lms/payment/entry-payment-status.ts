import type { PortalPayment } from "../state/payment.repository.ts";
import { isPaidOff } from "./payment-plan.ts";

/** Statuses of the contract for entries whose payment LMS has not booked. */
const STATUS = { paymentStarted: 4, paymentDone: 5 } as const;

/**
 * Returns the status of an entry that has a payment; `undefined` without one, and if nothing is left of it. The entry
 * keeps the amount that LMS has, as the balance does: only the status says that it is being paid. A confirmed payment
 * that leaves a rest counts as one that goes on, so that the portal shows the rest beside it.
 */
export function entryPaymentStatus(
  entryId: string,
  unpaid: number,
  payments: readonly PortalPayment[],
): number | undefined {
  if (unpaid <= 0) return undefined;
  const own = payments.filter(({ shares }) => shares.some((share) => share.entryId === entryId));
  if (own.length === 0) return undefined;
  return own.every(isPaidOff) ? STATUS.paymentDone : STATUS.paymentStarted;
}

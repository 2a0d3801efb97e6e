import type { EntryShare, PortalPayment } from "./portal-payment.ts";

/** Statuses of the contract for entries whose payment LMS has not booked. */
const STATUS = { paymentStarted: 4, paymentDone: 5 } as const;

/** Lists the shares of verified payments, which count before LMS books them. */
export function acceptedShares(payments: readonly PortalPayment[]): readonly EntryShare[] {
  return payments.filter(({ state }) => state === "confirmed").flatMap(({ shares }) => shares);
}

/**
 * Returns the status of an entry with a payment that goes on, or of which a payment that LMS has not booked left
 * nothing; `undefined` for all others.
 */
export function entryPaymentStatus(
  entryId: string,
  unpaid: number,
  payments: readonly PortalPayment[],
): number | undefined {
  const own = payments.filter(({ shares }) => shares.some((share) => share.entryId === entryId));
  if (unpaid > 0) return own.some(({ state }) => state !== "confirmed") ? STATUS.paymentStarted : undefined;
  return own.some(({ state }) => state === "confirmed") ? STATUS.paymentDone : undefined;
}

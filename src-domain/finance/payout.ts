import { grosze, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";

/** An overpayment, or a part of it, on its way back. `ordered`: not sent yet, and still part of the balance. */
export interface Payout {
  readonly payoutId: string;
  readonly amount: Grosze;
  /** The last digits of the account that it goes to: the whole number is told to nobody again. */
  readonly accountEnd: string;
  readonly orderedOn: WarsawDate;
  readonly state: "ordered" | "sent";
}

/** The wish to have an overpayment paid out. */
export interface PayoutOrder {
  readonly idempotencyKey: string;
  /** Digits, without blanks and dashes. */
  readonly account: string;
  readonly amount: Grosze;
}

/** Why nothing was ordered. */
export type PayoutRefusal = {
  readonly kind: "payout-refused";
  readonly code: "too-much" | "wrong-account" | "unknown";
};

/** Those that are ordered and not sent yet. */
export function pendingPayouts(payouts: readonly Payout[]): readonly Payout[] {
  return payouts.filter(({ state }) => state === "ordered");
}

/** Those that look as one to `account` over `amount` would: more than its last digits is not told. */
export function findSimilarPayouts(payouts: readonly Payout[], account: string, amount: Grosze): readonly Payout[] {
  return payouts.filter((payout) => payout.amount === amount && account.endsWith(payout.accountEnd));
}

/** How much of an overpayment can be paid out: what is not ordered yet, and never less than nothing (FIN-07). */
export function availableForPayout(balance: Grosze, payouts: readonly Payout[]): Grosze {
  return grosze(Math.max(0, balance - sumOf(pendingPayouts(payouts).map(({ amount }) => amount))));
}

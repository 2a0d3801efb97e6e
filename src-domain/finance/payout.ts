import { grosze, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";

/** Payout of an overpayment or a part of it. `ordered`: not sent yet, and still part of the balance. */
export interface Payout {
  readonly payoutId: string;
  readonly amount: Grosze;
  /** Last digits of the account. The server never returns the whole number. */
  readonly accountEnd: string;
  readonly orderedOn: WarsawDate;
  readonly state: "ordered" | "sent";
  /** Last day on which the money arrives; `undefined` if the server does not state it. */
  readonly arrivesBy?: WarsawDate | undefined;
}

/** Order to pay out an overpayment. */
export interface PayoutOrder {
  readonly idempotencyKey: string;
  /** Digits only. */
  readonly account: string;
  readonly amount: Grosze;
}

/** Reason why the payout was not ordered. */
export type PayoutRefusal = {
  readonly kind: "payout-refused";
  readonly code: "too-much" | "wrong-account" | "unknown";
};

/** Returns the payouts that are ordered but not sent. */
export function pendingPayouts(payouts: readonly Payout[]): readonly Payout[] {
  return payouts.filter(({ state }) => state === "ordered");
}

/** Returns the sum of the ordered payouts that are not sent yet, in grosze (FIN-14). */
export function sumPendingPayouts(payouts: readonly Payout[]): Grosze {
  return sumOf(pendingPayouts(payouts).map(({ amount }) => amount));
}

/** Returns the last day on which the money of payouts arrives; `undefined` unless the day of each is known (FIN-14). */
export function lastArrivalOf(payouts: readonly Payout[]): WarsawDate | undefined {
  const days = payouts.flatMap(({ arrivesBy }) => arrivesBy ?? []);
  return days.length < payouts.length ? undefined : days.toSorted().at(-1);
}

/** Returns the payouts that match `account` and `amount`. Only the last digits of the account can be compared. */
export function findSimilarPayouts(payouts: readonly Payout[], account: string, amount: Grosze): readonly Payout[] {
  return payouts.filter((payout) => payout.amount === amount && account.endsWith(payout.accountEnd));
}

/** Returns the part of an overpayment that can still be ordered, at least 0 (FIN-07). */
export function availableForPayout(balance: Grosze, payouts: readonly Payout[]): Grosze {
  return grosze(Math.max(0, balance - sumPendingPayouts(payouts)));
}

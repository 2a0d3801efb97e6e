import type { LedgerEntry } from "../finance/ledger-entry.ts";
import type { EntryShare, PortalPayment } from "./portal-payment.ts";

/** Reasons of the contract why a payment is not started. */
export type PaymentRefusalCode = "UNKNOWN_ENTRY" | "PAYMENT_UNDER_WAY" | "ALREADY_PAID" | "WRONG_AMOUNT";

/** Payment that the customer wants. */
export interface WantedPayment {
  readonly entryIds: readonly string[];
  /** Grosze; `undefined` for a text that is no amount. */
  readonly amount: number | undefined;
  /** True for an amount of the customer's own, at most what is left. */
  readonly isOwnAmount: boolean;
}

/** Account of the customer: the ledger of LMS, and the payments that it does not have yet. */
export interface PayableAccount {
  readonly ledger: readonly LedgerEntry[];
  /** Amount that is left of each entry, in grosze. */
  readonly open: ReadonlyMap<string, number>;
  readonly payments: readonly PortalPayment[];
}

/** Largest amount of a row of LMS, in grosze. */
const LARGEST_AMOUNT = 999_999_999;

const isPayable = ({ kind }: LedgerEntry): boolean => kind === "invoice" || kind === "interest";

/** Distributes an amount over the entries in their order. */
function spreadAmount(lefts: readonly (readonly [string, number])[], amount: number): readonly EntryShare[] {
  let rest = amount;
  return lefts.map(([entryId, left]) => {
    const share = Math.min(rest, left);
    rest -= share;
    return { entryId, amount: share };
  });
}

/**
 * Returns the shares of a wanted payment in its entries, or the reason why it is refused. An entry has one unfinished
 * payment at a time.
 */
export function planPayment(
  { entryIds, amount, isOwnAmount }: WantedPayment,
  { ledger, open, payments }: PayableAccount,
): readonly EntryShare[] | PaymentRefusalCode {
  const wanted = [...new Set(entryIds)];
  const known = wanted.flatMap((entryId) => ledger.find((entry) => entry.entryId === entryId) ?? []);
  if (known.length === 0 || known.length < wanted.length || !known.every(isPayable)) return "UNKNOWN_ENTRY";
  const paying = payments.filter(({ state }) => state !== "confirmed").flatMap(({ shares }) => shares);
  if (paying.some(({ entryId }) => wanted.includes(entryId))) return "PAYMENT_UNDER_WAY";
  const lefts = known.map(({ entryId }) => [entryId, open.get(entryId) ?? 0] as const);
  if (lefts.some(([, left]) => left <= 0)) return "ALREADY_PAID";
  if (amount === undefined || amount < 1 || amount > LARGEST_AMOUNT) return "WRONG_AMOUNT";
  const sum = lefts.reduce((total, [, left]) => total + left, 0);
  if (isOwnAmount ? amount > sum : amount !== sum) return "WRONG_AMOUNT";
  const shares = spreadAmount(lefts, amount);
  return shares.every((share) => share.amount > 0) ? shares : "WRONG_AMOUNT";
}

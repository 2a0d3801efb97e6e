import { grosze, sumOf, type Grosze } from "../shared-kernel/index.ts";
import { isPending } from "./entry-state.ts";
import type { FinancialEntry } from "./financial-entry.ts";

/** Part of an entry that need not be paid any more. */
export interface SettledPart {
  readonly amount: Grosze;
  /**
   * Payments and corrections that the account has booked since the entry was issued, the oldest first. Empty if they do
   * not add up to `amount`: the server does not say which entry a payment or a correction settles.
   */
  readonly credits: readonly FinancialEntry[];
}

/**
 * Returns the settled part of a partly paid entry (FIN-35); `undefined` for any other, and while its payment is
 * pending, which may be of another amount.
 */
export function settledPartOf(entry: FinancialEntry, entries: readonly FinancialEntry[]): SettledPart | undefined {
  const amount = grosze(entry.amount - entry.unpaidAmount);
  if (entry.unpaidAmount <= 0 || amount <= 0 || isPending(entry)) return undefined;
  const credits = entries
    .filter(({ kind, amount: credit }) => (kind === "payment" || kind === "correction") && credit < 0)
    .filter(({ entryDate }) => entryDate >= entry.entryDate)
    .toSorted((one, other) => (one.entryDate < other.entryDate ? -1 : 1));
  const isWhole = -sumOf(credits.map((credit) => credit.amount)) === amount;
  return { amount, credits: isWhole ? credits : [] };
}

/**
 * Returns true for a correction without a rest: the balance of the account includes it, whichever invoice it has
 * settled (FIN-35).
 */
export function isIncludedInBalance({
  kind,
  amount,
  status,
}: Pick<FinancialEntry, "kind" | "amount" | "status">): boolean {
  return kind === "correction" && amount < 0 && status === "paid";
}

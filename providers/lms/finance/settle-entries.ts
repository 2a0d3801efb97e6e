import type { EntryShare } from "../payment/portal-payment.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

/**
 * Returns what is left to pay of each entry, in grosze, by its id. LMS stores no payment with the document that it
 * pays; only its sum of all entries is certain. So a correction first reduces the document that it corrects; all other
 * credits pay documents that LMS has marked as settled, then those that are due first (Civil Code, art. 451 § 3). What
 * is left adds up to the debt of the account.
 *
 * `accepted`: verified payments that LMS has not booked yet. They pay the entries that the customer has chosen.
 */
export function settleEntries(
  entries: readonly LedgerEntry[],
  accepted: readonly EntryShare[] = [],
): ReadonlyMap<string, number> {
  const open = new Map(entries.map(({ entryId, amount }) => [entryId, Math.max(0, amount)]));
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  let credit = 0;
  const pay = (entryId: string, available: number): number => {
    const used = Math.min(available, open.get(entryId) ?? 0);
    open.set(entryId, (open.get(entryId) ?? 0) - used);
    return available - used;
  };
  for (const entry of entries) {
    if (entry.amount >= 0) continue;
    let left = -entry.amount;
    const seen = new Set<string>();
    // A correction may correct a correction; the money belongs to each of them in turn.
    for (let target = entry.corrects; target !== undefined && !seen.has(target); target = byId.get(target)?.corrects) {
      seen.add(target);
      left = pay(target, left);
    }
    credit += left;
  }
  const dayToPay = ({ dueDate, entryDate }: LedgerEntry): string => dueDate ?? entryDate;
  const ordered = entries
    .filter(({ amount }) => amount > 0)
    .toSorted(
      (left, right) =>
        Number(right.isClosed) - Number(left.isClosed) ||
        dayToPay(left).localeCompare(dayToPay(right)) ||
        left.entryId.localeCompare(right.entryId, "en", { numeric: true }),
    );
  for (const { entryId } of ordered) credit = pay(entryId, credit);
  // LMS may have booked another payment of the same entry meanwhile; what is too much pays the others.
  for (const { entryId, amount } of accepted) credit += pay(entryId, amount);
  for (const { entryId } of ordered) credit = pay(entryId, credit);
  return open;
}

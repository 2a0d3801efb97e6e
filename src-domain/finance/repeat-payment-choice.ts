import { sumOf, type Grosze } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isPending } from "./entry-state.ts";
import type { Payment } from "./payment.ts";

/** Payment to offer when the customer repeats an earlier one. */
export type RepeatPaymentChoice =
  /** The whole unpaid amount of these entries. */
  | { readonly kind: "entries"; readonly entries: readonly FinancialEntry[] }
  /** A custom amount, lower than the unpaid amount of these entries. */
  | { readonly kind: "own-amount"; readonly entries: readonly FinancialEntry[]; readonly amount: Grosze }
  /** Nothing can be repeated: the payment was confirmed, has not ended, has no open entry left, or does not exist. */
  | { readonly kind: "paid" | "pending" | "nothing-left" | "unknown" };

/**
 * Returns the part of a payment that can be paid again (FIN-05): only of a rejected or cancelled one, and only entries
 * still open.
 * @param payment `undefined` if the server knows none
 * @param open payable entries in the order of their due dates
 */
export function repeatPaymentChoice(
  payment: Payment | undefined,
  open: readonly FinancialEntry[],
): RepeatPaymentChoice {
  if (payment === undefined) return { kind: "unknown" };
  switch (payment.state) {
    case "confirmed":
      return { kind: "paid" };
    case "started":
    case "processing":
      return { kind: "pending" };
    case "rejected":
    case "abandoned": {
      const entries = open.filter(({ entryId }) => payment.entryIds.includes(entryId));
      if (entries.length === 0) return { kind: "nothing-left" };
      const { amount } = payment;
      return amount < sumOf(entries.map(({ unpaidAmount }) => unpaidAmount))
        ? { kind: "own-amount", entries, amount }
        : { kind: "entries", entries };
    }
  }
}

/**
 * Returns the choice for a single entry (FIN-05): the entry while it is open, otherwise the reason why it cannot be
 * paid.
 */
export function entryPaymentChoice(
  entryId: string,
  entries: readonly FinancialEntry[],
  open: readonly FinancialEntry[],
): RepeatPaymentChoice {
  const isRequested = (entry: FinancialEntry): boolean => entry.entryId === entryId;
  const chosen = open.filter(isRequested);
  if (chosen.length > 0) return { kind: "entries", entries: chosen };
  return { kind: entries.some((entry) => isRequested(entry) && isPending(entry)) ? "pending" : "nothing-left" };
}

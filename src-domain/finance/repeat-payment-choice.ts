import { sumOf, type Grosze } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isPending } from "./entry-state.ts";
import type { Payment } from "./payment.ts";

/** What becomes of the wish to pay again what a payment was to pay. */
export type RepeatPaymentChoice =
  /** All that is left of these. */
  | { readonly kind: "entries"; readonly entries: readonly FinancialEntry[] }
  /** It was an amount of the customer's own: less than is left of them. */
  | { readonly kind: "own"; readonly entries: readonly FinancialEntry[]; readonly amount: Grosze }
  /** It was paid after all; it has not ended; nothing of it waits to be paid any more; nobody knows it. */
  | { readonly kind: "paid" | "under-way" | "nothing-left" | "unknown" };

/**
 * What can be paid again of a payment (FIN-05): only of one that was rejected or given up, and only what is still open.
 *
 * @param payment as the provider tells of it; `undefined` where it knows none
 * @param open what can be paid now, in the order in which it is due
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
      return { kind: "under-way" };
    case "rejected":
    case "abandoned": {
      const entries = open.filter(({ entryId }) => payment.entryIds.includes(entryId));
      if (entries.length === 0) return { kind: "nothing-left" };
      const { amount } = payment;
      return amount < sumOf(entries.map(({ unpaidAmount }) => unpaidAmount))
        ? { kind: "own", entries, amount }
        : { kind: "entries", entries };
    }
  }
}

/**
 * The same for one entry that somebody wants to pay (FIN-05): as long as it is open, and with the reason where it is
 * not.
 */
export function entryPaymentChoice(
  entryId: string,
  entries: readonly FinancialEntry[],
  open: readonly FinancialEntry[],
): RepeatPaymentChoice {
  const isIt = (entry: FinancialEntry): boolean => entry.entryId === entryId;
  const chosen = open.filter(isIt);
  if (chosen.length > 0) return { kind: "entries", entries: chosen };
  return { kind: entries.some((entry) => isIt(entry) && isPending(entry)) ? "under-way" : "nothing-left" };
}

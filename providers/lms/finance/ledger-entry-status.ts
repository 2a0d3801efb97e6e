import type { LedgerEntry } from "./ledger-entry.ts";

/** Statuses of the contract. */
const STATUS = { paid: 1, unpaid: 2, partlyPaid: 3, none: 6 } as const;

/**
 * Returns the status of an entry by what is left to pay of it. A document without an amount to pay (an invoice of
 * 0,00 zł, a correction) is paid; only money that was received or sent back has no status.
 */
export function ledgerEntryStatus({ kind, amount }: Pick<LedgerEntry, "kind" | "amount">, unpaid: number): number {
  if (amount <= 0) return kind === "payment" || kind === "payout" ? STATUS.none : STATUS.paid;
  if (unpaid === 0) return STATUS.paid;
  return unpaid === amount ? STATUS.unpaid : STATUS.partlyPaid;
}

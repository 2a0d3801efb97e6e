import type { DatabaseSync } from "node:sqlite";
import { listEntries, type FinancialEntryRow } from "./finance.repository.ts";

/** Status of an entry whose payment is under way. */
const PENDING = 4;

/** Part of a credit that has settled an entry, in grosze. */
export interface SetOff {
  readonly entryId: string;
  readonly amount: number;
}

/** Credit of an account in grosze, above 0. */
interface Credit {
  readonly amount: number;
  /** Entry that the credit settles first. */
  readonly entryId: string | undefined;
  /** False if the rest of the credit is paid out instead of settling other entries. */
  readonly settlesOthers: boolean;
}

/** Pays an entry from the overpayment of its account, `available` grosze at most. Returns what it has paid. */
export function spendOverpayment(
  db: DatabaseSync,
  account: string,
  { entryId, unpaidAmount }: Pick<FinancialEntryRow, "entryId" | "unpaidAmount">,
  available: number,
): number {
  const spent = Math.min(unpaidAmount, available);
  if (spent <= 0) return 0;
  db.prepare(`UPDATE financial_entry SET unpaid = unpaid - ?1, from_overpayment = from_overpayment + ?1,
    status = CASE WHEN unpaid = ?1 THEN 1 WHEN status = 2 THEN 3 ELSE status END
    WHERE account_number = ?2 AND entry_id = ?3`).run(spent, account, entryId);
  db.prepare("UPDATE client SET overpayment = overpayment - ? WHERE account_number = ?").run(spent, account);
  return spent;
}

/** Compares entries: the oldest due date first, and entries whose payment is under way last. */
function compareOpen(one: FinancialEntryRow, other: FinancialEntryRow): number {
  const pending = Number(one.status === PENDING) - Number(other.status === PENDING);
  return pending || (one.dueDate ?? one.entryDate).localeCompare(other.dueDate ?? other.entryDate);
}

/**
 * Adds a credit to the overpayment of an account and settles open entries from it: first the named one, then the oldest
 * ones. So balance and amount due agree. Returns what was settled.
 */
export function creditAccount(
  db: DatabaseSync,
  account: string,
  { amount, entryId, settlesOthers }: Credit,
): readonly SetOff[] {
  db.prepare("UPDATE client SET overpayment = overpayment + ? WHERE account_number = ?").run(amount, account);
  const open = listEntries(db, account).filter(({ unpaidAmount }) => unpaidAmount > 0);
  const named = open.filter((entry) => entry.entryId === entryId);
  const others = open.filter((entry) => entry.entryId !== entryId).toSorted(compareOpen);
  let left = amount;
  return [...named, ...(settlesOthers ? others : [])].flatMap((entry) => {
    const spent = spendOverpayment(db, account, entry, left);
    left -= spent;
    return spent === 0 ? [] : [{ entryId: entry.entryId, amount: spent }];
  });
}

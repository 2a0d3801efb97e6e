import type { DatabaseSync } from "node:sqlite";
import { flagColumn, integer, optionalText, textColumn, type Row } from "../database/rows.ts";

/** Financial entry of an account. Amounts in grosze. */
export interface FinancialEntryRow {
  readonly entryId: string;
  readonly kind: string;
  readonly number: string;
  readonly period: string | undefined;
  readonly amount: number;
  readonly unpaidAmount: number;
  readonly entryDate: string;
  readonly dueDate: string | undefined;
  readonly status: number;
  readonly duplicatePossible: boolean;
  readonly duplicateCreating: boolean;
  /** True for a document that was issued outside KSeF. */
  readonly isKsefOffline: boolean;
}

/** Returns the number `FV/4127830/11/26` from series and month, so that a number always fits its period. */
export function entryNumber(series: string, month: string): string {
  return `${series}/${month.slice(5, 7)}/${month.slice(2, 4)}`;
}

function entryFrom(row: Row): FinancialEntryRow {
  const period = optionalText(row, "period");
  const entryDate = textColumn(row, "entry_date");
  return {
    entryId: textColumn(row, "entry_id"),
    kind: textColumn(row, "kind"),
    number: entryNumber(textColumn(row, "series"), period ?? entryDate),
    period,
    entryDate,
    amount: integer(row, "amount"),
    unpaidAmount: integer(row, "unpaid"),
    dueDate: optionalText(row, "due_date"),
    status: integer(row, "status"),
    duplicatePossible: flagColumn(row, "duplicate_possible"),
    duplicateCreating: flagColumn(row, "duplicate_creating"),
    isKsefOffline: flagColumn(row, "ksef_offline"),
  };
}

/** Lists all entries of an account by id. The order has no meaning for the portal. */
export function listEntries(db: DatabaseSync, account: string): readonly FinancialEntryRow[] {
  return db
    .prepare("SELECT * FROM financial_entry WHERE account_number = ? ORDER BY entry_id")
    .all(account)
    .map(entryFrom);
}

/** Returns one entry of an account. */
export function findEntry(db: DatabaseSync, account: string, entryId: string): FinancialEntryRow | undefined {
  const row = db
    .prepare("SELECT * FROM financial_entry WHERE account_number = ? AND entry_id = ?")
    .get(account, entryId);
  return row === undefined ? undefined : entryFrom(row);
}

/** Sets the status of an entry. */
export function setEntryStatus(db: DatabaseSync, account: string, entryId: string, status: number): void {
  db.prepare("UPDATE financial_entry SET status = ? WHERE account_number = ? AND entry_id = ?").run(
    status,
    account,
    entryId,
  );
}

/** Subtracts `paid` grosze from the unpaid amount of an entry. */
export function reduceUnpaid(db: DatabaseSync, account: string, entryId: string, paid: number): void {
  db.prepare("UPDATE financial_entry SET unpaid = max(0, unpaid - ?) WHERE account_number = ? AND entry_id = ?").run(
    paid,
    account,
    entryId,
  );
}

/** Returns the id of the entry of a booked payment. */
export const paymentEntryId = (paymentId: string): string => `P${paymentId}`;

/** Inserts a payment of `amount` that was booked on `day`: below 0, in the customer's favour. */
export function addPaymentEntry(
  db: DatabaseSync,
  account: string,
  paymentId: string,
  amount: number,
  day: string,
): void {
  db.prepare("INSERT INTO financial_entry VALUES (?, ?, 'payment', ?, NULL, ?, 0, ?, NULL, 6, 0, 0, 0, 0, 0)").run(
    account,
    paymentEntryId(paymentId),
    `WP/${account}/${paymentId.replaceAll("-", "").slice(-6)}`,
    -amount,
    day,
  );
}

/** Payout that was sent on `day`. */
interface SentPayout {
  readonly payoutId: string;
  readonly amount: number;
  readonly day: string;
}

/** Returns the id of the entry of a sent payout. */
export const payoutEntryId = (payoutId: string): string => `W${payoutId}`;

/** Inserts a sent payout. */
export function addPayoutEntry(db: DatabaseSync, account: string, { payoutId, amount, day }: SentPayout): void {
  db.prepare("INSERT INTO financial_entry VALUES (?, ?, 'payout', ?, NULL, ?, 0, ?, NULL, 6, 0, 0, 0, 0, 0)").run(
    account,
    payoutEntryId(payoutId),
    `WN/${account}/${payoutId.slice(-6).toUpperCase()}`,
    amount,
    day,
  );
}

/** Returns the balance in grosze: negative is owed, positive is overpaid. */
export function balanceOf(db: DatabaseSync, account: string): number {
  const row = db
    .prepare(`SELECT (SELECT overpayment FROM client WHERE account_number = ?1)
    - coalesce((SELECT sum(unpaid) FROM financial_entry WHERE account_number = ?1), 0) AS balance`)
    .get(account);
  return row === undefined ? 0 : integer(row, "balance");
}

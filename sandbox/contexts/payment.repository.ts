import type { DatabaseSync } from "node:sqlite";
import { integer, optionalInteger, textColumn, type Row } from "../database/rows.ts";

export type StoredPaymentState = "started" | "processing" | "confirmed" | "rejected" | "abandoned";

export interface PaidEntry {
  readonly entryId: string;
  readonly amount: number;
  readonly formerStatus: number;
}
export interface StoredPayment {
  readonly paymentId: string;
  readonly account: string;
  readonly amount: number;
  readonly returnPage: string;
  readonly state: StoredPaymentState;
  readonly startedAt: number;
  /** Moment at which the bank confirms the payment, or at which the payment has ended. */
  readonly settlesAt: number | undefined;
  readonly entries: readonly PaidEntry[];
}
export type NewPayment = Omit<StoredPayment, "state" | "settlesAt">;

const STATES: readonly StoredPaymentState[] = ["started", "processing", "confirmed", "rejected", "abandoned"];

function stateFrom(row: Row): StoredPaymentState {
  const state = STATES.find((candidate) => candidate === row["state"]);
  if (state === undefined) throw new TypeError("unknown state of a payment");
  return state;
}

function paymentFrom(db: DatabaseSync, row: Row | undefined): StoredPayment | undefined {
  if (row === undefined) return undefined;
  const paymentId = textColumn(row, "payment_id");
  const entries = db.prepare("SELECT * FROM payment_entry WHERE payment_id = ? ORDER BY rowid").all(paymentId);
  return {
    paymentId,
    account: textColumn(row, "account_number"),
    amount: integer(row, "amount"),
    returnPage: textColumn(row, "return_page"),
    state: stateFrom(row),
    startedAt: integer(row, "started_at"),
    settlesAt: optionalInteger(row, "settles_at"),
    entries: entries.map((entry) => ({
      entryId: textColumn(entry, "entry_id"),
      amount: integer(entry, "amount"),
      formerStatus: integer(entry, "former_status"),
    })),
  };
}

/** Returns the payment with that id, of any account. */
export function findPayment(db: DatabaseSync, paymentId: string): StoredPayment | undefined {
  return paymentFrom(db, db.prepare("SELECT * FROM payment WHERE payment_id = ?").get(paymentId));
}

/** Lists the payments that are started or being processed. */
export function openPaymentsOf(db: DatabaseSync, account: string): readonly StoredPayment[] {
  const rows = db
    .prepare("SELECT * FROM payment WHERE account_number = ? AND state IN ('started', 'processing')")
    .all(account);
  return rows.map((row) => paymentFrom(db, row)).filter((payment) => payment !== undefined);
}

/** Lists the confirmed payments that are not yet among the entries of the account. */
export function unbookedPaymentsOf(db: DatabaseSync, account: string): readonly StoredPayment[] {
  const rows = db
    .prepare(
      `SELECT * FROM payment WHERE account_number = ?1 AND state = 'confirmed' AND NOT EXISTS
      (SELECT 1 FROM financial_entry WHERE account_number = ?1 AND entry_id = 'P' || payment.payment_id)`,
    )
    .all(account);
  return rows.map((row) => paymentFrom(db, row)).filter((payment) => payment !== undefined);
}

/** Stores a started payment. */
export function insertPayment(db: DatabaseSync, payment: NewPayment): void {
  db.prepare("INSERT INTO payment VALUES (?, ?, ?, ?, 'started', ?, NULL)").run(
    payment.paymentId,
    payment.account,
    payment.amount,
    payment.returnPage,
    payment.startedAt,
  );
  const insert = db.prepare("INSERT INTO payment_entry VALUES (?, ?, ?, ?)");
  for (const entry of payment.entries) insert.run(payment.paymentId, entry.entryId, entry.amount, entry.formerStatus);
}

/** Sets the state of a payment. */
export function setPaymentState(
  db: DatabaseSync,
  paymentId: string,
  state: StoredPaymentState,
  settlesAt: number | undefined,
): void {
  db.prepare("UPDATE payment SET state = ?, settles_at = ? WHERE payment_id = ?").run(
    state,
    settlesAt ?? null,
    paymentId,
  );
}

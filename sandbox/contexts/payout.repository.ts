import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { dayAt } from "#kit/calendar/warsaw.ts";
import { integer, textColumn } from "../database/rows.ts";
import { addPayoutEntry, payoutEntryId } from "./finance.repository.ts";

/** Time from the order of a payout to its transfer, ms. */
const SENT_AFTER_MS = 86_400_000;
/** Time from the order to the arrival of the money, ms. */
const ARRIVES_AFTER_MS = 3 * SENT_AFTER_MS;

/** Order to pay an amount, in grosze, to a bank account. */
export interface PlannedPayout {
  readonly amount: number;
  readonly account: string;
  readonly orderedAt: number;
}

export interface StoredPayout extends PlannedPayout {
  readonly payoutId: string;
  readonly state: string;
}

/** Returns the time at which the money of a payout leaves, ms. */
export const sentAtOf = ({ orderedAt }: Pick<StoredPayout, "orderedAt">): number => orderedAt + SENT_AFTER_MS;

/** Returns the time until which the money of a payout arrives, ms. */
export const arrivesByOf = ({ orderedAt }: Pick<StoredPayout, "orderedAt">): number => orderedAt + ARRIVES_AFTER_MS;

/** Lists the payouts of an account, the oldest first. */
export function payoutsOf(db: DatabaseSync, account: string): readonly StoredPayout[] {
  return db
    .prepare("SELECT * FROM payout WHERE account_number = ? ORDER BY rowid")
    .all(account)
    .map((row) => ({
      payoutId: textColumn(row, "payout_id"),
      amount: integer(row, "amount"),
      account: textColumn(row, "bank_account"),
      orderedAt: integer(row, "ordered_at"),
      state: textColumn(row, "state"),
    }));
}

/** Returns the last digits of the bank accounts of payouts, by the id of their entry. */
export function payoutAccountEnds(db: DatabaseSync, account: string): ReadonlyMap<string, string> {
  return new Map(payoutsOf(db, account).map((payout) => [payoutEntryId(payout.payoutId), payout.account.slice(-4)]));
}

/** Stores an ordered payout. */
export function insertPayout(db: DatabaseSync, account: string, order: PlannedPayout): StoredPayout {
  const payout = { ...order, payoutId: randomBytes(12).toString("hex"), state: "ordered" };
  db.prepare("INSERT INTO payout VALUES (?, ?, ?, ?, ?, ?)").run(
    payout.payoutId,
    account,
    payout.amount,
    payout.account,
    payout.orderedAt,
    payout.state,
  );
  return payout;
}

/** Sends a payout: the overpayment is reduced, and the entries of the account have the payout. */
export function sendPayout(db: DatabaseSync, account: string, payout: StoredPayout): void {
  const { payoutId, amount } = payout;
  db.prepare("UPDATE payout SET state = 'sent' WHERE payout_id = ?").run(payoutId);
  db.prepare("UPDATE client SET overpayment = overpayment - ? WHERE account_number = ?").run(amount, account);
  addPayoutEntry(db, account, { payoutId, amount, day: dayAt(sentAtOf(payout)) });
}

/** Returns the part of the overpayment that is not ordered yet. */
export function overpaymentLeft(db: DatabaseSync, account: string): number {
  const row = db.prepare("SELECT overpayment FROM client WHERE account_number = ?").get(account);
  const ordered = payoutsOf(db, account)
    .filter(({ state }) => state === "ordered")
    .reduce((sum, { amount }) => sum + amount, 0);
  return (row === undefined ? 0 : integer(row, "overpayment")) - ordered;
}

/** Returns true for an account on which the operator collects the payments of a customer (VAL-90). */
export function isCollectingAccount(db: DatabaseSync, bank: string): boolean {
  const query = "SELECT 1 FROM client WHERE json_extract(data, '$.bankAccountNumber') = ?";
  return db.prepare(query).get(bank) !== undefined;
}

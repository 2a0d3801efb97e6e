import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, toMoment, type IsoDay } from "#kit/calendar/warsaw.ts";
import { readMeta } from "../database/meta.ts";
import { inTransaction } from "../database/open-database.ts";
import { integer, textColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { reduceUnpaid, setEntryStatus } from "./finance.repository.ts";
import { insertPayment, setPaymentState } from "./payment.repository.ts";

/** Beginning of the ids of the payments that the demo has seeded only as the status of an entry. */
const SEEDED = "demo-";
const [PENDING, ACCEPTED] = [4, 5] as const;
/** Days from the anchor day to the bank's confirmation, by the status of the entry. */
const CONFIRMED_AFTER: Readonly<Record<number, number>> = { [PENDING]: 2, [ACCEPTED]: 0 };

interface SeededEntry {
  readonly entryId: string;
  readonly status: number;
  readonly amount: number;
  readonly unpaid: number;
}

/** Lists the entries of an account whose payment is under way without being stored. */
function entriesUnderWay(db: DatabaseSync, account: string): readonly SeededEntry[] {
  return db
    .prepare(`SELECT entry_id, status, amount, unpaid FROM financial_entry WHERE account_number = ?1 AND status IN (4,
    5) AND NOT EXISTS (SELECT 1 FROM payment_entry JOIN payment USING (payment_id)
      WHERE payment.account_number = ?1 AND payment_entry.entry_id = financial_entry.entry_id)`)
    .all(account)
    .map((row) => ({
      entryId: textColumn(row, "entry_id"),
      status: integer(row, "status"),
      amount: integer(row, "amount"),
      unpaid: integer(row, "unpaid"),
    }));
}

function confirm(db: DatabaseSync, account: string, { entryId, ...entry }: SeededEntry, day: IsoDay): void {
  const amount = entry.status === PENDING ? entry.unpaid : entry.amount;
  const [paymentId, at] = [`${SEEDED}${account}-${entryId}`, Date.parse(toMoment(`${day}T12:00:00`))];
  const entries = [{ entryId, amount, formerStatus: entry.status }];
  insertPayment(db, { paymentId, account, amount, returnPage: "", startedAt: at, entries });
  setPaymentState(db, paymentId, "confirmed", at);
  if (entry.status === PENDING) reduceUnpaid(db, account, entryId, amount);
  setEntryStatus(db, account, entryId, ACCEPTED);
}

/** Confirms the payments under way that the demo has seeded, once their day has come. They are booked as all others. */
export function endSeededPayments(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const today = tenant.today();
  const anchor = readMeta(db, "anchor") ?? today;
  const confirmedOn = ({ status }: SeededEntry): IsoDay => addCalendarDays(anchor, CONFIRMED_AFTER[status] ?? 0);
  const due = entriesUnderWay(db, account).filter((entry) => confirmedOn(entry) < today);
  if (due.length === 0) return;
  inTransaction(db, () => {
    for (const entry of due) confirm(db, account, entry, confirmedOn(entry));
  });
}

/** Puts the seeded payments under way again. The demo's dates have moved. */
export function restoreSeededPayments(db: DatabaseSync): void {
  const seeded = `SELECT payment_id FROM payment WHERE payment_id LIKE '${SEEDED}%'`;
  for (const row of db.prepare(`SELECT * FROM payment_entry WHERE payment_id IN (${seeded})`).all()) {
    const status = integer(row, "former_status");
    db.prepare("UPDATE financial_entry SET status = ?, unpaid = unpaid + ? WHERE entry_id = ?").run(
      status,
      status === PENDING ? integer(row, "amount") : 0,
      textColumn(row, "entry_id"),
    );
  }
  db.exec(`DELETE FROM financial_entry WHERE entry_id IN (SELECT 'P' || payment_id FROM (${seeded}))`);
  db.exec(`DELETE FROM payment_entry WHERE payment_id IN (${seeded})`);
  db.exec(`DELETE FROM payment WHERE payment_id LIKE '${SEEDED}%'`);
}

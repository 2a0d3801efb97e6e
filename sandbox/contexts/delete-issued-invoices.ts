import type { DatabaseSync } from "node:sqlite";
import { integer, textColumn } from "../database/rows.ts";
import { paymentEntryId } from "./finance.repository.ts";

const ISSUED_IDS = "SELECT entry_id FROM financial_entry WHERE issued = 1";
/** Tables with rows about an entry. */
const OF_ENTRY = ["invoice_item", "invoice_correction", "message", "duplicate", "download", "payment_entry"];

/** Gives back to each account what its overpayment has paid. */
function restoreOverpayments(db: DatabaseSync): void {
  db.exec(
    `UPDATE client SET overpayment = overpayment + coalesce((SELECT sum(from_overpayment) FROM financial_entry
    WHERE issued = 1 AND account_number = client.account_number), 0)`,
  );
}

/** Takes the issued invoices out of the payments. Removes a payment that has paid nothing else. */
function shortenPayments(db: DatabaseSync): void {
  const rows = db
    .prepare(
      `SELECT payment_id, sum(amount * (entry_id IN (${ISSUED_IDS}))) AS taken, min(entry_id IN (${ISSUED_IDS})) AS whole
      FROM payment_entry GROUP BY payment_id HAVING max(entry_id IN (${ISSUED_IDS})) = 1`,
    )
    .all();
  for (const row of rows) {
    const paymentId = textColumn(row, "payment_id");
    const entryId = paymentEntryId(paymentId);
    if (integer(row, "whole") === 1) {
      db.prepare("DELETE FROM payment WHERE payment_id = ?").run(paymentId);
      db.prepare("DELETE FROM financial_entry WHERE entry_id = ?").run(entryId);
      continue;
    }
    const taken = integer(row, "taken");
    db.prepare("UPDATE payment SET amount = amount - ? WHERE payment_id = ?").run(taken, paymentId);
    db.prepare("UPDATE financial_entry SET amount = amount + ? WHERE entry_id = ?").run(taken, entryId);
  }
}

/** Removes the issued invoices of all accounts. The demo's own ones, whose dates move, take their months. */
export function deleteIssuedInvoices(db: DatabaseSync): void {
  restoreOverpayments(db);
  shortenPayments(db);
  for (const table of OF_ENTRY) db.exec(`DELETE FROM ${table} WHERE entry_id IN (${ISSUED_IDS})`);
  db.exec("DELETE FROM financial_entry WHERE issued = 1");
}

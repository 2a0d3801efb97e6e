import type { DatabaseSync } from "node:sqlite";
import { shiftDay, shiftDates, type DateShift } from "../calendar/date-shift.ts";
import { deleteIssuedInvoices } from "../contexts/delete-issued-invoices.ts";
import { restoreSeededPayments } from "../contexts/end-seeded-payments.ts";
import { workdayFrom } from "#kit/calendar/holidays.ts";
import { countDays, countMonths, toMoment, wallAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { readMeta, writeMeta } from "./meta.ts";
import { inTransaction } from "./open-database.ts";
import { integer, optionalText, textColumn } from "./rows.ts";

/** Tables and their columns whose dates move by whole months, so that monthly data stay monthly. */
const BY_MONTHS: Readonly<Record<string, readonly string[]>> = {
  login: ["last_good_login"],
  client: ["data", "flags"],
  product: ["data"],
  service_move: ["planned_for"],
  visit: ["day"],
  line: ["up_since"],
  contact: ["data"],
  consent: ["data", "changed_at"],
  consent_change: ["changed_at"],
  poll_answer: ["answered_on"],
  survey_answer: ["answered_on"],
  banner: ["data"],
  public_document: ["data"],
  financial_entry: ["period", "entry_date", "due_date"],
  message: ["title", "body", "created", "valid_from", "legal_notice"],
  onboarding_event: ["expires"],
  contract_terms: ["data"],
  termination: ["submitted", "ends_on", "revoked", "former_products"],
  direct_billing: ["consent_on"],
  streaming_service: ["since", "terms_on"],
};

/** Tables whose dates move by days, because their data would be outdated within a month. */
const BY_DAYS: Readonly<Record<string, readonly string[]>> = {
  outage: ["data"],
  offer: ["data"],
  matter: ["data", "valid_until", "closed_on"],
  branch_day: ["day"],
  support_request: ["sent", "answer_by", "first_answer_by", "answer_requested_at", "repeated_answer_by"],
  support_entry: ["said", "answer_by"],
  document_format_request: ["requested", "answer_by"],
  claim: ["settled_on"],
};

/** Tables of days on which a technician works. */
const ON_WORKING_DAYS: ReadonlySet<string> = new Set(["service_move", "visit"]);

function rollTable(db: DatabaseSync, table: string, columns: readonly string[], shift: DateShift): void {
  const rows = db.prepare(`SELECT rowid AS id, ${columns.join(", ")} FROM ${table}`).all();
  const update = db.prepare(
    `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(", ")} WHERE rowid = ?`,
  );
  for (const row of rows) {
    const moved = columns.map((column) => {
      const value = optionalText(row, column);
      if (value === undefined) return null;
      const shifted = shiftDates(value, shift);
      return ON_WORKING_DAYS.has(table) ? workdayFrom(shifted) : shifted;
    });
    update.run(...moved, integer(row, "id"));
  }
}

function rollTables(db: DatabaseSync, tables: Readonly<Record<string, readonly string[]>>, shift: DateShift): void {
  for (const [table, columns] of Object.entries(tables)) rollTable(db, table, columns, shift);
}

/** Moves the days in the names of lines, such as the invoices that an interest note names. */
function rollItemNames(db: DatabaseSync, shift: DateShift): void {
  const update = db.prepare(
    "UPDATE invoice_item SET name = ? WHERE account_number = ? AND entry_id = ? AND position = ?",
  );
  for (const row of db.prepare("SELECT * FROM invoice_item WHERE name LIKE '%{{%'").all())
    update.run(
      shiftDates(textColumn(row, "name"), shift),
      textColumn(row, "account_number"),
      textColumn(row, "entry_id"),
      integer(row, "position"),
    );
}

/** Moves the instants in a column by days. Keeps the hour in Warsaw. */
function rollInstants(db: DatabaseSync, table: string, column: string, days: number): void {
  const update = db.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`);
  for (const row of db.prepare(`SELECT rowid AS id, ${column} FROM ${table}`).all()) {
    const moved = shiftDates(wallAt(integer(row, column)), { days });
    update.run(Date.parse(toMoment(moved)), integer(row, "id"));
  }
}

/**
 * Moves the demo's dates along with `today`, so that an old database never looks outdated: monthly data by the whole
 * months that have passed, offers and outages by days. Does nothing on the anchor day.
 */
export function rollForward(db: DatabaseSync, today: IsoDay): void {
  inTransaction(db, () => {
    const anchor = readMeta(db, "anchor") ?? today;
    const near = readMeta(db, "near-anchor") ?? today;
    const months = countMonths(anchor, today);
    const days = Math.max(0, countDays(near, today));
    if (months > 0) {
      deleteIssuedInvoices(db);
      restoreSeededPayments(db);
      rollTables(db, BY_MONTHS, { months });
      rollItemNames(db, { months });
      // Seeded again for the new month at the next request.
      db.exec("DELETE FROM billed_use");
      // The next call applies the moved data day by day from the new anchor on.
      db.exec("UPDATE account SET applied_on = NULL");
      // Created again at the next request: their texts name the dates that have moved.
      db.exec("DELETE FROM document");
      db.exec("DELETE FROM receipt_content");
      writeMeta(db, "anchor", shiftDay(anchor, { months }));
    }
    if (days > 0) {
      rollTables(db, BY_DAYS, { days });
      // Those of terminations move by months.
      db.exec("DELETE FROM receipt_content WHERE document_id NOT LIKE 'W%'");
      // Statements of withdrawal move with the offers that they end, and former addresses with the statements.
      rollInstants(db, "withdrawal", "received_at", days);
      rollInstants(db, "former_email", "until_at", days);
      writeMeta(db, "near-anchor", shiftDay(near, { days }));
    }
  });
}

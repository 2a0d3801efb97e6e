import type { DatabaseSync } from "node:sqlite";
import { optionalText } from "../database/rows.ts";
import type { Answers } from "./contact-form-answers.ts";
import { findEntry, listEntries } from "./finance.repository.ts";
import { newestInvoice } from "./issued-invoice.repository.ts";

/** Returns the month of a day `DD-MM-YYYY`; an empty text without one. */
const monthOfAnswer = (day = ""): string => day.split("-").toReversed().slice(0, 2).join("-");

/** Returns the invoice or interest note with a number; for the number of a correction, the corrected document. */
function documentByNumber(db: DatabaseSync, account: string, number: string): string | undefined {
  const named = listEntries(db, account).find((entry) => entry.number === number);
  if (named?.kind === "invoice" || named?.kind === "interest") return named.entryId;
  if (named?.kind !== "correction") return undefined;
  const row = db
    .prepare("SELECT corrected_id FROM invoice_correction WHERE account_number = ? AND entry_id = ?")
    .get(account, named.entryId);
  return row === undefined ? undefined : optionalText(row, "corrected_id");
}

/** Returns the first invoice of the months between the days of a complaint. */
function invoiceOfPeriod(db: DatabaseSync, account: string, answers: Answers): string | undefined {
  const [first, last] = [monthOfAnswer(answers.get("from")), monthOfAnswer(answers.get("to"))];
  if (first === "") return undefined;
  return listEntries(db, account)
    .filter(({ kind, period = "" }) => kind === "invoice" && period >= first && (last === "" || period <= last))
    .toSorted((one, other) => (one.period ?? "").localeCompare(other.period ?? ""))[0]?.entryId;
}

/**
 * Returns the document that a complaint is about: the named one, or else the invoice of its period, or else the newest
 * one; `undefined` for an account without invoices.
 */
export const disputedDocument = (db: DatabaseSync, account: string, answers: Answers): string | undefined =>
  documentByNumber(db, account, answers.get("invoice")?.trim() ?? "") ??
  invoiceOfPeriod(db, account, answers) ??
  newestInvoice(db, account)?.entryId;

/** Returns the document that a claim corrects, or the newest invoice if the account has the document no more. */
export const correctedDocument = (db: DatabaseSync, account: string, disputedId = ""): string | undefined =>
  findEntry(db, account, disputedId)?.entryId ?? newestInvoice(db, account)?.entryId;

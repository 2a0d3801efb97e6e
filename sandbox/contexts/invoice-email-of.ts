import type { DatabaseSync } from "node:sqlite";
import { jsonText, parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { mainEmailOf } from "./main-email-of.ts";

/**
 * Returns the address for notices about invoices: the one for documents, else the main one; `undefined` without both.
 */
export function invoiceEmailOf(db: DatabaseSync, account: string): string | undefined {
  const row = db.prepare("SELECT data FROM contact WHERE account_number = ?").get(account);
  const email = row === undefined ? "" : jsonText(parseJsonRecord(textColumn(row, "data"))["documentSendEmail"]);
  return email === "" ? mainEmailOf(db, account) : email;
}

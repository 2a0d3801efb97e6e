import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";

/** Returns the name of the customer as the agent sees it: person, company or account number. */
export function customerName(db: DatabaseSync, account: string): string {
  const row = db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  const { firstName, lastName, companyName } = row === undefined ? {} : parseJsonRecord(textColumn(row, "data"));
  const name = [firstName, lastName].filter((part) => typeof part === "string").join(" ");
  return name === "" ? (typeof companyName === "string" ? companyName : account) : name;
}

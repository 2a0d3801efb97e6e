import type { DatabaseSync } from "node:sqlite";
import { recordFrom } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { text } from "../database/rows.ts";

/** Whose account it is, in the words of a consultant. */
export function customerName(db: DatabaseSync, account: string): string {
  const row = prepared(db, "SELECT data FROM client WHERE account_number = ?").get(account);
  const { firstName, lastName, companyName } = row === undefined ? {} : recordFrom(text(row, "data"));
  const name = [firstName, lastName].filter((part) => typeof part === "string").join(" ");
  return name === "" ? (typeof companyName === "string" ? companyName : account) : name;
}

import type { DatabaseSync } from "node:sqlite";
import { textColumn } from "../database/rows.ts";

/** Returns the name of the customer of an account; `undefined` for an unknown account. */
export function accountNameOf(db: DatabaseSync, account: string): string | undefined {
  const row = db.prepare("SELECT name FROM account WHERE account_number = ?").get(account);
  return row === undefined ? undefined : textColumn(row, "name");
}

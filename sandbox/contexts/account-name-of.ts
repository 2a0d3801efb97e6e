import type { DatabaseSync } from "node:sqlite";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";

/** Returns the name of the customer of an account; `undefined` for an unknown account. */
export function accountNameOf(db: DatabaseSync, account: string): string | undefined {
  const row = prepareStatement(db, "SELECT name FROM account WHERE account_number = ?").get(account);
  return row === undefined ? undefined : textColumn(row, "name");
}

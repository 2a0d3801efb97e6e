import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";

/** Returns the main e-mail address of an account; `undefined` without one. */
export function mainEmailOf(db: DatabaseSync, account: string): string | undefined {
  const row = db.prepare("SELECT data FROM contact WHERE account_number = ?").get(account);
  const email = row === undefined ? undefined : parseJsonRecord(textColumn(row, "data"))["mainEmail"];
  return typeof email === "string" ? email : undefined;
}

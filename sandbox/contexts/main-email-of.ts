import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";

/** Returns the main e-mail address of an account; `undefined` without one. */
export function mainEmailOf(db: DatabaseSync, account: string): string | undefined {
  const row = db.prepare("SELECT data FROM contact WHERE account_number = ?").get(account);
  const email = row === undefined ? undefined : parseJsonRecord(textColumn(row, "data"))["mainEmail"];
  return typeof email === "string" ? email : undefined;
}

/** Stores the main e-mail address that a change replaces, empty without one. `until`: instant of the change, ms. */
export function insertFormerEmail(db: DatabaseSync, account: string, email: string, until: number): void {
  db.prepare("INSERT INTO former_email VALUES (?, ?, ?)").run(account, email, until);
}

/** Returns the main e-mail address that an account had at an instant (ms); `undefined` without one. */
export function mainEmailAt(db: DatabaseSync, account: string, at: number): string | undefined {
  const row = db
    .prepare(
      "SELECT email FROM former_email WHERE account_number = ? AND until_at > ? ORDER BY until_at, rowid LIMIT 1",
    )
    .get(account, at);
  if (row === undefined) return mainEmailOf(db, account);
  const email = textColumn(row, "email");
  return email === "" ? undefined : email;
}

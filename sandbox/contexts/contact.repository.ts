import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";

/** Returns the stored contact data. */
export function loadContact({ db }: { readonly db: DatabaseSync }, account: string): JsonRecord {
  const row = db.prepare("SELECT data FROM contact WHERE account_number = ?").get(account);
  if (row === undefined) throw new RangeError(`account ${account} has no contact data`);
  return parseJsonRecord(textColumn(row, "data"));
}

/** Replaces the stored contact data. */
export function updateContact({ db }: { readonly db: DatabaseSync }, account: string, data: JsonRecord): void {
  db.prepare("UPDATE contact SET data = ? WHERE account_number = ?").run(JSON.stringify(data), account);
}

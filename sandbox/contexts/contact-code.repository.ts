import type { DatabaseSync } from "node:sqlite";
import { integer, textColumn } from "../database/rows.ts";

/** Code that was sent to a phone number or an e-mail address. */
export interface ContactCode {
  readonly code: string;
  readonly validUntil: number;
  readonly resendAt: number;
  /** Number of wrong codes that were entered. */
  readonly tries: number;
}

/** Returns the last code that was sent to a recipient; `undefined` without one. */
export function findContactCode(db: DatabaseSync, account: string, recipient: string): ContactCode | undefined {
  const row = db
    .prepare("SELECT * FROM contact_code WHERE account_number = ? AND recipient = ?")
    .get(account, recipient);
  if (row === undefined) return undefined;
  return {
    code: textColumn(row, "code"),
    validUntil: integer(row, "until_at"),
    resendAt: integer(row, "again_at"),
    tries: integer(row, "tries"),
  };
}

/** Stores a code and replaces the previous one. */
export function saveContactCode(
  db: DatabaseSync,
  account: string,
  recipient: string,
  { code, validUntil, resendAt, tries }: ContactCode,
): void {
  db.prepare("INSERT OR REPLACE INTO contact_code VALUES (?, ?, ?, ?, ?, ?)").run(
    account,
    recipient,
    code,
    validUntil,
    resendAt,
    tries,
  );
}

/** Deletes all codes of an account after a change. */
export function deleteContactCodes(db: DatabaseSync, account: string): void {
  db.prepare("DELETE FROM contact_code WHERE account_number = ?").run(account);
}

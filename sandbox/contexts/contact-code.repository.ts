import type { DatabaseSync } from "node:sqlite";
import { integer, text } from "../database/rows.ts";

/** A code that was sent to a number or an address. */
export interface ContactCode {
  readonly code: string;
  readonly validUntil: number;
  readonly resendAt: number;
  /** Wrong codes that were tried in its place. */
  readonly tries: number;
  /** How many codes went to this recipient. */
  readonly sent: number;
}

/** The code that was sent to a recipient last; `undefined` where there was none. */
export function findContactCode(db: DatabaseSync, account: string, recipient: string): ContactCode | undefined {
  const row = db
    .prepare("SELECT * FROM contact_code WHERE account_number = ? AND recipient = ?")
    .get(account, recipient);
  if (row === undefined) return undefined;
  return {
    code: text(row, "code"),
    validUntil: integer(row, "until_at"),
    resendAt: integer(row, "again_at"),
    tries: integer(row, "tries"),
    sent: integer(row, "sent"),
  };
}

/** Keeps a code in place of the one before. */
export function saveContactCode(
  db: DatabaseSync,
  account: string,
  recipient: string,
  { code, validUntil, resendAt, tries, sent }: ContactCode,
): void {
  db.prepare("INSERT OR REPLACE INTO contact_code VALUES (?, ?, ?, ?, ?, ?, ?)").run(
    account,
    recipient,
    code,
    validUntil,
    resendAt,
    tries,
    sent,
  );
}

/** What was used is of no use any more. */
export function deleteContactCodes(db: DatabaseSync, account: string): void {
  db.prepare("DELETE FROM contact_code WHERE account_number = ?").run(account);
}

import type { DatabaseSync } from "node:sqlite";
import { optionalText, textColumn } from "../database/rows.ts";

/** Channel and masked address of a delivery. A letter has no address. */
export interface DocumentRecipient {
  readonly channel: "EMAIL" | "SMS" | "POST";
  readonly recipient?: string;
}

const toChannel = (text: string): DocumentRecipient["channel"] => (text === "EMAIL" || text === "SMS" ? text : "POST");

/** Stores where a document was sent; does nothing if that is stored, because it never changes. */
export function insertDocumentRecipient(
  db: DatabaseSync,
  account: string,
  documentId: string,
  { channel, recipient }: DocumentRecipient,
): void {
  db.prepare("INSERT OR IGNORE INTO document_recipient VALUES (?, ?, ?, ?)").run(
    account,
    documentId,
    channel,
    recipient ?? null,
  );
}

/** Returns where a document was sent; `undefined` if it was not. */
export function findDocumentRecipient(
  db: DatabaseSync,
  account: string,
  documentId: string,
): DocumentRecipient | undefined {
  const row = db
    .prepare("SELECT channel, recipient FROM document_recipient WHERE account_number = ? AND document_id = ?")
    .get(account, documentId);
  if (row === undefined) return undefined;
  const recipient = optionalText(row, "recipient");
  return { channel: toChannel(textColumn(row, "channel")), ...(recipient !== undefined && { recipient }) };
}

import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";

/**
 * Returns the content of a receipt as it was first read, and stores it then. Each event reads the receipts that it has
 * sent, so that no later event changes them (DOC-66).
 */
export function storedReceiptContent(
  db: DatabaseSync,
  account: string,
  documentId: string,
  create: () => JsonRecord,
): JsonRecord {
  const row = db
    .prepare("SELECT data FROM receipt_content WHERE account_number = ? AND document_id = ?")
    .get(account, documentId);
  if (row !== undefined) return parseJsonRecord(textColumn(row, "data"));
  const data = JSON.stringify(create());
  db.prepare("INSERT INTO receipt_content VALUES (?, ?, ?)").run(account, documentId, data);
  return parseJsonRecord(data);
}

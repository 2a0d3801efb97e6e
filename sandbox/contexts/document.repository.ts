import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";

/** File of a document of an account. */
export interface StoredDocument {
  readonly documentId: string;
  readonly name: string;
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** Document to store: the elements of the contract except those of its file. */
export interface NewDocument {
  readonly documentId: string;
  readonly position: number;
  readonly data: JsonRecord;
  /** Downloaded file. */
  readonly content: Uint8Array;
  /** Delivered file. Its hash is stored. */
  readonly delivered: Uint8Array;
}

/** Lists the ids of the stored documents of an account. */
export function storedDocumentIds(db: DatabaseSync, account: string): ReadonlySet<string> {
  const rows = db.prepare("SELECT document_id FROM document WHERE account_number = ?").all(account);
  return new Set(rows.map((row) => textColumn(row, "document_id")));
}

/** Stores a document; does nothing if it is stored, because a delivered document never changes. */
export function insertDocument(
  db: DatabaseSync,
  account: string,
  { documentId, position, data, content, delivered }: NewDocument,
): void {
  db.prepare("INSERT OR IGNORE INTO document VALUES (?, ?, ?, ?, ?, ?)").run(
    account,
    documentId,
    position,
    JSON.stringify({ ...data, bytes: content.byteLength }),
    createHash("sha256").update(delivered).digest("hex"),
    content,
  );
}

/** Days in force of a document. */
interface Validity {
  readonly documentId: string;
  readonly validFrom?: IsoDay;
  readonly validTo?: IsoDay;
}

/** Stores the days on which a document is in force. */
export function updateValidity(db: DatabaseSync, account: string, { documentId, validFrom, validTo }: Validity): void {
  db.prepare("UPDATE document SET data = json_patch(data, ?) WHERE account_number = ? AND document_id = ?").run(
    JSON.stringify({ validFrom: validFrom ?? null, validTo: validTo ?? null }),
    account,
    documentId,
  );
}

/** Returns a stored document of an account. */
export function findStoredDocument(db: DatabaseSync, account: string, documentId: string): StoredDocument | undefined {
  const row = db
    .prepare("SELECT data, content FROM document WHERE account_number = ? AND document_id = ?")
    .get(account, documentId);
  const content = row?.["content"];
  if (row === undefined || !ArrayBuffer.isView(content)) return undefined;
  const data = parseJsonRecord(textColumn(row, "data"));
  return { documentId, name: jsonText(data["name"]), fileName: jsonText(data["fileName"]), content };
}

/** Open request for a document in another format. */
export interface FormatRequest {
  readonly documentId: string;
  readonly format: string;
  readonly number: string;
  /** Wall time of Warsaw. */
  readonly requestedAt: string;
  readonly answerBy: string;
}

/** Lists the open requests for other formats of an account: those that the operator has not answered. */
export function formatRequestsOf(db: DatabaseSync, account: string): readonly FormatRequest[] {
  return db
    .prepare(
      `SELECT * FROM document_format_request AS asked WHERE account_number = ? AND NOT EXISTS (SELECT 1
        FROM support_entry AS entry WHERE entry.account_number = asked.account_number AND entry.number = asked.number
        AND entry.kind = 'ANSWER') ORDER BY number`,
    )
    .all(account)
    .map((row) => ({
      documentId: textColumn(row, "document_id"),
      format: textColumn(row, "format"),
      number: textColumn(row, "number"),
      requestedAt: textColumn(row, "requested"),
      answerBy: textColumn(row, "answer_by"),
    }));
}

export function insertFormatRequest(
  db: DatabaseSync,
  account: string,
  { documentId, format, number, requestedAt, answerBy }: FormatRequest,
): void {
  db.prepare("INSERT INTO document_format_request VALUES (?, ?, ?, ?, ?, ?)").run(
    account,
    documentId,
    format,
    number,
    requestedAt,
    answerBy,
  );
}

/** Lists the documents of an account in the form of the contract. */
export function documentsOf(db: DatabaseSync, account: string): readonly JsonRecord[] {
  const requests = formatRequestsOf(db, account);
  return db
    .prepare("SELECT document_id, data, sha256 FROM document WHERE account_number = ? ORDER BY position, document_id")
    .all(account)
    .map((row) => {
      const documentId = textColumn(row, "document_id");
      return {
        documentId,
        ...parseJsonRecord(textColumn(row, "data")),
        sha256: textColumn(row, "sha256"),
        formatRequests: requests
          .filter((request) => request.documentId === documentId)
          .map(({ number, format, requestedAt, answerBy }) => ({ number, format, requestedAt, answerBy })),
      };
    });
}

import type { DatabaseSync } from "node:sqlite";
import { checkPiece } from "#kit/files/accepted-file.ts";
import type { JsonRecord } from "#kit/json.ts";
import { integer, textColumn } from "../database/rows.ts";
import type { Operation } from "./operation.ts";

const WRONG_FILE: JsonRecord = { errorCode: "WRONG_FILE" };

/** Uploaded file of an account, complete or in progress. */
export interface ArrivedFile {
  readonly name: string;
  readonly size: number;
  readonly received: number;
}

/** Stores a complete file. */
export function insertFile(db: DatabaseSync, account: string, fileId: string, name: string, content: Buffer): void {
  db.prepare("INSERT INTO form_file VALUES (?, ?, ?, ?)").run(account, fileId, name, content.length);
  db.prepare("INSERT INTO form_file_piece VALUES (?, ?, ?, ?)").run(account, fileId, 0, content);
}

/** Returns the content of a file. */
export function fileContent(db: DatabaseSync, account: string, fileId: string): Buffer {
  const pieces = db
    .prepare("SELECT content FROM form_file_piece WHERE account_number = ? AND file_id = ? ORDER BY position")
    .all(account, fileId)
    .map(({ content }) => (content instanceof Uint8Array ? content : new Uint8Array()));
  return Buffer.concat(pieces);
}

export function findFile(db: DatabaseSync, account: string, fileId: string): ArrivedFile | undefined {
  const row = db
    .prepare(
      `SELECT name, size, (SELECT COALESCE(SUM(LENGTH(content)), 0) FROM form_file_piece
      WHERE account_number = ? AND file_id = ?) AS received FROM form_file WHERE account_number = ? AND file_id = ?`,
    )
    .get(account, fileId, account, fileId);
  return row === undefined
    ? undefined
    : { name: textColumn(row, "name"), size: integer(row, "size"), received: integer(row, "received") };
}

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

/** Uploads of files in pieces. A piece at a wrong position is not stored; the response states the expected position. */
export const FORM_FILE_OPERATIONS: Readonly<Record<string, Operation>> = {
  addContactFormFile: {
    session: "required",
    effect: "by-intent",
    handle: ({ tenant: { db, configuration }, request }, { account }) => {
      const [fileId, size, position] = [
        request.text("fileId"),
        wholeNumber(request.text("size")),
        wholeNumber(request.text("position")),
      ];
      const content = Buffer.from(request.text("content"), "base64");
      const known = findFile(db, account, fileId);
      const received = known?.received ?? 0;
      const [name, maxMegabytes] = [request.text("fileName"), configuration.limits.fileMegabytes];
      const piece = { name, size, position, content, statedSize: known?.size, received, maxMegabytes };
      const verdict = checkPiece(piece);
      if (verdict === "refuse") return WRONG_FILE;
      if (verdict === "skip") return { received };
      if (known === undefined) db.prepare("INSERT INTO form_file VALUES (?, ?, ?, ?)").run(account, fileId, name, size);
      db.prepare("INSERT INTO form_file_piece VALUES (?, ?, ?, ?)").run(account, fileId, position, content);
      return { received: received + content.length };
    },
  },
};

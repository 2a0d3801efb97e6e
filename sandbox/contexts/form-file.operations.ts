import type { DatabaseSync } from "node:sqlite";
import type { JsonRecord } from "#kit/json.ts";
import { integer, textColumn } from "../database/rows.ts";
import type { Operation } from "./operation.ts";

const MEGABYTE = 1_000_000;
const MAX_PIECE_BYTES = 150_000;
const WRONG_FILE: JsonRecord = { errorCode: "WRONG_FILE" };

/** Accepted file types: first bytes, and the endings of their names. */
const FILE_TYPES: readonly { readonly signature: RegExp; readonly name: RegExp }[] = [
  { signature: /^25504446/, name: /\.pdf$/i },
  { signature: /^ffd8ff/, name: /\.jpe?g$/i },
  { signature: /^89504e470d0a1a0a/, name: /\.png$/i },
  { signature: /^.{8}66747970(68656963|68656978|6d696631|68657663|6d736631)/, name: /\.hei[cf]$/i },
  { signature: /^52494646.{8}57454250/, name: /\.webp$/i },
];

/** Returns true if the name has no path and the ending of the content. */
function isNamedByContent(name: string, content: Buffer): boolean {
  const start = content.subarray(0, 16).toString("hex");
  return !/[/\\]/.test(name) && FILE_TYPES.some((type) => type.signature.test(start) && type.name.test(name));
}

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
      if (
        size <= 0 ||
        size > configuration.limits.fileMegabytes * MEGABYTE ||
        content.length === 0 ||
        content.length > MAX_PIECE_BYTES ||
        (known !== undefined && known.size !== size)
      )
        return WRONG_FILE;
      if (position !== received) return { received };
      if (position + content.length > size) return WRONG_FILE;
      if (position === 0 && !isNamedByContent(request.text("fileName"), content)) return WRONG_FILE;
      if (known === undefined)
        db.prepare("INSERT INTO form_file VALUES (?, ?, ?, ?)").run(account, fileId, request.text("fileName"), size);
      db.prepare("INSERT INTO form_file_piece VALUES (?, ?, ?, ?)").run(account, fileId, position, content);
      return { received: received + content.length };
    },
  },
};

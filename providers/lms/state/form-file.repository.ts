import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";

/** Time for which a file waits for the request that names it, ms. */
const WAITING_MS = 24 * 60 * 60_000;
/** Most files of an account that wait. */
export const MAX_WAITING_FILES = 20;

/** File that a customer sends before a request. */
export interface FormFile {
  readonly name: string;
  readonly size: number;
  readonly received: number;
}

/** Returns a file of an account and how much of it has arrived; `undefined` for an unknown one. */
export async function findFormFile(
  queries: LmsQueries,
  account: number,
  fileId: string,
): Promise<FormFile | undefined> {
  const [row] = await queries.query(
    "SELECT name, size, received FROM ebok.form_file WHERE account = $1 AND file_id = $2 FOR UPDATE",
    [account, fileId],
  );
  return row && { name: lmsText(row, "name"), size: lmsNumber(row, "size"), received: lmsNumber(row, "received") };
}

/** Counts the files of an account that wait, after those of which nothing came for a day are removed. */
export async function countFormFiles(queries: LmsQueries, account: number, now: number): Promise<number> {
  await queries.query(
    `DELETE FROM ebok.form_file_piece p USING ebok.form_file f
    WHERE f.account = p.account AND f.file_id = p.file_id AND f.changed_at < $1`,
    [now - WAITING_MS],
  );
  await queries.query("DELETE FROM ebok.form_file WHERE changed_at < $1", [now - WAITING_MS]);
  const [row] = await queries.query("SELECT count(*)::int AS count FROM ebok.form_file WHERE account = $1", [account]);
  return row === undefined ? 0 : lmsNumber(row, "count");
}

/** Piece of a file; `content` is base64. */
export interface NewFilePiece extends Omit<FormFile, "received"> {
  readonly position: number;
  readonly length: number;
  readonly content: string;
}

/** Stores a piece, and the file with its first one. */
export async function saveFilePiece(
  queries: LmsQueries,
  account: number,
  fileId: string,
  piece: NewFilePiece,
  now: number,
): Promise<void> {
  const { name, size, position, length, content } = piece;
  await queries.query(
    `INSERT INTO ebok.form_file (account, file_id, name, size, received, changed_at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (account, file_id) DO UPDATE SET received = excluded.received, changed_at = excluded.changed_at`,
    [account, fileId, name, size, position + length, now],
  );
  await queries.query(
    "INSERT INTO ebok.form_file_piece (account, file_id, position, content) VALUES ($1, $2, $3, $4)",
    [account, fileId, position, content],
  );
}

/** Returns the content of a file, and removes it: it belongs to a request now. */
export async function takeFormFile(queries: LmsQueries, account: number, fileId: string): Promise<Buffer> {
  const rows = await queries.query(
    "SELECT content FROM ebok.form_file_piece WHERE account = $1 AND file_id = $2 ORDER BY position",
    [account, fileId],
  );
  await queries.query("DELETE FROM ebok.form_file_piece WHERE account = $1 AND file_id = $2", [account, fileId]);
  await queries.query("DELETE FROM ebok.form_file WHERE account = $1 AND file_id = $2", [account, fileId]);
  return Buffer.concat(rows.map((row) => Buffer.from(lmsText(row, "content"), "base64")));
}

import { randomBytes } from "node:crypto";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries, LmsRow } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalText } from "../database/lms-rows.ts";

/** File that can be downloaded once: a document of the customer, or a file of a message of the help desk. */
export type LmsDownload =
  | { readonly kind: "document"; readonly account: number; readonly document: number }
  | { readonly kind: "attachment"; readonly account: number; readonly message: number; readonly fileName: string };

function downloadFrom(row: LmsRow): LmsDownload {
  const [account, id, fileName] = [
    lmsNumber(row, "account"),
    lmsNumber(row, "document"),
    lmsOptionalText(row, "file_name"),
  ];
  return fileName === undefined
    ? { kind: "document", account, document: id }
    : { kind: "attachment", account, message: id, fileName };
}

/** Creates a download until `expiresAt` (ms) and returns its token, of which only the hash is stored. */
export async function createLmsDownload(
  queries: LmsQueries,
  download: LmsDownload,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
): Promise<string> {
  const token = randomBytes(24).toString("hex");
  const [id, fileName] =
    download.kind === "document" ? [download.document, null] : [download.message, download.fileName];
  await queries.query("DELETE FROM ebok.download WHERE expires_at < $1", [now]);
  await queries.query(
    "INSERT INTO ebok.download (token_hash, account, document, file_name, expires_at) VALUES ($1, $2, $3, $4, $5)",
    [sha256(token), download.account, id, fileName, expiresAt],
  );
  return token;
}

/** Returns the download of a token that is neither used nor expired. */
export async function findLmsDownload(
  queries: LmsQueries,
  token: string,
  now: number,
): Promise<LmsDownload | undefined> {
  const [row] = await queries.query(
    "SELECT account, document, file_name FROM ebok.download WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2",
    [sha256(token), now],
  );
  return row && downloadFrom(row);
}

/** Marks a token as used. Returns false if it was used before or has expired. */
export async function consumeLmsDownload(queries: LmsQueries, token: string, now: number): Promise<boolean> {
  const rows = await queries.query(
    `UPDATE ebok.download SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2
    RETURNING account`,
    [sha256(token), now],
  );
  return rows.length === 1;
}

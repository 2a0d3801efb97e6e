import { randomBytes } from "node:crypto";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber } from "../database/lms-rows.ts";

/** Document that can be downloaded once. */
export interface LmsDownload {
  readonly account: number;
  readonly document: number;
}

/** Creates a download until `expiresAt` (ms) and returns its token, of which only the hash is stored. */
export async function createLmsDownload(
  queries: LmsQueries,
  { account, document }: LmsDownload,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
): Promise<string> {
  const token = randomBytes(24).toString("hex");
  await queries.query("DELETE FROM ebok.download WHERE expires_at < $1", [now]);
  await queries.query("INSERT INTO ebok.download (token_hash, account, document, expires_at) VALUES ($1, $2, $3, $4)", [
    sha256(token),
    account,
    document,
    expiresAt,
  ]);
  return token;
}

/** Returns the download of a token that is neither used nor expired. */
export async function findLmsDownload(
  queries: LmsQueries,
  token: string,
  now: number,
): Promise<LmsDownload | undefined> {
  const [row] = await queries.query(
    "SELECT account, document FROM ebok.download WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2",
    [sha256(token), now],
  );
  return row === undefined ? undefined : { account: lmsNumber(row, "account"), document: lmsNumber(row, "document") };
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

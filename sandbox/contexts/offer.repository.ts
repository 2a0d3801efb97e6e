import type { DatabaseSync } from "node:sqlite";
import type { WallTime } from "#kit/calendar/warsaw.ts";
import { jsonText, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { cacheReads } from "../database/cache-reads.ts";
import { integer, optionalInteger, textColumn } from "../database/rows.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LinkedOffer } from "./action-link.repository.ts";

/** Lists all offers of an account, of every kind. */
export const offersOf = cacheReads((db, account): readonly LinkedOffer[] =>
  db
    .prepare("SELECT status, data FROM offer WHERE account_number = ? ORDER BY offer_id")
    .all(account)
    .map((row) => ({ status: integer(row, "status"), data: parseJsonRecord(textColumn(row, "data")) })),
);

/** Returns when an order was made; `undefined` for an open offer. Orders before the demo have no time of their own. */
export function orderedAtOf({ closeDate, closedAt }: JsonRecord): WallTime | undefined {
  const day = jsonText(closeDate);
  return day === "" ? undefined : jsonText(closedAt) || `${day}T12:05:00`;
}

/** Inserts an offer of an account, or replaces it. */
export function insertOffer(
  db: DatabaseSync,
  account: string,
  offerId: string,
  status: number,
  data: JsonRecord,
): void {
  db.prepare("INSERT OR REPLACE INTO offer VALUES (?, ?, ?, ?)").run(account, offerId, status, JSON.stringify(data));
}

/** Lists the ids of an account's offers of one kind, in order. */
export function findOfferIds(db: DatabaseSync, account: string, kind: string): readonly string[] {
  return db
    .prepare(
      "SELECT offer_id FROM offer WHERE account_number = ? AND json_extract(data, '$.kind') = ? ORDER BY offer_id",
    )
    .all(account, kind)
    .map((row) => textColumn(row, "offer_id"));
}

/** Returns true if the offer exists and belongs to another account. */
export function belongsToOtherAccount(db: DatabaseSync, account: string, offerId: string): boolean {
  return (
    db.prepare("SELECT 1 AS there FROM offer WHERE offer_id = ? AND account_number <> ?").get(offerId, account) !==
    undefined
  );
}

/** Merges fields into the stored offer; `null` removes a field. */
export function patchOffer(db: DatabaseSync, account: string, offerId: string, changes: JsonRecord): void {
  db.prepare("UPDATE offer SET data = json_patch(data, ?) WHERE account_number = ? AND offer_id = ?").run(
    JSON.stringify(changes),
    account,
    offerId,
  );
}

/** Returns true if the operator shows isobar offers to this customer. */
export function hasIsobar(db: DatabaseSync, account: string): boolean {
  const row = db.prepare("SELECT flags FROM client WHERE account_number = ?").get(account);
  return row !== undefined && parseJsonRecord(textColumn(row, "flags"))["showIsobar"] === true;
}

/** Records that the isobar offer was shown. */
export function recordIsobarShown(db: DatabaseSync, account: string, now: number): void {
  db.prepare("INSERT INTO isobar_shown VALUES (?, ?)").run(account, now);
}

/** Document of an offer that can be downloaded once, until `expiresAt` (ms). */
export interface OfferDownload {
  readonly token: string;
  readonly account: string;
  readonly documentId: string;
  readonly expiresAt: number;
}

/** Stores a download. Of its token only the hash is stored. */
export function insertOfferDownload(db: DatabaseSync, { token, account, documentId, expiresAt }: OfferDownload): void {
  db.prepare("INSERT INTO offer_download VALUES (?, ?, ?, ?, NULL)").run(sha256(token), account, documentId, expiresAt);
}

/** Returns the download of a token that is neither used nor expired. */
export function findOfferDownload(
  db: DatabaseSync,
  token: string,
  now: number,
): Pick<OfferDownload, "account" | "documentId"> | undefined {
  const row = db.prepare("SELECT * FROM offer_download WHERE token_hash = ?").get(sha256(token));
  if (row === undefined || optionalInteger(row, "used_at") !== undefined || integer(row, "expires_at") <= now)
    return undefined;
  return { account: textColumn(row, "account_number"), documentId: textColumn(row, "document_id") };
}

/** Marks a token as used. Returns false if it was used before. */
export function consumeOfferDownload(db: DatabaseSync, token: string, now: number): boolean {
  return (
    db.prepare("UPDATE offer_download SET used_at = ? WHERE token_hash = ? AND used_at IS NULL").run(now, sha256(token))
      .changes === 1
  );
}

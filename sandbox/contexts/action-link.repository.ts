import type { DatabaseSync } from "node:sqlite";
import type { WallTime } from "../calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "../database/json.ts";
import { integer, optionalText, textColumn } from "../database/rows.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";

/** Stored action link. The state of an offer is kept with the offer; `data` is shown next to it. */
export interface StoredActionLink {
  readonly tokenHash: string;
  readonly kind: string;
  readonly state: string;
  /** Account that the answer changes; `undefined`: none. */
  readonly account: string | undefined;
  readonly offer: { readonly account: string; readonly offerId: string } | undefined;
  readonly data: JsonRecord;
  readonly validUntil: string | undefined;
  readonly closedOn: string | undefined;
}

/** Returns the action link of a token. Only the hash of the token is stored, so that the database reveals no links. */
export function findActionLink(db: DatabaseSync, token: string): StoredActionLink | undefined {
  return findActionLinkByHash(db, sha256(token));
}

/** Returns the action link of the hash of a token. */
export function findActionLinkByHash(db: DatabaseSync, tokenHash: string): StoredActionLink | undefined {
  const row = db.prepare("SELECT * FROM matter WHERE token_hash = ?").get(tokenHash);
  if (row === undefined) return undefined;
  const [account, offerId] = [optionalText(row, "account_number"), optionalText(row, "offer_id")];
  return {
    tokenHash: textColumn(row, "token_hash"),
    kind: textColumn(row, "kind"),
    state: textColumn(row, "state"),
    account,
    offer: account === undefined || offerId === undefined ? undefined : { account, offerId },
    data: parseJsonRecord(textColumn(row, "data")),
    validUntil: optionalText(row, "valid_until"),
    closedOn: optionalText(row, "closed_on"),
  };
}

/** Stores a new action link under its token. */
export function insertActionLink(
  db: DatabaseSync,
  token: string,
  { kind, state, account, offer, data, validUntil, closedOn }: Omit<StoredActionLink, "tokenHash">,
): void {
  db.prepare("INSERT INTO matter VALUES (?, ?, ?, ?, ?, ?, ?, ?)").run(
    sha256(token),
    kind,
    state,
    offer?.account ?? account ?? null,
    offer?.offerId ?? null,
    JSON.stringify(data),
    validUntil ?? null,
    closedOn ?? null,
  );
}

/** Closes an action link that belongs to no offer. */
export function closeActionLink(db: DatabaseSync, tokenHash: string, state: string, day: string): void {
  db.prepare("UPDATE matter SET state = ?, closed_on = ? WHERE token_hash = ?").run(state, day, tokenHash);
}

/** Offer as its links need it. */
export interface LinkedOffer {
  readonly status: number;
  readonly data: JsonRecord;
}

/** Returns the offer of an account; `undefined` for an unknown id. */
export function findOffer(db: DatabaseSync, account: string, offerId: string): LinkedOffer | undefined {
  const row = db
    .prepare("SELECT status, data FROM offer WHERE account_number = ? AND offer_id = ?")
    .get(account, offerId);
  return row === undefined
    ? undefined
    : { status: integer(row, "status"), data: parseJsonRecord(textColumn(row, "data")) };
}

/** Closes an offer with a status of OFFER-02 at a time. */
export function closeOffer(db: DatabaseSync, account: string, offerId: string, status: number, at: WallTime): void {
  db.prepare(
    `UPDATE offer SET status = ?, data = json_set(data, '$.closeDate', ?, '$.closedAt', ?)
    WHERE account_number = ? AND offer_id = ?`,
  ).run(status, at.slice(0, 10), at, account, offerId);
}

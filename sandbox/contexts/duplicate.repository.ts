import type { DatabaseSync } from "node:sqlite";
import { integer, optionalInteger, textColumn } from "../database/rows.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { FinancialEntryRow } from "./finance.repository.ts";

/** Time to create a duplicate, ms by the clock of the tenant. */
export const DUPLICATE_CREATION_MS = 20_000;

/** File that can be downloaded once, until `expiresAt` (ms). */
export interface Download {
  readonly token: string;
  readonly account: string;
  readonly entryId: string;
  readonly expiresAt: number;
}

/** Returns true while the duplicate of an entry is being created. The first call starts the creation. */
export function isDuplicateInProgress(
  db: DatabaseSync,
  account: string,
  { entryId, duplicateCreating }: Pick<FinancialEntryRow, "entryId" | "duplicateCreating">,
  now: number,
): boolean {
  if (!duplicateCreating) return false;
  const row = db
    .prepare("SELECT ready_at FROM duplicate WHERE account_number = ? AND entry_id = ?")
    .get(account, entryId);
  if (row !== undefined) return integer(row, "ready_at") > now;
  db.prepare("INSERT INTO duplicate VALUES (?, ?, ?)").run(account, entryId, now + DUPLICATE_CREATION_MS);
  return true;
}

/** Stores a download. Of its token only the hash is stored. */
export function insertDownload(db: DatabaseSync, { token, account, entryId, expiresAt }: Download): void {
  db.prepare("INSERT INTO download VALUES (?, ?, ?, ?, NULL)").run(sha256(token), account, entryId, expiresAt);
}

/** Returns the download of a token that is neither used nor expired. */
export function findDownload(
  db: DatabaseSync,
  token: string,
  now: number,
): Omit<Download, "token" | "expiresAt"> | undefined {
  const row = db.prepare("SELECT * FROM download WHERE token_hash = ?").get(sha256(token));
  if (row === undefined || optionalInteger(row, "used_at") !== undefined || integer(row, "expires_at") <= now)
    return undefined;
  return { account: textColumn(row, "account_number"), entryId: textColumn(row, "entry_id") };
}

/** Marks a token as used. Returns false if it was used before. */
export function consumeDownload(db: DatabaseSync, token: string, now: number): boolean {
  return (
    db.prepare("UPDATE download SET used_at = ? WHERE token_hash = ? AND used_at IS NULL").run(now, sha256(token))
      .changes === 1
  );
}

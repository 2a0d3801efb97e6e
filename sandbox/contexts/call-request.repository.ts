import type { DatabaseSync } from "node:sqlite";
import type { WallTime } from "#kit/calendar/warsaw.ts";
import { optionalText, textColumn } from "../database/rows.ts";

/** Requested call. Times are the wall time of Warsaw. */
export interface StoredCallRequest {
  readonly phone: string;
  readonly callFrom: WallTime | undefined;
  readonly callBefore: WallTime;
}

/** Returns the requested call of an account that is not about a product and is still due at `now`. */
export function findCallRequest(db: DatabaseSync, account: string, now: WallTime): StoredCallRequest | undefined {
  const row = db
    .prepare(`SELECT phone, call_from, call_before FROM contact_request
    WHERE account_number = ? AND product_id IS NULL AND call_before > ? ORDER BY asked_at DESC`)
    .get(account, now);
  return (
    row && {
      phone: textColumn(row, "phone"),
      callFrom: optionalText(row, "call_from"),
      callBefore: textColumn(row, "call_before"),
    }
  );
}

/** Stores a requested call. One without a product replaces the former one. */
export function insertCallRequest(
  db: DatabaseSync,
  account: string,
  productId: string | undefined,
  askedAt: number,
  { phone, callFrom, callBefore }: StoredCallRequest,
): void {
  if (productId === undefined) deleteCallRequests(db, account);
  db.prepare("INSERT INTO contact_request VALUES (?, ?, ?, ?, ?, ?)").run(
    account,
    productId ?? null,
    phone,
    askedAt,
    callFrom ?? null,
    callBefore,
  );
}

/** Lists the requested calls of an account whose time has passed at `now`, the earliest first. */
export function findPastCallRequests(
  db: DatabaseSync,
  account: string,
  now: WallTime,
): readonly (StoredCallRequest & { readonly productId: string | undefined })[] {
  return db
    .prepare(`SELECT product_id, phone, call_from, call_before FROM contact_request
    WHERE account_number = ? AND call_before <= ? ORDER BY call_before, rowid`)
    .all(account, now)
    .map((row) => ({
      productId: optionalText(row, "product_id"),
      phone: textColumn(row, "phone"),
      callFrom: optionalText(row, "call_from"),
      callBefore: textColumn(row, "call_before"),
    }));
}

/** Deletes the requested calls of an account whose time has passed at `now`. */
export function deletePastCallRequests(db: DatabaseSync, account: string, now: WallTime): void {
  db.prepare("DELETE FROM contact_request WHERE account_number = ? AND call_before <= ?").run(account, now);
}

/** Deletes the requested calls of an account that are not about a product. */
export function deleteCallRequests(db: DatabaseSync, account: string): void {
  db.prepare("DELETE FROM contact_request WHERE account_number = ? AND product_id IS NULL").run(account);
}

import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";

/** Lists the addresses of an account in their order. */
export function addressesOf(db: DatabaseSync, account: string): readonly JsonRecord[] {
  return db
    .prepare("SELECT data FROM address WHERE account_number = ? ORDER BY position")
    .all(account)
    .map((row) => parseJsonRecord(textColumn(row, "data")));
}

/** Returns the address of an account with that id, otherwise its first one; `undefined` without any. */
export function findAddress(db: DatabaseSync, account: string, addressId?: string): JsonRecord | undefined {
  const addresses = addressesOf(db, account);
  return addresses.find((address) => address["addressId"] === addressId) ?? addresses[0];
}

import type { LmsRow } from "../database/lms-database.ts";

const isAccount = (value: unknown): value is number => Number.isSafeInteger(value);

/** Returns the customers of the column `accounts`. Drivers return JSON as a value or as a text. */
export function accountsIn(row: LmsRow): readonly number[] {
  const value = row["accounts"];
  const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
  if (!Array.isArray(parsed) || !parsed.every(isAccount)) throw new TypeError("accounts is no list of customers");
  return parsed;
}

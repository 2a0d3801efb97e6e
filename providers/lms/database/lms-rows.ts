import type { LmsRow } from "./lms-database.ts";

/** Returns the text of a column that is not null. */
export function lmsText(row: LmsRow, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new TypeError(`${column} is not a text`);
  return value;
}

/** Returns the text of a column without blanks around it; `undefined` for null and an empty text. */
export function lmsOptionalText(row: LmsRow, column: string): string | undefined {
  const value = row[column];
  if (value === null || value === undefined) return undefined;
  const text = lmsText(row, column).trim();
  return text === "" ? undefined : text;
}

/** Returns the whole number of a column. Drivers return `bigint` as a text. Throws where digits would be lost. */
export function lmsNumber(row: LmsRow, column: string): number {
  const value = row[column];
  const number = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== "number" || !Number.isSafeInteger(number)) throw new TypeError(`${column} is no whole number`);
  return number;
}

/** Returns the whole number of a column; `undefined` for null. */
export function lmsOptionalNumber(row: LmsRow, column: string): number | undefined {
  return row[column] === null ? undefined : lmsNumber(row, column);
}

/** Returns the boolean of a column. */
export function lmsFlag(row: LmsRow, column: string): boolean {
  const value = row[column];
  if (typeof value !== "boolean") throw new TypeError(`${column} is no boolean`);
  return value;
}

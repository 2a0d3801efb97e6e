import type { SQLOutputValue } from "node:sqlite";

export type Row = Record<string, SQLOutputValue>;

/** Returns the text of a non-null column. */
export function textColumn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new TypeError(`${column} is not a text`);
  return value;
}

/** Returns the text of a column, or `undefined` for null. */
export function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : textColumn(row, column);
}

/** Returns the number of a non-null column. */
export function integer(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== "number") throw new TypeError(`${column} is not a number`);
  return value;
}

/** Returns the number of a column, or `undefined` for null. */
export function optionalInteger(row: Row, column: string): number | undefined {
  return row[column] === null ? undefined : integer(row, column);
}

/** Returns a boolean that is stored as 1 or 0. */
export function flagColumn(row: Row, column: string): boolean {
  return integer(row, column) !== 0;
}

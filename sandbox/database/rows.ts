import type { SQLOutputValue } from "node:sqlite";

export type Row = Record<string, SQLOutputValue>;

/** The text of a column that is never null. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new TypeError(`${column} is no text`);
  return value;
}

/** The text of a column, `undefined` for null. */
export function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : text(row, column);
}

/** The number of a column that is never null. */
export function integer(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== "number") throw new TypeError(`${column} is no number`);
  return value;
}

/** The number of a column, `undefined` for null. */
export function optionalInteger(row: Row, column: string): number | undefined {
  return row[column] === null ? undefined : integer(row, column);
}

/** A yes or no, kept as 1 or 0. */
export function flag(row: Row, column: string): boolean {
  return integer(row, column) !== 0;
}

/** JSON value. Columns with nested data store it as text. */
export type Json = string | number | boolean | null | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [field: string]: Json | undefined;
}

/** Returns true for a JSON object. */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses a JSON object. Throws for anything else, because only the sandbox writes these columns. */
export function parseJsonRecord(text: string): JsonRecord {
  const value: unknown = JSON.parse(text);
  if (!isJsonRecord(value)) throw new TypeError("the column must contain a JSON object");
  return value;
}

/** Returns a text from the JSON of a column, or an empty text. */
export function jsonText(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Returns a list of objects from the JSON of a column. */
export function recordsIn(value: Json | undefined): readonly JsonRecord[] {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.filter(isJsonRecord);
}

/** Returns a list of texts from the JSON of a column. */
export function textsIn(value: Json | undefined): readonly string[] {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.map(jsonText);
}

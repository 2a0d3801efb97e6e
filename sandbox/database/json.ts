/** What JSON can say. Columns of nested data hold it as text. */
export type Json = string | number | boolean | null | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [field: string]: Json | undefined;
}

/** Whether a value is a JSON object. */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object in `text`; throws for anything else, since only the sandbox itself writes these columns. */
export function parseJsonRecord(text: string): JsonRecord {
  const value: unknown = JSON.parse(text);
  if (!isJsonRecord(value)) throw new TypeError("the column holds no JSON object");
  return value;
}

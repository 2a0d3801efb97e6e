/** JSON value, as providers put it into answers and store it in columns as text. */
export type Json = string | number | boolean | null | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [field: string]: Json | undefined;
}

/** Returns true for a JSON object. */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses a JSON object that the provider has stored itself. Throws for any other text. */
export function parseJsonRecord(text: string): JsonRecord {
  const value: unknown = JSON.parse(text);
  if (!isJsonRecord(value)) throw new TypeError("the stored text must be a JSON object");
  return value;
}

/** Returns the text of a field, or an empty text. */
export function jsonText(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Returns the objects of a list. */
export function recordsIn(value: unknown): readonly JsonRecord[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.filter(isJsonRecord);
}

/** Returns the texts of a field with a list. */
export function textsIn(value: Json | undefined): readonly string[] {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.map(jsonText);
}

import { existsSync, readFileSync } from "node:fs";

/** Readers for output of tools whose shape is not trusted: missing or invalid values become empty ones. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");
export const asCount = (value: unknown): number => (typeof value === "number" ? value : 0);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads a JSON file; `undefined` if it does not exist. Throws for invalid JSON. */
export function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  return content;
}

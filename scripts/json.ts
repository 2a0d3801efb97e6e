import { existsSync, readFileSync } from "node:fs";

/** Reading what a tool wrote, without believing in its shape: what is not there is empty. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");
export const asCount = (value: unknown): number => (typeof value === "number" ? value : 0);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text of a file as JSON; `undefined` when there is no such file. Throws when it is no JSON. */
export function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  return content;
}

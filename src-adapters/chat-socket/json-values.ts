import { parseInstant, type Instant } from "#domain/shared-kernel/index.ts";

/** Maximum length of a text (characters); longer than in any frame of the contract. */
const MAX_TEXT_LENGTH = 20_000;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns `value` as an object with fields; `undefined` for anything else. */
export function readRecord(value: unknown): JsonObject | undefined {
  const isRecord = (one: unknown): one is JsonObject => typeof one === "object" && one !== null && !Array.isArray(one);
  return isRecord(value) ? value : undefined;
}

/** Returns a text of at most `MAX_TEXT_LENGTH` characters; `undefined` for anything else. */
export function readText(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= MAX_TEXT_LENGTH ? value : undefined;
}

/** Returns a trimmed text; `undefined` if it is empty. */
export function readNonEmptyText(value: unknown): string | undefined {
  const text = readText(value)?.trim();
  return text === "" ? undefined : text;
}

export function readInstant(value: unknown): Instant | undefined {
  const text = readText(value);
  return text === undefined ? undefined : parseInstant(text);
}

/** Returns the place of a message, from 1. */
export function readPlace(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

/**
 * Readable items of a list, and the number of unreadable ones: a broken item never hides the others (ENT-02).
 * `undefined` if the value is not a list.
 */
export function readList<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): { readonly items: readonly Item[]; readonly leftOut: number } | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read).filter((item): item is NonNullable<typeof item> => item !== undefined);
  return { items, leftOut: value.length - items.length };
}

import { parseInstant, type Instant } from "#domain/shared-kernel/index.ts";

/** Longer than any frame of a chat: a provider that sends more sends something else. */
const MAX_TEXT_LENGTH = 20_000;

export type JsonObject = Readonly<Record<string, unknown>>;

/** `value` as an object with fields; `undefined` for anything else. */
export function readRecord(value: unknown): JsonObject | undefined {
  const isRecord = (one: unknown): one is JsonObject => typeof one === "object" && one !== null && !Array.isArray(one);
  return isRecord(value) ? value : undefined;
}

/** A text that is there and not beyond measure. */
export function readText(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= MAX_TEXT_LENGTH ? value : undefined;
}

/** A text that says something. */
export function readNonEmptyText(value: unknown): string | undefined {
  const text = readText(value)?.trim();
  return text === "" ? undefined : text;
}

export function readInstant(value: unknown): Instant | undefined {
  const text = readText(value);
  return text === undefined ? undefined : parseInstant(text);
}

/** A place in a row, from 1. */
export function readPlace(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

/**
 * What can be read of a list, and how many parts cannot: one that is broken never hides the others (ENT-02).
 * `undefined` for what is no list.
 */
export function readList<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): { readonly items: readonly Item[]; readonly leftOut: number } | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read).filter((item): item is NonNullable<typeof item> => item !== undefined);
  return { items, leftOut: value.length - items.length };
}

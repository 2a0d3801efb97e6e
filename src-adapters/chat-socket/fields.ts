import { parseInstant, type Instant } from "#domain/shared-kernel/index.ts";

/** Longer than any frame of a chat: a provider that sends more sends something else. */
const LONGEST_TEXT = 20_000;

export type JsonRecord = Readonly<Record<string, unknown>>;

/** `value` as an object with fields; `undefined` for anything else. */
export function recordOf(value: unknown): JsonRecord | undefined {
  const isRecord = (one: unknown): one is JsonRecord => typeof one === "object" && one !== null && !Array.isArray(one);
  return isRecord(value) ? value : undefined;
}

/** A text that is there and not beyond measure. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= LONGEST_TEXT ? value : undefined;
}

/** A text that says something. */
export function filledText(value: unknown): string | undefined {
  const text = textOf(value)?.trim();
  return text === "" ? undefined : text;
}

export function momentOf(value: unknown): Instant | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : parseInstant(text);
}

/** A place in a row, from 1. */
export function placeOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

/**
 * What can be read of a list, and how many parts cannot: one that is broken never hides the others (ENT-02).
 * `undefined` for what is no list.
 */
export function listOf<Part>(
  value: unknown,
  read: (part: unknown) => Part | undefined,
): { readonly parts: readonly Part[]; readonly leftOut: number } | undefined {
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(read).filter((part): part is NonNullable<typeof part> => part !== undefined);
  return { parts, leftOut: value.length - parts.length };
}

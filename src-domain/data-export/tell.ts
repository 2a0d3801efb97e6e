import {
  decimalOf,
  formatMonth,
  formatMoney,
  formatPolishDate,
  formatPolishDateTime,
  grosze,
  warsawDate,
  warsawMonth,
  type Grosze,
  type WarsawDate,
  type WarsawMonth,
} from "../shared-kernel/index.ts";

/**
 * How a value is told: amounts are grosze, moments milliseconds; `markup` is a provider's HTML, of which people read
 * the words.
 */
export type Leaf = "text" | "markup" | "flag" | "number" | "money" | "day" | "month" | "moment";

/**
 * How a value of a type is told. A record names every field of its type: one that the portal learns later does not
 * compile until it is
 * decided how it is told, so that none is left out of an export.
 */
export type Shape<Value> = [Value] extends [Grosze]
  ? "money"
  : [Value] extends [WarsawDate]
    ? "day"
    : [Value] extends [WarsawMonth]
      ? "month"
      : [Value] extends [string]
        ? "text" | "markup"
        : [Value] extends [boolean]
          ? "flag"
          : [Value] extends [number]
            ? "number" | "moment"
            : Value extends readonly (infer Item)[]
              ? { readonly each: Shape<Item> | (() => Shape<Item>) }
              : { readonly of: { readonly [Field in keyof Value]-?: Shape<Exclude<Value[Field], undefined>> } };

/** A shape of whatever type. */
export type AnyShape =
  | Leaf
  | { readonly each: AnyShape | (() => AnyShape) }
  | { readonly of: Readonly<Record<string, AnyShape>> };

/** A value as it is told: what a program reads, and what a person does. */
export interface ToldValue {
  readonly kind: "value";
  readonly json: string | number | boolean;
  /** A flag is left to the words of whoever shows it. */
  readonly text: string | boolean;
}

/** Something told, with all that it is made of. */
export type Told =
  | ToldValue
  | { readonly kind: "list"; readonly items: readonly Told[] }
  | { readonly kind: "record"; readonly fields: readonly { readonly name: string; readonly told: Told }[] };

const said = (json: string | number | boolean, text: string | boolean = String(json)): ToldValue => ({
  kind: "value",
  json,
  text,
});

/** The words of a text with tags. For reading alone: what is shown is escaped all the same. */
function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/gu, " ")
    .replace(/&nbsp;/gu, " ")
    .replace(/&lt;/gu, "<")
    .replace(/&gt;/gu, ">")
    .replace(/&quot;/gu, '"')
    .replace(/&amp;/gu, "&")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * A value by its shape. What does not fit it is told as it is: nothing is left out because it is not what was expected.
 */
export function tell(value: unknown, shape: AnyShape): Told | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof shape === "string") return leafOf(value, shape);
  if ("each" in shape) {
    if (!Array.isArray(value)) return plain(value);
    const each = typeof shape.each === "function" ? shape.each() : shape.each;
    return { kind: "list", items: value.flatMap((item) => tell(item, each) ?? []) };
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  return {
    kind: "record",
    fields: Object.entries(shape.of).flatMap(([name, of]) => {
      const told = tell(fields.get(name), of);
      return told === undefined ? [] : [{ name, told }];
    }),
  };
}

function leafOf(value: unknown, leaf: Leaf): ToldValue {
  switch (leaf) {
    case "money":
      return typeof value === "number" && Number.isSafeInteger(value)
        ? said(decimalOf(grosze(value)), formatMoney(grosze(value)))
        : plain(value);
    case "day": {
      const day = typeof value === "string" ? warsawDate(value) : undefined;
      return day === undefined ? plain(value) : said(day, formatPolishDate(day));
    }
    case "month": {
      const month = typeof value === "string" ? warsawMonth(value) : undefined;
      return month === undefined ? plain(value) : said(month, formatMonth(month));
    }
    case "moment":
      return typeof value === "number" && Math.abs(value) <= LAST_MOMENT
        ? said(new Date(value).toISOString(), formatPolishDateTime(value))
        : plain(value);
    case "flag":
      return typeof value === "boolean" ? said(value, value) : plain(value);
    case "markup":
      return typeof value === "string" ? said(value, wordsOf(value)) : plain(value);
    case "text":
    case "number":
      return plain(value);
  }
}

/** What a `Date` can hold in any zone, ms: all that it can, but for a day. */
const LAST_MOMENT = 8.64e15 - 86_400_000;

function plain(value: unknown): ToldValue {
  if (typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value)))
    return said(value, typeof value === "number" ? String(value) : value);
  return said(JSON.stringify(value) ?? "");
}

/** What a program reads of it. */
export function jsonOf(told: Told): unknown {
  switch (told.kind) {
    case "value":
      return told.json;
    case "list":
      return told.items.map(jsonOf);
    case "record":
      return Object.fromEntries(told.fields.map(({ name, told: value }) => [name, jsonOf(value)]));
  }
}

import {
  decimalOf,
  formatPolishMonth,
  formatPolishMoney,
  formatPolishDate,
  formatPolishDateTime,
  grosze,
  isReadableInstant,
  warsawDate,
  warsawMonth,
  type Grosze,
  type WarsawDate,
  type WarsawMonth,
} from "../shared-kernel/index.ts";

/** Formats of a value. `money` is in grosze, `moment` in ms; `markup` is HTML of the server, shown as text. */
export type Leaf = "text" | "markup" | "flag" | "number" | "money" | "day" | "month" | "moment";

/**
 * Export format of a type. A record names every field of its type: a new field does not compile until its format is
 * decided, so that no field is left out of an export.
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

/** Shape of any type. */
export type AnyShape =
  | Leaf
  | { readonly each: AnyShape | (() => AnyShape) }
  | { readonly of: Readonly<Record<string, AnyShape>> };

/** Exported value, for programs (`json`) and for people (`text`). */
export interface ExportLeaf {
  readonly kind: "value";
  readonly json: string | number | boolean;
  /** A flag stays a boolean; the page chooses its word. */
  readonly text: string | boolean;
}

/** Exported value with its children. */
export type ExportNode =
  | ExportLeaf
  | { readonly kind: "list"; readonly items: readonly ExportNode[] }
  | { readonly kind: "record"; readonly fields: readonly { readonly name: string; readonly node: ExportNode }[] };

const makeLeaf = (json: string | number | boolean, text: string | boolean = String(json)): ExportLeaf => ({
  kind: "value",
  json,
  text,
});

/** Extracts the text of HTML. It does not sanitize: the page escapes the result. */
function textOfMarkup(markup: string): string {
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

/** Converts a value by its shape. A value of another type is exported unformatted instead of being left out. */
export function toExportNode(value: unknown, shape: AnyShape): ExportNode | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof shape === "string") return toExportLeaf(value, shape);
  if ("each" in shape) {
    if (!Array.isArray(value)) return plainLeaf(value);
    const each = typeof shape.each === "function" ? shape.each() : shape.each;
    return { kind: "list", items: value.flatMap((item) => toExportNode(item, each) ?? []) };
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  return {
    kind: "record",
    fields: Object.entries(shape.of).flatMap(([name, of]) => {
      const node = toExportNode(fields.get(name), of);
      return node === undefined ? [] : [{ name, node }];
    }),
  };
}

function toExportLeaf(value: unknown, leaf: Leaf): ExportLeaf {
  switch (leaf) {
    case "money":
      return typeof value === "number" && Number.isSafeInteger(value)
        ? makeLeaf(decimalOf(grosze(value)), formatPolishMoney(grosze(value)))
        : plainLeaf(value);
    case "day": {
      const day = typeof value === "string" ? warsawDate(value) : undefined;
      return day === undefined ? plainLeaf(value) : makeLeaf(day, formatPolishDate(day));
    }
    case "month": {
      const month = typeof value === "string" ? warsawMonth(value) : undefined;
      return month === undefined ? plainLeaf(value) : makeLeaf(month, formatPolishMonth(month));
    }
    case "moment":
      return typeof value === "number" && isReadableInstant(value)
        ? makeLeaf(new Date(value).toISOString(), formatPolishDateTime(value))
        : plainLeaf(value);
    case "flag":
      return typeof value === "boolean" ? makeLeaf(value, value) : plainLeaf(value);
    case "markup":
      return typeof value === "string" ? makeLeaf(value, textOfMarkup(value)) : plainLeaf(value);
    case "text":
    case "number":
      return plainLeaf(value);
  }
}

function plainLeaf(value: unknown): ExportLeaf {
  if (typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value)))
    return makeLeaf(value, typeof value === "number" ? String(value) : value);
  return makeLeaf(JSON.stringify(value) ?? "");
}

/** Converts a node to JSON. */
export function jsonOf(node: ExportNode): unknown {
  switch (node.kind) {
    case "value":
      return node.json;
    case "list":
      return node.items.map(jsonOf);
    case "record":
      return Object.fromEntries(node.fields.map(({ name, node: value }) => [name, jsonOf(value)]));
  }
}

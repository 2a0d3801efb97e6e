import fc from "fast-check";

/** Days and moments at the ends of every range: of the portal, of the calendar, of four digits, of JavaScript. */
const DATES = [
  "01-01-0001",
  "31-12-1899",
  "01-01-1900",
  "31-12-2199",
  "01-01-2200",
  "31-12-9999",
  "00-00-0000",
  "31-02-2026",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00+01:24",
  "1899-12-31T23:59:59Z",
  "1900-01-01T00:00:00+14:00",
  "2199-12-31T23:59:59.999Z",
  "2199-12-31T23:59:59-14:00",
  "9999-12-31T23:59:59Z",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "2026-03-29T02:30:00+01:00",
  "1900-01",
  "2199-12",
  "9999-12",
  "0000-01",
] as const;

/** Addresses that `URL` refuses, reads as another host, or runs. */
const ADDRESSES = [
  "https://cdn.example:99999/x.png",
  "http://472.314.470.462/",
  "http://0xd83ad6ce",
  "https://xn--a",
  "https://xn--0",
  "https://a.1",
  "https://a\u05d0b\u0661.pl",
  "https://ａ.example",
  "https://[::1",
  "https://%",
  "https://.",
  "https://..",
  `https://${"a".repeat(300)}.example`,
  "//evil.example",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://a.pl/x",
] as const;

const PROTOTYPE_NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "then"] as const;

const NUMBERS = [
  "-0",
  "NaN",
  "Infinity",
  "1e308",
  "-1",
  "999999999999999",
  "9007199254740993",
  "-999999999999.99",
  "99999999999999999999.99",
  "0.001",
] as const;

const TEXTS = [
  "",
  " ",
  "\ud800",
  "a\udc00b",
  "\0",
  "\u202eexe.fdp",
  "\ufeff",
  "%",
  "%ff",
  "{{count}}",
  "{count}",
  "$t(title)",
  "<img src=x onerror=alert(1)>",
  "]]>",
  "&#0;",
  "true",
  "null",
] as const;

/** A text of one megabyte; few of them, because each takes a while to render. */
const LONG_TEXT = "ż😀 ".repeat(250_000);

/** Text that no provider should send, but one may. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<string>(...DATES) },
  { weight: 8, arbitrary: fc.constantFrom<string>(...ADDRESSES) },
  { weight: 4, arbitrary: fc.constantFrom<string>(...PROTOTYPE_NAMES) },
  { weight: 6, arbitrary: fc.constantFrom<string>(...NUMBERS) },
  { weight: 6, arbitrary: fc.constantFrom<string>(...TEXTS) },
  { weight: 1, arbitrary: fc.constant(LONG_TEXT) },
);

/** JSON value that no provider should send. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      -1,
      1.5,
      8.64e15,
      -8.64e15,
      8.64e15 + 1,
      Number.MAX_SAFE_INTEGER,
      1e308,
      [],
      {},
      [[]],
      [null],
      JSON.parse('{"__proto__":{"kind":"x"},"constructor":1}'),
      253_402_300_799_000,
    ),
  },
);

/** Hostile values for a field of this kind: every day for a day, every address for an address, otherwise any. */
function fittingValues(found: unknown): readonly unknown[] | undefined {
  if (typeof found !== "string") return undefined;
  if (/^\d{2}-\d{2}-\d{4}$|^\d{4}-\d{2}/.test(found)) return DATES;
  if (/^https?:|^\//.test(found)) return ADDRESSES;
  return /^-?\d+(?:\.\d+)?$/.test(found) ? NUMBERS : undefined;
}

/** Replacement of a value: half of the choices fit its kind, the others are `other`. */
export interface Replacement {
  readonly choice: number;
  readonly other: unknown;
}

/** Returns the hostile value for a field that holds `found`. */
export function replaceValue(found: unknown, { choice, other }: Replacement): unknown {
  const fitting = fittingValues(found);
  return fitting === undefined || choice % 2 === 0 ? other : fitting[((choice - 1) / 2) % fitting.length];
}

/** JSON document with the value at one of its leaves, branches or keys replaced. */
export function withHostileValue(document: unknown, replacement: Replacement, place: number): unknown {
  const count = countPlaces(document);
  let left = place % count;
  const replace = (node: unknown): unknown => {
    if (left-- === 0) return replaceValue(node, replacement);
    if (Array.isArray(node)) return node.map(replace);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, replace(child)]));
  };
  return replace(document);
}

function countPlaces(node: unknown): number {
  if (typeof node !== "object" || node === null) return 1;
  return Object.values(node).reduce((sum: number, child: unknown) => sum + countPlaces(child), 1);
}

import fc from "fast-check";

const AWKWARD = [
  "a",
  "Ż",
  "7",
  "/",
  "\\",
  ".",
  "%",
  "?",
  "#",
  "&",
  "=",
  ":",
  ";",
  "@",
  "<",
  '"',
  "'",
  " ",
  "\t",
  "\n",
  "\0",
  "\u00a0",
  "\u202e",
  "\u{1F600}",
  "\ud800",
  "\udc00",
  "%2e",
  "javascript:",
  "//",
  "__proto__",
] as const;

/**
 * Texts of characters that break addresses, markup and encodings. (The own units of fast-check take almost a second to
 * create.)
 */
export const awkwardText = fc.string({ unit: fc.constantFrom<string>(...AWKWARD), maxLength: 12 });

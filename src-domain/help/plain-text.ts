const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  bdquo: "„",
  rdquo: "”",
  hellip: "…",
};
const LAST_CODE = 0x10_ff_ff;

function decoded(whole: string, name: string): string {
  if (!name.startsWith("#")) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : whole;
}

/**
 * Extracts the text of the operator's HTML for search and excerpts. Never render the result as HTML: it is not
 * sanitized.
 */
export function plainText(html: string): string {
  return (
    html
      .replace(/<!--[\s\S]*?-->/g, " ")
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, " ")
      // Inline tags do not split words: "wi<b>fi</b>" is one word.
      .replace(/<\/?(?:b|strong|i|em|u|s|small|span|a|sub|sup)\b[^>]*>/gi, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decoded)
      .replace(/\s+/g, " ")
      .trim()
  );
}

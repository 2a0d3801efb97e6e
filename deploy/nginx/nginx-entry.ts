/** Line or block of an nginx configuration. */
export type NginxEntry = string | readonly [head: string, body: readonly NginxEntry[]];

/**
 * Quotes a value. Throws for characters that nginx would interpret: backslash, variable, line break, both kinds of
 * quotes.
 */
export function quoteValue(value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  if (/[\\$\r\n]/.test(value) || value.includes(quote))
    throw new Error(`${JSON.stringify(value)} is not allowed in an nginx configuration`);
  return `${quote}${value}${quote}`;
}

/** Returns a path or a name that needs no quotes. Throws if nginx would read it as more than one word. */
export function assertWord(value: string): string {
  if (!/^[\w./:@~*[\]-]+$/.test(value))
    throw new Error(`${JSON.stringify(value)} is not one word of an nginx configuration`);
  return value;
}

/** Formats the file with an indentation of two spaces. */
export function printEntries(entries: readonly NginxEntry[], indent = ""): string {
  return entries
    .map((entry) => {
      if (typeof entry === "string")
        return entry === "" ? "\n" : `${indent}${entry}${entry.startsWith("#") ? "" : ";"}\n`;
      const [head, body] = entry;
      return `${indent}${head} {\n${printEntries(body, `${indent}  `)}${indent}}\n`;
    })
    .join("");
}

/** A line of an nginx configuration, or a block of them. */
export type NginxEntry = string | readonly [head: string, body: readonly NginxEntry[]];

/**
 * A value in quotes. Throws for what nginx would read as more than text: a backslash, a variable, a new line, both
 * kinds of quotes.
 */
export function quoteValue(value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  if (/[\\$\r\n]/.test(value) || value.includes(quote))
    throw new Error(`${JSON.stringify(value)} cannot stand in an nginx configuration`);
  return `${quote}${value}${quote}`;
}

/** A path or a name without quotes. Throws where nginx would read it as more than one word. */
export function assertWord(value: string): string {
  if (!/^[\w./:@~*[\]-]+$/.test(value))
    throw new Error(`${JSON.stringify(value)} is not one word of an nginx configuration`);
  return value;
}

/** The file, indented by two spaces a level. */
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

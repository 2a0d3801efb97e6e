/**
 * Escapes characters that a terminal acts on or does not show, so that text of a request can be printed: control and
 * format characters, lone surrogates. Line breaks are escaped, too: a report must not imitate a line of the log.
 */
export function printable(text: string): string {
  return text.replaceAll(
    /[\p{C}\u2028\u2029]/gu,
    (character) => String.raw`\u{${character.codePointAt(0)?.toString(16) ?? ""}}`,
  );
}

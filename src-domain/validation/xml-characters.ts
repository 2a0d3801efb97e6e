/** What XML 1.0 cannot carry, however it is escaped: control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** The first character of `text` that XML 1.0 cannot carry. */
export function forbiddenInXml(text: string): string | undefined {
  return FORBIDDEN.exec(text)?.[0];
}

/** The text with `instead` for every character that XML 1.0 cannot carry. */
export function xmlText(text: string, instead: string): string {
  return text.replaceAll(new RegExp(FORBIDDEN, "gu"), instead);
}

/** Whether XML 1.0 can carry every character of `text`. */
export function isXmlText(text: string): boolean {
  return !FORBIDDEN.test(text);
}

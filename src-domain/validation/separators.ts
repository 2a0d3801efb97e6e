/** What people put between digits: blanks of every kind, hyphens and dashes. */
const SEPARATORS = /[\s\u2010-\u2015-]/g;

/** The text without blanks and dashes (VAL-04). */
export function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, "");
}

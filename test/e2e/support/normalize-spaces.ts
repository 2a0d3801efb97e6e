/**
 * A text with ordinary spaces: no-break ones and breaks between lines look the same to a reader, not to a comparison.
 */
export function normalizeSpaces(text: string): string {
  return text.replace(/\s+/gu, " ");
}

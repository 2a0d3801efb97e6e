/** Replaces no-break spaces and line breaks with ordinary spaces: they look alike but do not compare equal. */
export function normalizeSpaces(text: string): string {
  return text.replace(/\s+/gu, " ");
}

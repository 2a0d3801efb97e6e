/**
 * Replaces no-break spaces and line breaks with ordinary spaces and drops the characters that join values: they look
 * alike but do not compare equal.
 */
export function normalizeSpaces(text: string): string {
  return text.replace(/\s+/gu, " ").replaceAll("\u2060", "");
}

/** A text with ordinary spaces: those that never break look the same to a reader, not to a comparison. */
export function plainWords(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

/** Returns a displayed text as a test writes it: with ordinary spaces and without the characters that join values. */
export function unjoinedText(text: string | null | undefined): string {
  return (text ?? "").replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}

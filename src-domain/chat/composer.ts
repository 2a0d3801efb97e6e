/** Longest message, characters (CHAT-09). */
export const LONGEST_MESSAGE = 4_000;
/** Length from which the number of characters left is displayed. */
const NEARLY = LONGEST_MESSAGE - 200;

/** Cuts the text to the allowed length. */
export function cutMessage(text: string): string {
  if (text.length <= LONGEST_MESSAGE) return text;
  const cut = text.slice(0, LONGEST_MESSAGE);
  // keep surrogate pairs whole
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Returns the text to send: trimmed and cut; `undefined` if nothing is left. */
export function messageToSend(text: string): string | undefined {
  const trimmed = cutMessage(text.trim()).trimEnd();
  return trimmed === "" ? undefined : trimmed;
}

/** Returns the number of characters left once they are few; 0 displays "Osiągnięto limit 4000 znaków". */
export function charactersLeft(text: string): number | undefined {
  return text.length < NEARLY ? undefined : Math.max(0, LONGEST_MESSAGE - text.length);
}

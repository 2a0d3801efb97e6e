/** Longest message, characters (CHAT-09). */
export const MAX_MESSAGE_LENGTH = 4_000;
/** Length from which the number of characters left is displayed. */
const COUNTER_THRESHOLD = MAX_MESSAGE_LENGTH - 200;

/** Cuts the text to the allowed length. */
export function cutMessage(text: string): string {
  if (text.length <= MAX_MESSAGE_LENGTH) return text;
  const cut = text.slice(0, MAX_MESSAGE_LENGTH);
  // Keeps surrogate pairs whole.
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Returns the text to send: trimmed and cut; `undefined` if nothing is left. */
export function messageToSend(text: string): string | undefined {
  const trimmed = cutMessage(text.trim()).trimEnd();
  return trimmed === "" ? undefined : trimmed;
}

/** Returns the number of characters left once they are few; 0 displays "Osiągnięto limit 4000 znaków". */
export function messageCharactersLeft(text: string): number | undefined {
  return text.length < COUNTER_THRESHOLD ? undefined : Math.max(0, MAX_MESSAGE_LENGTH - text.length);
}

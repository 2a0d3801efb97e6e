/** No message is longer (CHAT-09). */
export const LONGEST_MESSAGE = 4_000;
/** From so many characters on it is said how many are left. */
const NEARLY = LONGEST_MESSAGE - 200;

/** The text as far as it may be typed. */
export function cutMessage(text: string): string {
  if (text.length <= LONGEST_MESSAGE) return text;
  const cut = text.slice(0, LONGEST_MESSAGE);
  // half of a character is none
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** What is sent of what was typed: trimmed and never too long; `undefined` where nothing is left. */
export function messageToSend(text: string): string | undefined {
  const trimmed = cutMessage(text.trim()).trimEnd();
  return trimmed === "" ? undefined : trimmed;
}

/** How many characters are left, once they are few; 0 calls for "Osiągnięto limit 4000 znaków". */
export function charactersLeft(text: string): number | undefined {
  return text.length < NEARLY ? undefined : Math.max(0, LONGEST_MESSAGE - text.length);
}

/** Longest message, characters (CHAT-09). */
export const MAX_MESSAGE_LENGTH = 4_000;
/** Displays the number of characters left once it is at most this. */
const COUNTER_THRESHOLD = 200;

/** Returns the trimmed text to send; `undefined` if nothing is left or the text is too long. A text is never cut. */
export function messageToSend(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === "" || trimmed.length > MAX_MESSAGE_LENGTH ? undefined : trimmed;
}

/** Returns the number of characters left once they are few; negative if the text is too long to be sent. */
export function messageCharactersLeft(text: string): number | undefined {
  const left = MAX_MESSAGE_LENGTH - text.trim().length;
  return left > COUNTER_THRESHOLD ? undefined : left;
}

const NO_BREAK_SPACE = "\u00a0";

/** One-letter word with the space after it; at the start, or after a space, bracket, quote or dash. */
const ONE_LETTER_WORD = /(?<=^|[\s(„"–])([wzoiua]) /giu;

/**
 * Returns `text` with a non-breaking space after one-letter words, so that none ends a line (design language, section
 * 6). Changes only spaces.
 */
export function withoutOrphans(text: string): string {
  return text.replace(ONE_LETTER_WORD, `$1${NO_BREAK_SPACE}`);
}

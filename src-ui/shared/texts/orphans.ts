const NO_BREAK_SPACE = "\u00a0";

/** A one-letter word after a space, an opening bracket or quote, or at the start, and the space behind it. */
const ONE_LETTER_WORD = /(?<=^|[\s(„"–])([wzoiua]) /giu;

/**
 * `text` with one-letter words tied to the next one, so that none ends a line (design language, section 6). Spaces
 * only; words stay as they are.
 */
export function withoutOrphans(text: string): string {
  return text.replace(ONE_LETTER_WORD, `$1${NO_BREAK_SPACE}`);
}

/**
 * By what a text is known again: FNV-1a, 32 bits. It keeps texts apart, and no secret: what it is made of cannot be
 * read from it.
 */
export function contentHashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Marks of one kind that are kept: the latest so many, which is more accounts than one browser sees in the life of a
 * message.
 */
export const MAX_STORED_MARKS = 30;

/** What a mark is of, with its `_`: `popup_`, `survey_`; nothing for a greeting. */
const kindOf = (mark: string): string => mark.slice(0, mark.indexOf("_") + 1);

/**
 * What was shown before, and now this one too: the latest first, none twice, no more of its kind than are kept. Other
 * kinds lose nothing by it.
 */
export function addShownMark(before: readonly string[], mark: string): readonly string[] {
  let remaining = MAX_STORED_MARKS;
  return [
    mark,
    ...before.filter((other) => other !== mark && (kindOf(other) !== kindOf(mark) || (remaining -= 1) > 0)),
  ];
}

/** Returns a hash that identifies a text (FNV-1a, 32 bits). Not cryptographic. */
export function contentHashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Maximum number of stored marks of one kind; more than the accounts that one browser sees while a message is shown.
 */
export const MAX_STORED_MARKS = 30;

/** Returns the kind of a mark with its `_`: `popup_`, `survey_`; empty for a greeting. */
const kindOf = (mark: string): string => mark.slice(0, mark.indexOf("_") + 1);

/**
 * Adds a mark in front, without duplicates, and drops the oldest marks of its kind above the limit. Other kinds are not
 * affected.
 */
export function addShownMark(before: readonly string[], mark: string): readonly string[] {
  let remaining = MAX_STORED_MARKS;
  return [
    mark,
    ...before.filter((other) => other !== mark && (kindOf(other) !== kindOf(mark) || (remaining -= 1) > 0)),
  ];
}

/** Source file of a screen. */
export interface ScreenSource {
  readonly path: string;
  readonly text: string;
}

/** Returns true if the text at this place is inside the property `empty={…}` of a component. */
function isInEmptyProperty(text: string, place: number): boolean {
  const begins = text.lastIndexOf("empty={", place);
  if (begins === -1) return false;
  let depth = 0;
  for (const letter of text.slice(begins, place)) {
    if (letter === "{") depth += 1;
    if (letter === "}" && --depth === 0) return false;
  }
  return true;
}

/**
 * Counts the empty states of each file outside of `ListContent`, which alone knows whether its list was read
 * completely.
 */
export function looseEmptyStates(sources: readonly ScreenSource[]): Readonly<Record<string, number>> {
  const counts = sources.map(({ path, text }): readonly [string, number] => [
    path,
    [...text.matchAll(/<Empty(?:State|Card)\b/g)].filter(({ index }) => !isInEmptyProperty(text, index)).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Returns the files that add up amounts without asking whether all of them were read. */
export function uncheckedSums(sources: readonly ScreenSource[]): readonly string[] {
  return sources
    .filter(
      ({ text }) =>
        /\b(?:sumOf|sumBilledUses|summarize\w+)\(/.test(text) && !/incomplete|isComplete|reading/i.test(text),
    )
    .map(({ path }) => path);
}

/** Match in a text: offsets as in `slice`. */
export interface Hit {
  readonly from: number;
  readonly to: number;
}

/** Folded text, and the original offset of each of its characters. */
interface FoldedText {
  readonly text: string;
  readonly positions: readonly number[];
}

/** Removes case and diacritics, so that "placic" finds "płacić". */
export function foldText(text: string): string {
  // NFD does not decompose ł.
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}

// Folds by character, because folding may change the length, and matches are marked in the original.
function foldTextWithPositions(text: string): FoldedText {
  const positions: number[] = [];
  let whole = "";
  let at = 0;
  for (const character of text) {
    const plain = foldText(character);
    whole += plain;
    for (let count = 0; count < plain.length; count += 1) positions.push(at);
    at += character.length;
  }
  return { text: whole, positions: [...positions, text.length] };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Polish word endings, the longest first: "faktura" must find "fakturę", "routery" must find "routera". */
const ENDINGS = [
  "ami",
  "ach",
  "ego",
  "emu",
  "owi",
  "iem",
  "ow",
  "om",
  "em",
  "ie",
  "ia",
  "iu",
  "a",
  "e",
  "i",
  "o",
  "u",
  "y",
] as const;
const SHORTEST_STEM = 4;

/** Returns an approximate stem without a dictionary. */
function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Splits a search text into stems without case and diacritics. */
export function searchWordsOf(text: string): readonly string[] {
  return [
    ...new Set(
      foldText(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== "")
        .map(stemOf),
    ),
  ];
}

/**
 * Returns the matches of words in `text` that begin with any of `words`, sorted and without overlaps. A match includes
 * the combining marks of its letters.
 */
export function findHits(text: string, words: readonly string[]): readonly Hit[] {
  const { text: plain, positions } = foldTextWithPositions(text);
  const found: Hit[] = [];
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0 && word !== ""; at = plain.indexOf(word, at + 1)) {
      if (at > 0 && LETTER.test(plain.charAt(at - 1))) continue;
      found.push({ from: positions[at] ?? 0, to: positions[at + word.length] ?? text.length });
    }
  }
  const inOrder = found.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const apart: Hit[] = [];
  for (const hit of inOrder) if (hit.from >= (apart.at(-1)?.to ?? 0)) apart.push(hit);
  return apart;
}

/** Returns true if each word begins a word of the folded text. */
export function containsAllWords(foldedText: string, words: readonly string[]): boolean {
  return words.every((word) => {
    for (let at = foldedText.indexOf(word); at >= 0; at = foldedText.indexOf(word, at + 1)) {
      if (at === 0 || !LETTER.test(foldedText.charAt(at - 1))) return true;
    }
    return false;
  });
}

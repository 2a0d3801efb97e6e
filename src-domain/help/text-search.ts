/** Where something was found in a text: from one place to before another, as `slice` takes them. */
export interface Hit {
  readonly from: number;
  readonly to: number;
}

/** A text as it is searched, and the place in the original of each of its characters. */
interface FoldedText {
  readonly text: string;
  readonly positions: readonly number[];
}

/** A text without case and diacritics: who types "placic" means "płacić". */
export function foldText(text: string): string {
  // ł is a letter of its own, not an l with a mark
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}

// character by character: folding may make a text longer or shorter, and a hit is marked in the original
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

/** Endings of Polish words: "faktura" is to find "fakturę", "routery" is to find "routera". The longest first. */
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

/** The part of a word that its forms share, as far as that can be told without a dictionary. */
function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** The words that are looked for, as they are compared: without case, diacritics and endings. */
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
 * Where words of `text` begin with any of `words`, in order, none over another. Found with the marks of its letters: a
 * hit never splits one.
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

/** Whether every one of the words begins a word of a text that is folded already. */
export function containsAllWords(foldedText: string, words: readonly string[]): boolean {
  return words.every((word) => {
    for (let at = foldedText.indexOf(word); at >= 0; at = foldedText.indexOf(word, at + 1)) {
      if (at === 0 || !LETTER.test(foldedText.charAt(at - 1))) return true;
    }
    return false;
  });
}

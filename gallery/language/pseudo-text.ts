/** Longer texts than most translations from Polish: German needs 35 % more. */
const LONGER = 1.4;

/** Replacements of letters: still readable, and proof that a text passed here. */
const ACCENTS: ReadonlyMap<string, string> = new Map(
  Array.from("aceinosuyzACEINOSUYZ", (letter, index) => [letter, "àçëïñôšüÿžÀÇËÏÑÔŠÜŸŽ".charAt(index)]),
);

/** Vowels, which a longer word repeats. */
const VOWEL = /[aeiouyąęóàëïôüÿ]/iu;

/** Placeholder of a catalogue, tag, entity or the currency, which stay as they are. */
const UNCHANGED = /(\{\w+\}|<[^>]*>|&\w+;|(?<!\p{L})zł(?!\p{L}))/u;

const WORD = /\p{L}+/gu;

/** Repeats vowels of a word until it is 40 % longer; a word without vowels repeats its last letter. */
function lengthenWord(word: string): string {
  const missing = Math.round(word.length * (LONGER - 1));
  let left = missing;
  const longer = Array.from(word, (letter) => {
    if (left === 0 || !VOWEL.test(letter)) return letter;
    left -= 1;
    return letter + letter.toLowerCase();
  }).join("");
  return longer + (word.at(-1) ?? "").toLowerCase().repeat(left);
}

const accent = (text: string): string => Array.from(text, (letter) => ACCENTS.get(letter) ?? letter).join("");

/**
 * Returns a text in the pseudo language: words with accents and 40 % longer, as long translations are. Keeps numbers,
 * placeholders and markup.
 */
export function pseudoText(text: string): string {
  // Odd indexes are what is kept.
  return text
    .split(UNCHANGED)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(WORD, (word) => accent(lengthenWord(word)))))
    .join("");
}

import { lengthenText } from "../../scripts/lengthen-text.ts";

/** Replacements of letters: still readable, and proof that a text passed here. */
const ACCENTS: ReadonlyMap<string, string> = new Map(
  Array.from("aceinosuyzACEINOSUYZ", (letter, index) => [letter, "àçëïñôšüÿžÀÇËÏÑÔŠÜŸŽ".charAt(index)]),
);

const accent = (text: string): string => Array.from(text, (letter) => ACCENTS.get(letter) ?? letter).join("");

/**
 * Returns a text in the pseudo language: words with accents and 40 % longer, as long translations are. Keeps numbers,
 * placeholders and markup.
 */
export function pseudoText(text: string): string {
  return lengthenText(text, accent);
}

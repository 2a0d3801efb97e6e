import { withoutOrphans } from "./orphans.ts";

const NO_BREAK_SPACE = "\u00a0";

/** `ul. Andersa`, `gen. Władysława`, `m. 8`, `nr 4127830`: an abbreviation never ends a line. */
const ABBREVIATION = /(?<=^|[\s(„"–])((?:ul|al|pl|os|gen|ks|św|im|m|dr|prof|tel)\.|nr) (?=\S)/giu;

/** `600 Mb/s`, `200 GB`, `50 zł`: a number keeps its unit. */
const UNIT = /(?<=\d) (?=(?:[kMG]b\/s|[kMGT]B|GHz|MHz|zł|gr)(?![\p{L}\d]))/gu;

/**
 * A text of the provider, set as a typesetter would: one-letter words, abbreviations and units stay with the word that
 * they belong to (design language, section 6). Spaces only; words stay as they are.
 */
export function providerText(text: string): string {
  return withoutOrphans(text).replace(ABBREVIATION, `$1${NO_BREAK_SPACE}`).replace(UNIT, NO_BREAK_SPACE);
}

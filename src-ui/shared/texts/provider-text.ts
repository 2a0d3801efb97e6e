import { withoutOrphans } from "./orphans.ts";

const NO_BREAK_SPACE = "\u00a0";

/**
 * Abbreviation that must not end a line: `ul. Andersa`, `m. 8`, `nr 4127830`. Of two in a row only the second joins:
 * three joined words are wider than a phone with enlarged text.
 */
const ABBREVIATION =
  /(?<=^|[\s(„"–])((?:ul|al|pl|os|gen|ks|św|im|m|dr|prof|tel)\.|nr) (?=\S)(?!(?:gen|ks|św|im|dr|prof)\. )/giu;

/** Unit after a number: `600 Mb/s`, `200 GB`, `50 zł`. */
const UNIT = /(?<=\d) (?=(?:[kMG]b\/s|[kMGT]B|GHz|MHz|zł|gr)(?![\p{L}\d]))/gu;

/**
 * Returns a text of the server with non-breaking spaces after one-letter words and abbreviations and before units
 * (design language, section 6). Changes only spaces.
 */
export function providerText(text: string): string {
  return withoutOrphans(text).replace(ABBREVIATION, `$1${NO_BREAK_SPACE}`).replace(UNIT, NO_BREAK_SPACE);
}

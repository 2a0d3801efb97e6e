const NO_BREAK_SPACE = "\u00a0";

/**
 * Zero-width character that forbids a line break. Numbers of cases and support codes stay without it: customers copy
 * them.
 */
const WORD_JOINER = "\u2060";

/**
 * Space after a one-letter word of Polish or Ukrainian; the word is at the start, or after a space, bracket, quote or
 * dash.
 */
const AFTER_ONE_LETTER_WORD = /(?<=(?:^|[\s(„“«"–])[wzoiuaвузіойая]) /giu;

/**
 * Space after an abbreviation: `ul. Andersa`, `m. 8`, `nr 4127830`, `art. 27`; also `około 18:00`. Two abbreviations in
 * a row stay together; a name of more than eight letters may begin the line after them, because with enlarged text the
 * whole is wider than a phone.
 */
const AFTER_ABBREVIATION =
  /(?<=(?:^|[\s(„"–])(?:około(?= \d)|(?:ul|al|pl|os|gen|ks|św|im|m|lok|dr|prof|tel|art|ust|poz|Dz\.U|вул|буд|кв|ст|п)\.|nr|No|§|№)) (?=\S)(?<!\.\s\p{L}+\. (?=\p{L}{9}))/giu;

/**
 * Space before a digit of the same number (`58 300 70 01`), also a masked one (`••• ••• 214`), or before its unit
 * (`600 Mb/s`, `600 Мбіт/с`, `50 zł`). A time after a date may begin a line: with enlarged text both together are wider
 * than a phone, which would break the time.
 */
const INSIDE_NUMBER =
  /(?<=[\d•]) (?!\d{1,2}:\d{2}(?!\d))(?=[\d•]|(?:[kMG]b\/s|[kMGT]B|[MG]Hz|[кМГ]біт\/с|[кМГ]Б|ГГц|zł|gr|r\.)(?![\p{L}\d]))/gu;

/** Names of months as dates have them, in Polish, Ukrainian and English. */
const MONTH = [
  /stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia/,
  /січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня/,
  /January|February|March|April|May|June|July|August|September|October|November|December/,
]
  .map(({ source }) => source)
  .join("|");

/** Space between a day and the name of its month: `1 stycznia`. */
const BEFORE_MONTH = new RegExp(String.raw`(?<=(?<!\d)\d{1,2}) (?=(?:${MONTH})(?!\p{L}))`, "gu");

/**
 * Space between the name of a month and the year of a date: `stycznia 2027`. A name of ten letters or more and a year
 * with `r.` may be on two lines: with enlarged text the whole is wider than a phone.
 */
const BEFORE_YEAR = new RegExp(
  String.raw`(?<=(?<!\d)\d{1,2}[ \u00a0](?:${MONTH})(?<!\p{L}{10})) (?=\d{4}(?!\d|[ \u00a0]r\.))`,
  "gu",
);

/** Space between a postal code and the town: `80-809 Gdańsk`. */
const AFTER_POSTAL_CODE = /(?<=(?<![\p{L}\d-])\d{2}-\u2060?\d{3}) (?=\p{Lu})/gu;

/** Date, postal code or range of hours: browsers break them after the hyphen or dash. */
const HYPHENATED = /(?<![\p{L}\d-])(?:\d{1,2}-\d{2}-\d{4}|\d{2}-\d{3})(?![\d-])|\d–(?=\d)/gu;

/** Without such a character a text has no number, which the rules for numbers would only search in vain. */
const NUMERIC = /[\d•]/u;

/**
 * Returns a text whose lines do not end after a one-letter word or an abbreviation, or inside a date, amount, phone
 * number or other number (design language, section 6). Every text of a catalogue and of the server passes here.
 */
export function joinUnbreakable(text: string): string {
  const words = text.replace(AFTER_ONE_LETTER_WORD, NO_BREAK_SPACE).replace(AFTER_ABBREVIATION, NO_BREAK_SPACE);
  if (!NUMERIC.test(words)) return words;
  return words
    .replace(INSIDE_NUMBER, NO_BREAK_SPACE)
    .replace(BEFORE_MONTH, NO_BREAK_SPACE)
    .replace(BEFORE_YEAR, NO_BREAK_SPACE)
    .replace(AFTER_POSTAL_CODE, NO_BREAK_SPACE)
    .replace(HYPHENATED, (value) => value.replace(/[-–]/gu, `$&${WORD_JOINER}`));
}

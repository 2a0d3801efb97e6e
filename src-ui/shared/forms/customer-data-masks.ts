import type { MaskitoOptions } from "@maskito/core";

/** Number of digits of a Polish phone number. */
const NATIONAL_DIGITS = 9;
/** Prefix of Poland. Without `+` or `00`, it counts as a prefix only before nine digits. */
const COUNTRY_PREFIX = /^(?:\+|00)48|^48(?=[0-9]{9})/;
/** Maximum number of digits of an international phone number. */
const MAX_DIGITS = 15;

/** Up to nine digits (VAL-12). */
export const clientNumberMask: MaskitoOptions = digits("999999999");

/** `999-999-999`, 11 characters (VAL-04, VAL-12). */
export const phoneMask: MaskitoOptions = phoneNumber("999-999-999");

/** `99 999-99-99`, 12 characters (VAL-04, VAL-12). */
export const landlineMask: MaskitoOptions = phoneNumber("99 999-99-99");

/** Six digits (VAL-12). */
export const smsCodeMask: MaskitoOptions = digits("999999");

/** Up to eight characters: a code that confirms contact data (VAL-06). */
export const contactCodeMask: MaskitoOptions = { mask: /^\S{0,8}$/u };

/** 26 digits with dashes: two digits, then groups of four (VAL-07). */
export const bankAccountMask: MaskitoOptions = digits("99-9999-9999-9999-9999-9999-9999");

/**
 * Groups of four digits, for account numbers of 9 to 18 digits (VAL-07). Has room for 26: a Polish account number that
 * is cut to 18 digits would be accepted as another account.
 */
export const shortAccountMask: MaskitoOptions = digits("9999-9999-9999-9999-9999-9999-99");

/**
 * Mask from a picture: each `9` is a digit, other characters are literal. Characters that do not fit are dropped, so a
 * number may be pasted with any separators.
 */
function digits(picture: string): MaskitoOptions {
  return { mask: Array.from(picture, (sign) => (sign === "9" ? /[0-9]/ : sign)) };
}

/**
 * Mask of a Polish number from a picture in which each `9` is a digit. Removes the complete prefix of Poland: `+48`,
 * `0048`, or `48` before nine digits (with fewer digits, `48` begins a number of Radom). Keeps an incomplete or foreign
 * prefix: cut to nine digits, a foreign number would become a wrong one that looks right (VAL-04, VAL-12).
 */
function phoneNumber(picture: string): MaskitoOptions {
  return {
    mask: /^[+0-9 -]*$/,
    preprocessors: [
      ({ elementState, data }, action) => ({
        elementState:
          action === "deleteForward"
            ? { ...elementState, selection: skipSeparators(elementState.value, elementState.selection) }
            : elementState,
        data: data.replace(/[^+0-9]/g, ""),
      }),
    ],
    postprocessors: [
      ({ value, selection: [from, to] }) => {
        const typed = signsOf(value);
        const signs = withoutPrefix(typed);
        const shown = formatSigns(picture, signs);
        const place = (caret: number) =>
          caretAfter(shown, signsOf(value.slice(0, caret)).length - (typed.length - signs.length));
        return { value: shown, selection: [place(from), place(to)] };
      },
    ],
  };
}

/** Digits of the text, after a `+` if it precedes them. */
function signsOf(text: string): string {
  const digits = text.replace(/[^0-9]/g, "");
  return /^[^0-9]*\+/.test(text) ? `+${digits}` : digits;
}

/** Removes the complete prefix of Poland. */
function withoutPrefix(signs: string): string {
  const fewer = signs.replace(COUNTRY_PREFIX, "");
  return fewer === signs ? signs : withoutPrefix(fewer);
}

function formatSigns(picture: string, signs: string): string {
  if (signs.startsWith("+")) return signs.slice(0, 1 + MAX_DIGITS);
  if (signs.startsWith("00")) return signs.slice(0, 2 + MAX_DIGITS);
  return signs.startsWith("48") && signs.length > NATIONAL_DIGITS
    ? `48 ${applyPicture(picture, signs.slice(2))}`
    : applyPicture(picture, signs);
}

/** Formats the digits by the picture, without trailing separators. */
function applyPicture(picture: string, digits: string): string {
  let shown = "";
  let next = 0;
  for (const sign of picture) {
    if (next === digits.length) break;
    shown += sign === "9" ? digits.charAt(next) : sign;
    if (sign === "9") next += 1;
  }
  return shown;
}

/** Position of the caret after `count` digits of the formatted text. */
function caretAfter(shown: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < shown.length; place += 1) {
    if (!isSeparator(shown.charAt(place))) left -= 1;
  }
  return place;
}

/** Extends a deletion over separators to the next digit: the mask would insert a deleted separator again. */
function skipSeparators(value: string, [from, to]: readonly [number, number]): readonly [number, number] {
  let end = to;
  while (end < value.length && signsOf(value.slice(from, end)) === "") end += 1;
  return [from, end];
}

function isSeparator(sign: string): boolean {
  return sign === " " || sign === "-";
}

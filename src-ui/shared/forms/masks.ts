import type { MaskitoOptions } from "@maskito/core";

/** How many digits a Polish number has. */
const NATIONAL_DIGITS = 9;
/** Poland's prefix. Without a sign that it is one, it takes all nine digits behind it to know. */
const COUNTRY_PREFIX = /^(?:\+|00)48|^48(?=[0-9]{9})/;
/** No number of the world has more. */
const MAX_DIGITS = 15;

/** Up to nine digits (VAL-12). */
export const clientNumberMask: MaskitoOptions = digits("999999999");

/** `999-999-999`, 11 characters (VAL-04, VAL-12). */
export const phoneMask: MaskitoOptions = phoneNumber("999-999-999");

/** `99 999-99-99`, 12 characters (VAL-04, VAL-12). */
export const landlineMask: MaskitoOptions = phoneNumber("99 999-99-99");

/** Six digits (VAL-12). */
export const smsCodeMask: MaskitoOptions = digits("999999");

/** Up to eight signs: a code that confirms contact data (VAL-06). */
export const contactCodeMask: MaskitoOptions = { mask: /^\S{0,8}$/u };

/** 26 digits with dashes, two and then fours (VAL-07). */
export const accountMask: MaskitoOptions = digits("99-9999-9999-9999-9999-9999-9999");

/**
 * A mask by its picture: every `9` is a digit, everything else stands there by itself. Signs that do not fit are
 * dropped, so
 * that a number may be pasted with any separators.
 */
function digits(picture: string): MaskitoOptions {
  return { mask: Array.from(picture, (sign) => (sign === "9" ? /[0-9]/ : sign)) };
}

/**
 * A mask of a Polish number by its picture, where every `9` is a digit. Poland's prefix goes away as soon as it is
 * whole, typed
 * or pasted: `+48`, `0048`, and `48` before nine digits, which with fewer begins a number of Radom. Until then what may
 * become
 * one is held as it is typed; so is another country's, which is no number here: cut to nine digits it would be a wrong
 * one that
 * looks right (VAL-04, VAL-12).
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

/** The digits, and a `+` where it stands before them. */
function signsOf(text: string): string {
  const digits = text.replace(/[^0-9]/g, "");
  return /^[^0-9]*\+/.test(text) ? `+${digits}` : digits;
}

/** The signs without Poland's prefix, where all of one is there. */
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

/** As many digits as the picture has, with its signs between them, and none after the last. */
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

/** The place in what is shown after so many of its signs. */
function caretAfter(shown: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < shown.length; place += 1) {
    if (!isSeparator(shown.charAt(place))) left -= 1;
  }
  return place;
}

/** The delete key takes the digit behind a dash, which alone would come back. */
function skipSeparators(value: string, [from, to]: readonly [number, number]): readonly [number, number] {
  let end = to;
  while (end < value.length && signsOf(value.slice(from, end)) === "") end += 1;
  return [from, end];
}

function isSeparator(sign: string): boolean {
  return sign === " " || sign === "-";
}

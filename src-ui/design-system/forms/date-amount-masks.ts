import type { MaskitoOptions } from "@maskito/core";

const DIGIT = /\d/;

/** DD-MM-YYYY; also accepts a pasted 2026-11-30, 30.11.2026 or 3/4/2026. */
export const DATE_MASK: MaskitoOptions = {
  mask: [DIGIT, DIGIT, "-", DIGIT, DIGIT, "-", DIGIT, DIGIT, DIGIT, DIGIT],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: toDayMonthYear(elementState.value) },
      data: toDayMonthYear(data),
    }),
  ],
};

function toDayMonthYear(text: string): string {
  const iso = /^\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})\s*$/.exec(text);
  if (iso !== null) return [iso[3], iso[2], iso[1]].map((part = "") => part.padStart(2, "0")).join("-");
  const day = /^\s*(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})\s*$/.exec(text);
  return day === null ? text : [day[1], day[2], day[3]].map((part = "") => part.padStart(2, "0")).join("-");
}

/** Any line of at most 40 code points, longer than every amount; excess text is cut at its end. */
const LINE = /^[^\n\r]{0,40}$/u;
/** More than nine digits, or more than two decimals. */
const TOO_MANY = /^\d{10,}(?:,\d*)?$|^\d*,\d{3,}$/;

/**
 * Złote and grosze with a comma: converts a single dot to a comma and removes "zł" from pasted text. Ignores excess
 * digits typed on the keyboard. Keeps all other pasted characters (a minus, another currency, a second separator, a
 * third decimal), because removing them would change the amount; validation reports them (VAL-08).
 */
export const AMOUNT_MASK: MaskitoOptions = {
  mask: LINE,
  preprocessors: [
    ({ elementState, data }) => {
      const {
        value,
        selection: [from, to],
      } = elementState;
      const typed = normaliseAmount(data, value);
      const isOneTooMany =
        typed.length === 1 && !TOO_MANY.test(value) && TOO_MANY.test(value.slice(0, from) + typed + value.slice(to));
      return { elementState: { ...elementState, value: normaliseAmount(value) }, data: isOneTooMany ? "" : typed };
    },
  ],
};

function normaliseAmount(text: string, before = ""): string {
  const bare = text.replace(/\s*zł\s*$/i, "");
  return /[.,]/.test(before) || (bare.match(/[.,]/g)?.length ?? 0) > 1 ? bare : bare.replace(".", ",");
}

import type { MaskitoOptions } from "@maskito/core";

const DIGIT = /\d/;

/** DD-MM-YYYY; also accepts 2026-11-30, 30.11.2026 or 3/4/2026, pasted or typed. */
export const DATE_MASK: MaskitoOptions = {
  mask: [DIGIT, DIGIT, "-", DIGIT, DIGIT, "-", DIGIT, DIGIT, DIGIT, DIGIT],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: toDayMonthYear(elementState.value) },
      data: toDayMonthYear(data),
    }),
    ({ elementState, data }, action) => {
      const { value, selection } = elementState;
      const [from, to] = selection;
      if (action !== "insert" || !/^[-./ ]$/.test(data) || from !== value.length || to !== from)
        return { elementState, data };
      // A separator ends a day or month of one digit.
      const padded = value.replace(/^(\d{2}-)?(\d)$/, "$10$2");
      return { elementState: { value: padded, selection: [padded.length, padded.length] }, data: "-" };
    },
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

/**
 * Amount in złote: removes "zł" from pasted text. Keeps all other characters, also a third decimal or a second
 * separator, because removing them would change the amount; validation reports them (VAL-08).
 */
export const AMOUNT_MASK: MaskitoOptions = {
  mask: LINE,
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: withoutUnit(elementState.value) },
      data: withoutUnit(data),
    }),
  ],
};

function withoutUnit(text: string): string {
  return text.replace(/\s*zł\s*$/i, "");
}

import type { MaskitoOptions } from "@maskito/core";

const DIGIT = /\d/;

/** DD-MM-YYYY, also from a pasted 2026-11-30, 30.11.2026 or 3/4/2026. */
export const DATE_MASK: MaskitoOptions = {
  mask: [DIGIT, DIGIT, "-", DIGIT, DIGIT, "-", DIGIT, DIGIT, DIGIT, DIGIT],
  preprocessors: [({ elementState, data }) => ({ elementState: { ...elementState, value: ordered(elementState.value) }, data: ordered(data) })],
};

function ordered(text: string): string {
  const iso = /^\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})\s*$/.exec(text);
  if (iso !== null) return [iso[3], iso[2], iso[1]].map((part = "") => part.padStart(2, "0")).join("-");
  const day = /^\s*(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})\s*$/.exec(text);
  return day === null ? text : [day[1], day[2], day[3]].map((part = "") => part.padStart(2, "0")).join("-");
}

const AMOUNT = /^\d{0,9}(,\d{0,2})?$/;

/** Złote and groszy with a comma: a dot becomes one, spaces and the unit of what is pasted are left out. */
export const AMOUNT_MASK: MaskitoOptions = {
  mask: AMOUNT,
  preprocessors: [({ elementState, data }) => ({ elementState: { ...elementState, value: plain(elementState.value) }, data: plain(data) })],
};

function plain(text: string): string {
  return text.replace(/[^\d.,]/g, "").replaceAll(".", ",");
}

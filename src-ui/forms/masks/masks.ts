import type { MaskitoOptions } from "@maskito/core";
import { digits } from "./digits.ts";

const BETWEEN = /[\s().\u2010-\u2015-]/g;

/** The number without Poland's prefix, where all of one is there: `+48 600 700 800`, `0048600700800`, `48600700800`. */
function withoutPrefix(text: string): string {
  const bare = text.replace(BETWEEN, "");
  // nine digits are a number already, whatever they begin with
  if (/^[0-9]{9}$/.test(bare)) return text;
  return /^(?:\+48|0048)[0-9]*$/.test(bare) || /^48[0-9]{9}$/.test(bare) ? bare.replace(/^(?:\+|00)?48/, "") : text;
}

/** Up to nine digits (VAL-12). */
export const clientNumberMask: MaskitoOptions = digits("999999999");

/** `999-999-999`, 11 characters (VAL-04, VAL-12). */
export const phoneMask: MaskitoOptions = digits("999-999-999", withoutPrefix);

/** `99 999-99-99`, 12 characters (VAL-04, VAL-12). */
export const lineMask: MaskitoOptions = digits("99 999-99-99", withoutPrefix);

/** Six digits (VAL-12). */
export const smsCodeMask: MaskitoOptions = digits("999999");

/** 26 digits with dashes, two and then fours (VAL-07). */
export const accountMask: MaskitoOptions = digits("99-9999-9999-9999-9999-9999-9999");

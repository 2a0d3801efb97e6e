import type { MaskitoOptions } from "@maskito/core";
import { digits } from "./digits.ts";
import { phoneNumber } from "./phone-number.ts";

/** Up to nine digits (VAL-12). */
export const clientNumberMask: MaskitoOptions = digits("999999999");

/** `999-999-999`, 11 characters (VAL-04, VAL-12). */
export const phoneMask: MaskitoOptions = phoneNumber("999-999-999");

/** `99 999-99-99`, 12 characters (VAL-04, VAL-12). */
export const lineMask: MaskitoOptions = phoneNumber("99 999-99-99");

/** Six digits (VAL-12). */
export const smsCodeMask: MaskitoOptions = digits("999999");

/** Up to eight signs: a code that confirms contact data (VAL-06). */
export const contactCodeMask: MaskitoOptions = { mask: /^\S{0,8}$/u };

/** 26 digits with dashes, two and then fours (VAL-07). */
export const accountMask: MaskitoOptions = digits("99-9999-9999-9999-9999-9999-9999");

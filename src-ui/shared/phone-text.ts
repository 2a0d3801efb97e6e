/** Prefixes of mobile numbers; all other numbers are landlines. */
const MOBILE = /^(?:45|5[0137]|6[069]|7[2389]|88)/u;

/**
 * Formats a number as `601 234 567`, or `58 301 22 47` for a landline, with non-breaking spaces. Landline groups apply
 * only to nine digits.
 */
export function phoneText(digits: string): string {
  return MOBILE.test(digits) || digits.length !== 9
    ? digits.replace(/(\d{3})(?=\d)/gu, "$1\u00a0")
    : digits.replace(/^(\d{2})(\d{3})(\d{2})(\d{2})$/u, "$1\u00a0$2\u00a0$3\u00a0$4");
}

/** By what a mobile number begins; every other one belongs to a landline. */
const MOBILE = /^(?:45|5[0137]|6[069]|7[2389]|88)/u;

/**
 * `601 234 567`, and `58 301 22 47` for a landline: in groups that a line never parts. What is no number of nine digits
 * keeps its signs.
 */
export function phoneText(digits: string): string {
  return MOBILE.test(digits) || digits.length !== 9
    ? digits.replace(/(\d{3})(?=\d)/gu, "$1\u00a0")
    : digits.replace(/^(\d{2})(\d{3})(\d{2})(\d{2})$/u, "$1\u00a0$2\u00a0$3\u00a0$4");
}

/** Prefixes of Polish mobile numbers; all other numbers are landlines. */
const MOBILE = /^(?:45|5[0137]|6[069]|7[2389]|88)/u;

/** Country codes of two digits (ITU-T E.164). `1` and `7` have one digit, all others three. */
const TWO_DIGIT_COUNTRY = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/u;

const POLAND = "48";

/**
 * Formats a number as `601 234 567`, or `58 301 22 47` for a landline, with non-breaking spaces. Landline groups apply
 * only to nine digits.
 */
export function phoneText(digits: string): string {
  return MOBILE.test(digits) || digits.length !== 9
    ? digits.replace(/(\d{3})(?=\d)/gu, "$1\u00a0")
    : landlineGroups(digits);
}

/**
 * Formats a dialled number: `0049301234567` becomes `+49 30 123 45 67`, and the Polish prefix is omitted.
 * Returns other texts unchanged, such as short numbers and names of services.
 */
export function dialledNumberText(number: string): string {
  const foreign = /^(?:00|\+)([1-9]\d{6,14})$/u.exec(number)?.[1];
  if (foreign === undefined) return /^\d{9}$/u.test(number) ? phoneText(number) : number;
  const code = countryCode(foreign);
  const rest = foreign.slice(code.length);
  if (code === POLAND && rest.length === 9) return phoneText(rest);
  return `+${code}\u00a0${rest.length === 9 ? landlineGroups(rest) : threes(rest)}`;
}

function countryCode(digits: string): string {
  if (/^[17]/u.test(digits)) return digits.slice(0, 1);
  return digits.slice(0, TWO_DIGIT_COUNTRY.test(digits) ? 2 : 3);
}

function landlineGroups(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{2})(\d{2})$/u, "$1\u00a0$2\u00a0$3\u00a0$4");
}

/** Groups of three; the last one has two to four digits, because a single digit is easily missed. */
function threes(digits: string): string {
  return digits.replace(/(\d{3})(?=\d{2})/gu, "$1\u00a0");
}

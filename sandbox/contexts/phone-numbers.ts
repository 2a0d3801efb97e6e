/** First digits of Polish mobile numbers; other numbers are landlines. */
const MOBILE = /^(?:45|5[0137]|6[069]|7[2389]|88)/;

/** Returns true for a number that sends no messages and uses no data. */
export function isLandline(number: string): boolean {
  return !MOBILE.test(number);
}

/** Formats nine digits as `601 234 567`, or `58 301 22 47` for a landline; other texts stay as they are. */
export function formatPhone(number: string): string {
  return isLandline(number)
    ? number.replace(/^(\d{2})(\d{3})(\d{2})(\d{2})$/, "$1\u00a0$2\u00a0$3\u00a0$4")
    : number.replace(/^(\d{3})(\d{3})(\d{3})$/, "$1\u00a0$2\u00a0$3");
}

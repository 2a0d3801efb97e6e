/** Formats a day as `DD-MM-YYYY`. */
export const polishDay = (day: string): string => `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

/** Formats grosze as "1 234,50" with a no-break space and a minus sign, as the portal does. */
export function polishAmount(grosze: number): string {
  const digits = String(Math.abs(grosze)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, "\u00a0");
  return `${grosze < 0 ? "\u2212" : ""}${whole},${digits.slice(-2)}`;
}

/** Formats a bank account number as two digits and groups of four with no-break spaces. */
export const polishAccount = (digits: string): string =>
  [digits.slice(0, 2), ...(digits.slice(2).match(/\d{1,4}/g) ?? [])].join("\u00a0");

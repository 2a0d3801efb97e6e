declare const groszeBrand: unique symbol;

/** Amount in whole grosze; may be negative, never a fraction (FIN-04). */
export type Grosze = number & { readonly [groszeBrand]: true };

/** Separator of thousands in the language of the page: `1 187,43` in Polish and Ukrainian, `1,187.43` in English. */
export type ThousandsSeparator = "space" | "comma";

const NO_BREAK_SPACE = "\u00a0";
const MINUS = "\u2212";

function isGrosze(value: number): value is Grosze {
  return Number.isSafeInteger(value);
}

/** Converts a number to an amount. Throws a RangeError for fractions and unsafe integers, which are bugs. */
export function grosze(value: number): Grosze {
  // `-0` would display and compare differently from 0.
  const whole = value === 0 ? 0 : value;
  if (!isGrosze(whole)) throw new RangeError(`Amount must be whole grosze: ${value}`);
  return whole;
}

export const ZERO: Grosze = /* @__PURE__ */ grosze(0);

/** Sums amounts; zero for none. */
export function sumOf(amounts: Iterable<Grosze>): Grosze {
  let total = 0;
  for (const amount of amounts) total += amount;
  return grosze(total);
}

/** Returns the mean, rounded to the nearest grosz (half away from zero); zero for none. */
export function meanOf(amounts: readonly Grosze[]): Grosze {
  if (amounts.length === 0) return ZERO;
  const mean = sumOf(amounts) / amounts.length;
  return grosze(Math.sign(mean) * Math.round(Math.abs(mean)));
}

/** Negates an amount; zero stays zero. */
export function negated(amount: Grosze): Grosze {
  return grosze(-amount);
}

/**
 * Parses a decimal of the wire (`223.70`, `-5`, `0.5`): a dot, at most two decimals, no grouping. `undefined` for other
 * text and for unsafe integers.
 */
export function groszeFromDecimal(text: string): Grosze | undefined {
  const parts = /^([+-]?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const [, sign = "", whole = "", fraction = ""] = parts;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (!isGrosze(value)) return undefined;
  return sign === "-" ? negated(value) : value;
}

/** Formats an amount for the wire and for `<data value>`: `1187.43`, `-5.00`. */
export function decimalOf(amount: Grosze): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats an amount for the customer without unit: `1 187,43` with a no-break space, `−5,00` with a minus sign. */
export function formatPolishAmount(amount: Grosze): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return `${amount < 0 ? MINUS : ""}${whole},${digits.slice(-2)}`;
}

/** Formats an amount for the customer: `1 187,43 zł` with no-break spaces (FIN-04, specification 1). */
export function formatPolishMoney(amount: Grosze): string {
  return `${formatPolishAmount(amount)}${NO_BREAK_SPACE}zł`;
}

declare const groszeBrand: unique symbol;

/** An amount in whole grosze; may be negative. Never a fraction (FIN-04). */
export type Grosze = number & { readonly [groszeBrand]: true };

const NO_BREAK_SPACE = "\u00a0";
const MINUS = "\u2212";

function isGrosze(value: number): value is Grosze {
  return Number.isSafeInteger(value);
}

/** `value` as an amount. Throws a RangeError for fractions and for what a number cannot hold exactly: that is a bug. */
export function grosze(value: number): Grosze {
  // Minus zero is a fact of floating point, not an amount: `-0` would show and compare as another zero.
  const whole = value === 0 ? 0 : value;
  if (!isGrosze(whole)) throw new RangeError(`not whole grosze: ${value}`);
  return whole;
}

export const ZERO: Grosze = /* @__PURE__ */ grosze(0);

/** The sum; zero for none. */
export function sumOf(amounts: Iterable<Grosze>): Grosze {
  let total = 0;
  for (const amount of amounts) total += amount;
  return grosze(total);
}

/** The mean, rounded to the nearest grosz (half away from zero); zero for none. */
export function meanOf(amounts: readonly Grosze[]): Grosze {
  if (amounts.length === 0) return ZERO;
  const mean = sumOf(amounts) / amounts.length;
  return grosze(Math.sign(mean) * Math.round(Math.abs(mean)));
}

/** The amount with its sign turned; zero stays zero. */
export function negated(amount: Grosze): Grosze {
  return grosze(-amount);
}

/**
 * Reads a decimal of the wire (`223.70`, `-5`, `0.5`): a dot, at most two decimals, no grouping.
 * `undefined` for anything else, amounts beyond 2^53 grosze included.
 */
export function groszeFromDecimal(text: string): Grosze | undefined {
  const parts = /^([+-]?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const [, sign = "", whole = "", fraction = ""] = parts;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (!isGrosze(value)) return undefined;
  return sign === "-" ? negated(value) : value;
}

/** The decimal of the wire and of `<data value>`: `1187.43`, `-5.00`. */
export function decimalOf(amount: Grosze): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The digits a customer reads, without the unit: `1 187,43` with a no-break space, `−5,00` with a real minus. */
export function formatAmount(amount: Grosze): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return `${amount < 0 ? MINUS : ""}${whole},${digits.slice(-2)}`;
}

/** What a customer reads: `1 187,43 zł`, never broken across lines (FIN-04, specification 1). */
export function formatMoney(amount: Grosze): string {
  return `${formatAmount(amount)}${NO_BREAK_SPACE}zł`;
}

import {
  groszeFromDecimal,
  warsawDate,
  warsawMonth,
  type Grosze,
  type WarsawDate,
  type WarsawMonth,
} from "#domain/shared-kernel/index.ts";

/** Default day of tests. */
export const TODAY = day("2026-11-20");

/** Returns the day `YYYY-MM-DD`; throws for an invalid one. */
export function day(text: string): WarsawDate {
  const date = warsawDate(text);
  if (date === undefined) throw new Error(`invalid day: ${text}`);
  return date;
}

/** Returns the month `YYYY-MM`; throws for an invalid one. */
export function month(text: string): WarsawMonth {
  const found = warsawMonth(text);
  if (found === undefined) throw new Error(`invalid month: ${text}`);
  return found;
}

/** Returns the amount of a decimal such as `zloty("89.90")`; throws for an invalid one. */
export function zloty(decimal: string): Grosze {
  const amount = groszeFromDecimal(decimal);
  if (amount === undefined) throw new Error(`invalid amount: ${decimal}`);
  return amount;
}

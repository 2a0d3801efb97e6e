import {
  groszeFromDecimal,
  warsawDate,
  warsawMonth,
  type Grosze,
  type WarsawDate,
  type WarsawMonth,
} from "#domain/shared-kernel/index.ts";

/** The day on which most tests take place. */
export const TODAY = day("2026-11-20");

/** A day of the calendar, from `YYYY-MM-DD`; throws for no real one. */
export function day(text: string): WarsawDate {
  const date = warsawDate(text);
  if (date === undefined) throw new Error(`no day: ${text}`);
  return date;
}

/** A month of the calendar, from `YYYY-MM`; throws for no real one. */
export function month(text: string): WarsawMonth {
  const found = warsawMonth(text);
  if (found === undefined) throw new Error(`no month: ${text}`);
  return found;
}

/** An amount from the wire's decimal: `zloty("89.90")`; throws for none. */
export function zloty(decimal: string): Grosze {
  const amount = groszeFromDecimal(decimal);
  if (amount === undefined) throw new Error(`no amount: ${decimal}`);
  return amount;
}

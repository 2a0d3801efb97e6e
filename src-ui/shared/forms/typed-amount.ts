import type { Grosze, ThousandsSeparator } from "#domain/shared-kernel/index.ts";
import { amount, amountOf, type AmountKey, type Rule } from "#domain/validation/index.ts";
import { pageTexts } from "../texts/page-texts.ts";

/** Separator of Polish, whose formats are built in. */
const POLISH: ThousandsSeparator = "space";

/** Returns the separator of thousands in the language of the page. */
export function thousandsSeparator(): ThousandsSeparator {
  return pageTexts.formats?.thousandsSeparator ?? POLISH;
}

/** Parses an amount that was typed in the language of the page; `undefined` for other text (VAL-08). */
export function parseTypedAmount(text: string): Grosze | undefined {
  return amountOf(text, thousandsSeparator());
}

/** Validates a typed amount: above zero and at most `limit` (VAL-08). */
export function typedAmount(limit?: Grosze): Rule<string, AmountKey> {
  return (value) => amount(thousandsSeparator(), limit)(value);
}

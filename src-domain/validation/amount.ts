import { groszeFromDecimal, type Grosze, type ThousandsSeparator } from "../shared-kernel/index.ts";
import { ruleViolation, violationUnless, type Rule } from "./verdict.ts";

export type AmountKey = "amountForm" | "amountZero" | "amountTooMuch" | "amountTooLittle";

const SPACES = /[ \u00a0\u202f]/g;
/** `1187,43`, `1187.4`, `1187`, also with spaces between thousands. */
const SPACED = /^[-\u2212]?(?:[0-9]{1,15}|[0-9]{1,3}(?:[ \u00a0\u202f][0-9]{3}){1,4})(?:[.,][0-9]{1,2})?$/;
/** `1,187.43`. The dot makes clear that the commas separate thousands. */
const COMMAS_AND_DOT = /^[-\u2212]?[1-9][0-9]{0,2}(?:,[0-9]{3}){1,4}\.[0-9]{1,2}$/;
/** `1,187`: thousands in English, no amount in other languages. */
const COMMAS = /^[-\u2212]?[1-9][0-9]{0,2}(?:,[0-9]{3}){1,4}$/;

/**
 * Parses a typed amount (VAL-08): up to two decimals after a comma or dot. Returns `undefined` for other text, also for
 * three digits after a dot, or after a comma where commas do not separate thousands.
 */
export function amountOf(text: string, separator: ThousandsSeparator): Grosze | undefined {
  const trimmed = text.trim();
  if (COMMAS_AND_DOT.test(trimmed) || (separator === "comma" && COMMAS.test(trimmed)))
    return decimal(trimmed.replaceAll(",", ""));
  return SPACED.test(trimmed) ? decimal(trimmed.replace(SPACES, "").replace(",", ".")) : undefined;
}

function decimal(text: string): Grosze | undefined {
  return groszeFromDecimal(text.replace("\u2212", "-"));
}

/**
 * Requires an amount above zero and at most `limit`, such as an overpayment or a balance owed (VAL-08). The message
 * formats the limit, which is in grosze, in the language of the page.
 */
export function amount(separator: ThousandsSeparator, limit?: Grosze): Rule<string, AmountKey> {
  return (value) => {
    const typed = amountOf(value, separator);
    if (typed === undefined) return ruleViolation("amountForm");
    if (typed <= 0) return ruleViolation("amountZero");
    if (limit === undefined) return "valid";
    return violationUnless(typed <= limit, "amountTooMuch", { limit });
  };
}

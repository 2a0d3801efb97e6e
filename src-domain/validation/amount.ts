import { groszeFromDecimal, type Grosze } from "../shared-kernel/index.ts";
import { ruleViolation, violationUnless, type Rule } from "./verdict.ts";

export type AmountKey = "amountForm" | "amountZero" | "amountTooMuch" | "amountTooLittle";

/** `1187,43`, `1187.4`, `1187`, also with blanks between thousands, as the portal formats amounts. */
const AMOUNT = /^[-\u2212]?(?:[0-9]{1,15}|[0-9]{1,3}(?:[ \u00a0\u202f][0-9]{3}){1,4})(?:[.,][0-9]{1,2})?$/;

/** Parses a typed amount: comma or dot, up to two decimals. Returns `undefined` for other text (VAL-08). */
export function amountOf(text: string): Grosze | undefined {
  const trimmed = text.trim();
  if (!AMOUNT.test(trimmed)) return undefined;
  return groszeFromDecimal(
    trimmed
      .replace(/[ \u00a0\u202f]/g, "")
      .replace("\u2212", "-")
      .replace(",", "."),
  );
}

/**
 * Requires an amount above zero and at most `limit`, such as an overpayment or a balance owed (VAL-08). The message
 * formats the limit, which is in grosze, in the language of the page.
 */
export function amount(limit?: Grosze): Rule<string, AmountKey> {
  return (value) => {
    const typed = amountOf(value);
    if (typed === undefined) return ruleViolation("amountForm");
    if (typed <= 0) return ruleViolation("amountZero");
    if (limit === undefined) return "valid";
    return violationUnless(typed <= limit, "amountTooMuch", { limit });
  };
}

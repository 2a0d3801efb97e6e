import { withoutSeparators } from "./text.ts";
import { ruleViolation, violationUnless, type Rule, type RuleResult } from "./verdict.ts";

export type BankAccountKey = "accountForm" | "accountChecksum" | "accountLength" | "accountOfOperator";

/** Accepted accounts: Polish ones, or 9 to 18 digits if the installation's configuration says so (VAL-07). */
export type AccountKind = "polish" | "short";

/** `PL` in digits, as ISO 13616 counts letters; the check digits follow it. */
const COUNTRY = "2521";

/** Returns the remainder by 97, digit by digit: the number is too long for a JavaScript number. */
function remainder(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

function polish(digits: string): RuleResult<BankAccountKey> {
  if (!/^[0-9]{26}$/.test(digits)) return ruleViolation("accountForm");
  const check = digits.slice(0, 2);
  // 00, 01 and 99 have the same remainders as 97, 98 and 02, and are never issued.
  const issued = check >= "02" && check <= "98";
  return violationUnless(issued && remainder(`${digits.slice(2)}${COUNTRY}${check}`) === 1, "accountChecksum");
}

/** Returns the account number as the server accepts it: without blanks and dashes. */
export const accountDigits: (text: string) => string = withoutSeparators;

/** Requires 26 digits with a right checksum, or 9 to 18 digits; ignores blanks and dashes (VAL-07). */
export function bankAccount(kind: AccountKind): Rule<string, BankAccountKey> {
  return (value) => {
    const digits = accountDigits(value);
    return kind === "polish"
      ? polish(digits)
      : violationUnless(/^[0-9]{9,18}$/.test(digits), "accountLength", { min: 9, max: 18 });
  };
}

/**
 * Refuses the accounts on which the operator collects payments as accounts of the customer (VAL-90). Refuses nothing
 * while they are unknown.
 */
export function notCollectingAccount(collecting: readonly string[]): Rule<string, "accountOfOperator"> {
  const refused = collecting.map(accountDigits);
  return (value) => violationUnless(!refused.includes(accountDigits(value)), "accountOfOperator");
}

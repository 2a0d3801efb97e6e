import { withoutSeparators } from "./separators.ts";
import { complain, unless, type Rule, type Verdict } from "./verdict.ts";

export type BankAccountKey = "accountForm" | "accountChecksum" | "accountLength";

/** Which accounts are taken: Polish ones, or 9 to 18 digits where a provider's configuration says so (VAL-07). */
export type AccountKind = "polish" | "short";

/** `PL` in digits, as ISO 13616 counts letters; the check digits come after it. */
const COUNTRY = "2521";

/** The remainder by 97 of a number too long to be held: digit by digit. */
function remainder(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

function polish(digits: string): Verdict<BankAccountKey> {
  if (!/^[0-9]{26}$/.test(digits)) return complain("accountForm");
  const check = digits.slice(0, 2);
  // 00, 01 and 99 leave the remainders of 97, 98 and 02, and are never given out
  const given = check >= "02" && check <= "98";
  return unless(given && remainder(`${digits.slice(2)}${COUNTRY}${check}`) === 1, "accountChecksum");
}

/** The account's number as the provider takes it: without blanks and dashes. */
export const accountDigits: (text: string) => string = withoutSeparators;

/** A bank account: 26 digits with a right checksum, or 9 to 18 digits; blanks and dashes do not count (VAL-07). */
export function bankAccount(kind: AccountKind): Rule<string, BankAccountKey> {
  return (value) => {
    const digits = accountDigits(value);
    return kind === "polish"
      ? polish(digits)
      : unless(/^[0-9]{9,18}$/.test(digits), "accountLength", { min: 9, max: 18 });
  };
}

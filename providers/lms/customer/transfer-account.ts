/** Digits of a Polish account number: two check digits, then 24. */
const LENGTH = 26;
/** Longest number of a bank in `divisions.account` that LMS completes by the number of the customer. */
const LONGEST_PREFIX = LENGTH - 6;
/** `PL00` as the check digits of an IBAN are computed: letters count from A = 10. */
const POLAND = "252100";

/** Returns the two check digits of an account number without them. */
function checkDigits(digits: string): string {
  let rest = 0;
  for (const digit of digits + POLAND) rest = (rest * 10 + Number(digit)) % 97;
  return String(98 - rest).padStart(2, "0");
}

/**
 * Returns the account for transfers, 26 digits. A whole account number in the division is that of all customers; a
 * shorter one is the beginning of a virtual account, which LMS completes by the number of the customer. Anything else
 * gives `undefined`, because a wrong account number would lose money.
 */
export function transferAccount(ofDivision: string, customer: number): string | undefined {
  const digits = ofDivision.replace(/^PL/i, "").replace(/\s/g, "");
  if (!/^\d+$/.test(digits)) return undefined;
  if (digits.length > LONGEST_PREFIX) {
    const isRight = digits.length === LENGTH && checkDigits(digits.slice(2)) === digits.slice(0, 2);
    return isRight ? digits : undefined;
  }
  const virtual = digits + String(customer).padStart(LENGTH - 2 - digits.length, "0");
  return virtual.length === LENGTH - 2 ? checkDigits(virtual) + virtual : undefined;
}

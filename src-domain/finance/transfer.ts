import { withoutSeparators } from "../validation/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";

/** What fits into the title of a transfer between Polish banks: four lines of 35 characters. */
const TITLE_LENGTH = 140;

const NO_BREAK_SPACE = "\u00a0";

/**
 * The title of a transfer for these entries (FIN-06): the customer's account number, then the numbers of the entries,
 * oldest first, without the account number that they repeat: `4127830 FV/10/26 FV/11/26`. Numbers that do not fit any
 * more
 * are left out whole; the account number tells whose money it is. At most `length` characters, unless that number alone
 * has more.
 */
export function transferTitle(
  accountNumber: string,
  entries: readonly FinancialEntry[],
  length = TITLE_LENGTH,
): string {
  const numbers = entries
    .toSorted((one, other) => (one.entryDate < other.entryDate ? -1 : Number(one.entryDate > other.entryDate)))
    .map((entry) => withoutPart(entry.number, accountNumber))
    .filter((number) => number !== "");
  let title = accountNumber;
  for (const number of numbers) {
    const longer = title === "" ? number : `${title} ${number}`;
    if (longer.length > length) break;
    title = longer;
  }
  return title;
}

function withoutPart(number: string, part: string): string {
  return number
    .split("/")
    .filter((piece) => piece !== part)
    .join("/");
}

/**
 * A bank account number as people read it, two digits and then fours, with no-break spaces (FIN-06):
 * `82 1090 1098 0000 0001 2345 6789`. Spaces and dashes are dropped first; what holds anything else stays as it is.
 */
export function formatAccountNumber(digits: string): string {
  const bare = withoutSeparators(digits);
  if (!/^\d+$/.test(bare)) return digits;
  const groups = [bare.slice(0, 2), ...(bare.slice(2).match(/\d{1,4}/g) ?? [])];
  return groups.join(NO_BREAK_SPACE);
}

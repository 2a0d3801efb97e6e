import { withoutSeparators } from "../validation/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";

/** Limit of a transfer title between Polish banks: four lines of 35 characters. */
const TITLE_LENGTH = 140;

/** Polish for balance, as banks and operators write it in titles. */
const BALANCE = "saldo";

const NO_BREAK_SPACE = "\u00a0";

/**
 * Builds the title of a transfer for these entries (FIN-06): the account number, then the entry numbers, oldest first,
 * without the account number that they repeat: `4127830 FV/10/26 FV/11/26`. If they exceed `length`, the title asks to
 * settle the balance instead: a part of the numbers would contradict the amount. The account number is never shortened.
 */
export function transferTitle(
  accountNumber: string,
  entries: readonly FinancialEntry[],
  length = TITLE_LENGTH,
): string {
  const title = titleWithNumbers(accountNumber, entries);
  return title.length <= length ? title : [accountNumber, BALANCE].filter((part) => part !== "").join(" ");
}

/** Returns true if the title of a transfer names the balance, because the numbers of the entries do not fit. */
export function isBalanceTransfer(accountNumber: string, entries: readonly FinancialEntry[]): boolean {
  return titleWithNumbers(accountNumber, entries).length > TITLE_LENGTH;
}

function titleWithNumbers(accountNumber: string, entries: readonly FinancialEntry[]): string {
  const numbers = entries
    .toSorted((one, other) => (one.entryDate < other.entryDate ? -1 : Number(one.entryDate > other.entryDate)))
    .map((entry) => withoutPart(entry.number, accountNumber))
    .filter((number) => number !== "");
  return [accountNumber, ...numbers].filter((part) => part !== "").join(" ");
}

function withoutPart(number: string, part: string): string {
  return number
    .split("/")
    .filter((piece) => piece !== part)
    .join("/");
}

/**
 * Formats a bank account number as two digits and groups of four, with no-break spaces (FIN-06): `82 1090 1098 0000
 * 0001 2345 6789`. Spaces and dashes are removed first; a text with other characters is returned unchanged.
 */
export function formatAccountNumber(digits: string): string {
  const withoutSpaces = withoutSeparators(digits);
  if (!/^\d+$/.test(withoutSpaces)) return digits;
  const groups = [withoutSpaces.slice(0, 2), ...(withoutSpaces.slice(2).match(/\d{1,4}/g) ?? [])];
  return groups.join(NO_BREAK_SPACE);
}

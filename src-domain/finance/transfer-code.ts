import type { Grosze } from "../shared-kernel/index.ts";
import { accountDigits, bankAccount, nip } from "../validation/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { transferTitle } from "./transfer.ts";

/** Content of a payment code for bank apps. */
export interface TransferCodeData {
  /** 26 digits, with or without separators. */
  readonly account: string;
  readonly recipient: string;
  /** NIP of the recipient, if known. */
  readonly taxId: string | undefined;
  /** The customer's account number with the operator; starts the title of the transfer. */
  readonly customer: string;
  readonly entries: readonly FinancialEntry[];
  readonly amount: Grosze;
}

const RECIPIENT_LENGTH = 20;
const TITLE_LENGTH = 32;
const AMOUNT_DIGITS = 6;
/** Reserved fields of the format, left empty. */
const RESERVED = ["", "", ""];

const polishAccount = bankAccount("polish");

/**
 * Builds the text of the 2D code that Polish bank apps scan (recommendation of the Polish Bank Association, version
 * 1.0): `NIP|PL|account|grosze|recipient|title|||`. The recipient is cut to 20 characters and the title to 32, with
 * Polish letters. `undefined` when a bank would reject the code: invalid account number or nothing to pay. An invalid
 * NIP is left out.
 */
export function transferCode({
  account,
  recipient,
  taxId,
  customer,
  entries,
  amount,
}: TransferCodeData): string | undefined {
  const digits = accountDigits(account);
  if (polishAccount(digits) !== "valid" || amount <= 0) return undefined;
  return [
    taxId !== undefined && nip(taxId) === "valid" ? taxId : "",
    "PL",
    digits,
    `${amount}`.padStart(AMOUNT_DIGITS, "0"),
    fitting(oneField(recipient), RECIPIENT_LENGTH),
    fitting(oneField(transferTitle(customer, entries, TITLE_LENGTH)), TITLE_LENGTH),
    ...RESERVED,
  ].join("|");
}

/** Removes separators and line breaks of the format. */
function oneField(text: string): string {
  return text.replace(/[|\s]+/g, " ").trim();
}

/** Shortens a text at a comma, else at a space, else at the limit. */
function fitting(text: string, length: number): string {
  if (text.length <= length) return text;
  for (const between of [",", " "]) {
    const end = text.lastIndexOf(between, length);
    if (end > 0) return text.slice(0, end).trim();
  }
  return withoutHalf(text.slice(0, length));
}

/** Drops half of a surrogate pair at the end. */
function withoutHalf(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/u, "");
}

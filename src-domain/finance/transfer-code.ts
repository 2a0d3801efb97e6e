import type { Grosze } from "../shared-kernel/index.ts";
import { accountDigits, bankAccount, nip } from "../validation/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { transferTitle } from "./transfer.ts";

/** What a code for bank apps is made of. */
export interface TransferCodeData {
  /** 26 digits, grouped or not. */
  readonly account: string;
  readonly recipient: string;
  /** NIP of the recipient, where it is known. */
  readonly taxId: string | undefined;
  /** The customer's account number with the operator: it begins the title. */
  readonly customer: string;
  readonly entries: readonly FinancialEntry[];
  readonly amount: Grosze;
}

const RECIPIENT_LENGTH = 20;
const TITLE_LENGTH = 32;
const AMOUNT_DIGITS = 6;
/** Fields for the provider's own use, which nobody reads here: they stay empty. */
const RESERVED = ["", "", ""];

const polishAccount = bankAccount("polish");

/**
 * The text of the code that Polish bank apps scan, by the recommendation of the Polish Bank Association for 2D codes,
 * 1.0:
 * `NIP|PL|account|grosze|recipient|title|||`. Nothing is shortened but to the recommendation's own limits, 20
 * characters of
 * the recipient and 32 of the title; Polish letters stay. `undefined` where a bank would refuse it: without a Polish
 * account
 * with a right checksum, or with nothing to pay. A NIP that cannot be one is left out.
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

/** In one line, without what parts the fields. */
function oneField(text: string): string {
  return text.replace(/[|\s]+/g, " ").trim();
}

/** As much as fits: whole parts between commas, else whole words, else what there is. */
function fitting(text: string, length: number): string {
  if (text.length <= length) return text;
  for (const between of [",", " "]) {
    const end = text.lastIndexOf(between, length);
    if (end > 0) return text.slice(0, end).trim();
  }
  return withoutHalf(text.slice(0, length));
}

/** A character outside the basic plane is two units long: half of it is none. */
function withoutHalf(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/u, "");
}

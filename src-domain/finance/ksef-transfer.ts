import type { WarsawDate } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isBalanceTransfer } from "./transfer.ts";

/** First day on which a company names KSeF numbers in a transfer, unless the operator sets another one (VAT Act). */
export const KSEF_TITLES_FROM = "2027-01-01";

/** Customer and day of a transfer. */
export interface TransferDuty {
  readonly isCompany: boolean;
  readonly today: WarsawDate;
  /** First day of the duty as `YYYY-MM-DD`, which the validation of the configuration has checked. */
  readonly from?: string | undefined;
}

/**
 * KSeF numbers in the title of a transfer: `named` when the title has them, `too-many` when they do not fit. A bank's
 * QR code has no room for them in both cases. `undefined` when none is due.
 */
export type KsefInTitle = "named" | "too-many" | undefined;

/**
 * Returns the entries as a transfer must name them: by the KSeF number for a company from the day of the duty on, else
 * by their own number (INV-10).
 */
export function entriesForTransfer(entries: readonly FinancialEntry[], duty: TransferDuty): readonly FinancialEntry[] {
  if (!isDue(duty)) return entries;
  return entries.map((entry) => (entry.ksefNumber === undefined ? entry : { ...entry, number: entry.ksefNumber }));
}

/** Returns whether the title of a transfer of these entries names KSeF numbers. */
export function ksefInTitle(
  accountNumber: string,
  entries: readonly FinancialEntry[],
  duty: TransferDuty,
): KsefInTitle {
  if (!isDue(duty) || entries.every(({ ksefNumber }) => ksefNumber === undefined)) return undefined;
  return isBalanceTransfer(accountNumber, entriesForTransfer(entries, duty)) ? "too-many" : "named";
}

function isDue({ isCompany, today, from = KSEF_TITLES_FROM }: TransferDuty): boolean {
  return isCompany && today >= from;
}

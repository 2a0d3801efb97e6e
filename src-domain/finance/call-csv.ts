import { decimalOf, formatPolishDateTime } from "../shared-kernel/index.ts";
import { formatDuration, formatNumber, type BilledKind, type BilledUse } from "./call-billing.ts";
import type { BillingRange } from "./billing-range.ts";

/** What the columns and the kinds are called. */
export interface CallCsvLabels {
  readonly head: readonly [
    at: string,
    number: string,
    kind: string,
    party: string,
    duration: string,
    megabytes: string,
    amount: string,
  ];
  readonly kinds: Readonly<Record<BilledKind, string>>;
}

/** Without it Excel takes the letters for those of Windows. */
const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

/**
 * A billing as a file that a Polish Excel opens by a double click: UTF-8 with its mark, semicolons, commas in decimals,
 * CRLF. What
 * came from elsewhere is never a formula there: a text that begins like one gets an apostrophe before it.
 */
export function callCsv(uses: readonly BilledUse[], { head, kinds }: CallCsvLabels): string {
  const lines = uses.map(({ at, number, kind, party, seconds, bytes, amount }) => [
    field(formatPolishDateTime(at)),
    text(formatNumber(number)),
    field(kinds[kind]),
    text(party === undefined ? "" : formatNumber(party)),
    field(seconds === undefined ? "" : formatDuration(seconds)),
    field(bytes === undefined ? "" : comma((bytes / 1_000_000).toFixed(3))),
    field(comma(decimalOf(amount))),
  ]);
  return BYTE_ORDER_MARK + [head.map(field), ...lines].map((line) => line.join(";") + LINE_END).join("");
}

/** What the file of these days is called. */
export function callCsvFileName({ from, to }: BillingRange): string {
  return `biling_${from}_${to}.csv`;
}

function comma(decimal: string): string {
  return decimal.replace(".", ",");
}

/** A text of the provider's: no program that opens the file may calculate with it. */
function text(value: string): string {
  return field(/^[\s\u00a0]*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value);
}

/** In quotes where it would break the line or the column otherwise. */
function field(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

import { decimalOf, formatPolishDateTime } from "../shared-kernel/index.ts";
import { dialledNumberText } from "../shared-kernel/phone-text.ts";
import { formatDuration, type BilledKind, type BilledUse } from "./call-billing.ts";
import type { BillingRange } from "./billing-range.ts";

/** Labels of the columns and of the kinds. */
export interface CallCsvLabels {
  readonly head: readonly [
    at: string,
    number: string,
    kind: string,
    party: string,
    duration: string,
    megabytes: string,
    net: string,
    gross: string,
  ];
  readonly kinds: Readonly<Record<BilledKind, string>>;
}

/** Without it Excel reads the file in a Windows code page. */
const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

/**
 * Builds a CSV file that a Polish Excel opens correctly: UTF-8 with BOM, semicolons, decimal commas, CRLF. Escapes
 * texts of the server so that none is executed as a formula.
 */
export function callCsv(uses: readonly BilledUse[], { head, kinds }: CallCsvLabels): string {
  const lines = uses.map(({ at, number, kind, party, seconds, bytes, amount, net }) => [
    field(formatPolishDateTime(at)),
    text(dialledNumberText(number)),
    field(kinds[kind]),
    text(party === undefined ? "" : dialledNumberText(party)),
    field(seconds === undefined ? "" : formatDuration(seconds)),
    field(bytes === undefined ? "" : comma((bytes / 1_000_000).toFixed(3))),
    field(net === undefined ? "" : comma(decimalOf(net))),
    field(comma(decimalOf(amount))),
  ]);
  return BYTE_ORDER_MARK + [head.map(field), ...lines].map((line) => line.join(";") + LINE_END).join("");
}

/** Name of the file for these days. */
export function callCsvFileName({ from, to }: BillingRange): string {
  return `biling_${from}_${to}.csv`;
}

function comma(decimal: string): string {
  return decimal.replace(".", ",");
}

/** Prefixes a text that starts like a formula with an apostrophe, so that a spreadsheet does not evaluate it. */
function text(value: string): string {
  return field(/^[\s\u00a0]*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value);
}

/** Quotes a value that contains a separator, a quote or a line break. */
function field(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

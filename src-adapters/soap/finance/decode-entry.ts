import { groszeFromDecimal, parsePolishDate, warsawMonth } from "#domain/shared-kernel/index.ts";
import { paymentStatus } from "#domain/finance/index.ts";
import type { EntryKind, FinancialEntry } from "#domain/finance/index.ts";
import type { Fields } from "../reading.ts";

const KINDS: readonly EntryKind[] = ["invoice", "correction", "payment", "interest"];

/** A line of the account; nothing without what it is, how much, and since when. */
export function decodeEntry(item: Fields): FinancialEntry | undefined {
  const entryId = item.optionalText("entryId");
  const kind = item.parsed("kind", (text) => KINDS.find((known) => known === text));
  const amount = item.parsed("amount", groszeFromDecimal);
  const unpaidAmount = item.parsed("unpaidAmount", groszeFromDecimal);
  const entryDate = item.parsed("entryDate", parsePolishDate);
  if (entryId === undefined || kind === undefined || amount === undefined) return undefined;
  if (unpaidAmount === undefined || entryDate === undefined) return undefined;
  return {
    entryId,
    kind,
    number: item.text("number") ?? "",
    period: item.parsed("period", warsawMonth),
    amount,
    unpaidAmount,
    entryDate,
    dueDate: item.parsed("dueDate", parsePolishDate),
    status: paymentStatus(item.whole("status")),
    duplicatePossible: item.flag("duplicatePossible"),
    duplicateCreating: item.flag("duplicateCreating"),
  };
}

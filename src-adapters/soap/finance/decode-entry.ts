import { groszeFromDecimal, parsePolishDate, warsawMonth } from "#domain/shared-kernel/index.ts";
import type { EntryKind, FinancialEntry, PaymentStatus } from "#domain/finance/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** A record, so that a kind added to the domain and forgotten here does not compile. */
const KINDS: Readonly<Record<EntryKind, true>> = {
  invoice: true,
  correction: true,
  payment: true,
  interest: true,
  other: true,
};

/** Statuses by their number in the contract, from 0 (FIN-02). */
const STATUSES: readonly PaymentStatus[] = [
  "unknown",
  "paid",
  "unpaid",
  "partly-paid",
  "payment-started",
  "payment-accepted",
  "no-status",
];

/** Status by its number; `unknown` for a missing or unknown number (FIN-02). */
export function paymentStatusFrom(number: number | undefined): PaymentStatus {
  return STATUSES[number ?? 0] ?? "unknown";
}

/** Kind of an entry. An unknown kind becomes `other`, because no amount may be left out of the list. */
export function entryKindFrom(text: string | undefined): EntryKind {
  const name = text?.trim() ?? "";
  const isKind = (known: string): known is EntryKind => Object.hasOwn(KINDS, known);
  return isKind(name) ? name : "other";
}

/** Decodes an entry; `undefined` without an id, an amount or a date. */
export function decodeEntry(item: Fields): FinancialEntry | undefined {
  const entryId = item.optionalText("entryId");
  const kind = entryKindFrom(item.optionalText("kind"));
  const amount = item.parsed("amount", groszeFromDecimal);
  const unpaidAmount = item.parsed("unpaidAmount", groszeFromDecimal);
  const entryDate = item.parsed("entryDate", parsePolishDate);
  if (entryId === undefined || amount === undefined) return undefined;
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
    status: paymentStatusFrom(item.whole("status")),
    duplicatePossible: item.flag("duplicatePossible"),
    duplicateCreating: item.flag("duplicateCreating"),
  };
}

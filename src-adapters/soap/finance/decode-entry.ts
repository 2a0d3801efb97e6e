import { groszeFromDecimal, parsePolishDate, warsawMonth } from "#domain/shared-kernel/index.ts";
import {
  deriveEntryKind,
  derivePaymentStatus,
  type EntryKind,
  type FinancialEntry,
  type PaymentStatus,
} from "#domain/finance/index.ts";
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

/** Status by its number; `unknown` for an unknown number (FIN-02). */
export function paymentStatusFrom(number: number): PaymentStatus {
  return STATUSES[number] ?? "unknown";
}

/** Kind of an entry. An unknown kind becomes `other`, because no amount may be left out of the list. */
export function entryKindFrom(text: string | undefined): EntryKind {
  const name = text?.trim() ?? "";
  const isKind = (known: string): known is EntryKind => Object.hasOwn(KINDS, known);
  return isKind(name) ? name : "other";
}

/**
 * Decodes an entry; `undefined` without an id, an amount or a date. Kind and status are derived when the server sends
 * none; an unreadable status becomes `unknown`.
 */
export function decodeEntry(item: Fields): FinancialEntry | undefined {
  const entryId = item.optionalText("entryId");
  const amount = item.parsed("amount", groszeFromDecimal);
  const unpaidAmount = item.parsed("unpaidAmount", groszeFromDecimal);
  const entryDate = item.parsed("entryDate", parsePolishDate);
  if (entryId === undefined || amount === undefined) return undefined;
  if (unpaidAmount === undefined || entryDate === undefined) return undefined;
  const named = {
    amount,
    unpaidAmount,
    entryDate,
    dueDate: item.parsed("dueDate", parsePolishDate),
    duplicatePossible: item.flag("duplicatePossible"),
    duplicateCreating: item.flag("duplicateCreating"),
  };
  const [kindText, statusText] = [item.optionalText("kind"), item.optionalText("status")];
  const kind = kindText === undefined ? deriveEntryKind(named) : entryKindFrom(kindText);
  return {
    ...named,
    entryId,
    kind,
    number: item.optionalText("number") ?? entryId,
    period: item.parsed("period", warsawMonth),
    status:
      statusText === undefined
        ? derivePaymentStatus(kind, named)
        : paymentStatusFrom(item.whole("status") ?? Number.NaN),
  };
}

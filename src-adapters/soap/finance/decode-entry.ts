import { parseWireMonth, parseWireDay } from "#domain/shared-kernel/index.ts";
import {
  deriveEntryKind,
  derivePaymentStatus,
  type EntryKind,
  type FinancialEntry,
  type PaymentStatus,
} from "#domain/finance/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** Kinds of the contract. */
export const CONTRACT_ENTRY_KINDS = [
  "invoice",
  "correction",
  "payment",
  "interest",
  "deposit",
  "payout",
] as const satisfies readonly EntryKind[];

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
  return CONTRACT_ENTRY_KINDS.find((kind) => kind === name) ?? "other";
}

/** Reads the status; `undefined` when the server sends none. Reports a number that the contract does not have. */
function decodeStatus(item: Fields): PaymentStatus | undefined {
  const status = item.parsed(
    "status",
    (text) => (/^\d{1,3}$/.test(text) ? STATUSES[Number(text)] : undefined),
    "a number from 0 to 6",
    "shown-as-unknown",
  );
  return status ?? (item.optionalText("status") === undefined ? undefined : "unknown");
}

/**
 * Decodes an entry; `undefined` without an id, an amount or a date. Kind and status are derived when the server sends
 * none; an unreadable status becomes `unknown`.
 */
export function decodeEntry(item: Fields): FinancialEntry | undefined {
  const entryId = item.requiredText("entryId");
  const amount = item.requiredAmount("amount");
  const unpaidAmount = item.requiredAmount("unpaidAmount");
  const entryDate = item.requiredParsed("entryDate", parseWireDay, "a day DD-MM-YYYY");
  if (entryId === undefined || amount === undefined) return undefined;
  if (unpaidAmount === undefined || entryDate === undefined) return undefined;
  const named = {
    amount,
    unpaidAmount,
    entryDate,
    dueDate: item.parsed("dueDate", parseWireDay, "a day DD-MM-YYYY"),
    duplicatePossible: item.flag("duplicatePossible"),
    duplicateCreating: item.flag("duplicateCreating"),
  };
  const kindText = item.openWord("kind", CONTRACT_ENTRY_KINDS, { hidesAmounts: unpaidAmount > 0 });
  const kind = kindText === undefined ? deriveEntryKind(named) : entryKindFrom(kindText);
  return {
    ...named,
    entryId,
    kind,
    number: item.optionalText("number") ?? entryId,
    period: item.parsed("period", parseWireMonth, "a month YYYY-MM"),
    status: decodeStatus(item) ?? derivePaymentStatus(kind, named),
    ksefNumber: item.optionalText("ksefNumber"),
    accountEnd: item.optionalText("accountEnd"),
    correctedEntryId: item.optionalText("correctedEntryId"),
  };
}

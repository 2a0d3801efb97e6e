import type { FinancialEntry } from "#domain/finance/index.ts";
import { ZERO } from "#domain/shared-kernel/index.ts";
import { day, month, zloty } from "./calendar.mother.ts";

/** Unpaid invoice before its due date. */
export function anEntry(changes: Partial<FinancialEntry> = {}): FinancialEntry {
  return {
    entryId: "E-11",
    kind: "invoice",
    number: "FV/4127830/11/26",
    period: month("2026-11"),
    amount: zloty("223.70"),
    unpaidAmount: zloty("223.70"),
    entryDate: day("2026-11-16"),
    dueDate: day("2026-11-30"),
    status: "unpaid",
    duplicatePossible: true,
    duplicateCreating: false,
    ...changes,
  };
}

export function aPaidEntry(changes: Partial<FinancialEntry> = {}): FinancialEntry {
  return anEntry({ status: "paid", unpaidAmount: ZERO, ...changes });
}

/** Correction of -10,00 zł. */
export function aCorrection(changes: Partial<FinancialEntry> = {}): FinancialEntry {
  return anEntry({
    entryId: "K-11",
    kind: "correction",
    number: "KOR/4127830/11/26",
    amount: zloty("-10.00"),
    unpaidAmount: ZERO,
    dueDate: undefined,
    status: "no-status",
    ...changes,
  });
}

/** Received payment of the customer. */
export function aReceivedPayment(changes: Partial<FinancialEntry> = {}): FinancialEntry {
  return anEntry({
    entryId: "W-11",
    kind: "payment",
    number: "WPL/4127830/11/26",
    period: undefined,
    amount: zloty("-223.70"),
    unpaidAmount: ZERO,
    dueDate: undefined,
    status: "no-status",
    duplicatePossible: false,
    ...changes,
  });
}

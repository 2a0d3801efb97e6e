import type { DatabaseSync } from "node:sqlite";
import { addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { textColumn } from "../database/rows.ts";
import type { ItemSeed } from "../demo/entry-seed.ts";
import { withVat } from "../demo/invoice-items.ts";
import { invoiceAfter, type NewInvoice } from "./charged-lines.ts";
import { entryNumber, findEntry, type FinancialEntryRow } from "./finance.repository.ts";

/** Status of an entry that is to be paid. */
const ACTIVE = 2;

/** Invoice with its lines. Amounts in grosze. */
export interface IssuedInvoice {
  readonly period: string;
  readonly issuedOn: IsoDay;
  readonly dueDate: IsoDay;
  /** Number without its month. */
  readonly series: string;
  readonly lines: readonly ItemSeed[];
}

/** Invoice of a month. */
export type MonthlyInvoice = FinancialEntryRow & { readonly period: string };

function findInvoice(db: DatabaseSync, account: string, entryId: string): MonthlyInvoice | undefined {
  const entry = findEntry(db, account, entryId);
  return entry?.period === undefined ? undefined : { ...entry, period: entry.period };
}

/** Returns the newest monthly invoice of an account. */
export function newestInvoice(db: DatabaseSync, account: string): MonthlyInvoice | undefined {
  const row = db
    .prepare(`SELECT entry_id FROM financial_entry WHERE account_number = ? AND kind = 'invoice' AND period IS NOT NULL
    ORDER BY period DESC, entry_id DESC LIMIT 1`)
    .get(account);
  return row === undefined ? undefined : findInvoice(db, account, textColumn(row, "entry_id"));
}

/**
 * Returns the first invoice that is issued after a day: one a month follows the newest. `undefined` for an account
 * without invoices.
 */
export function firstInvoiceAfter(db: DatabaseSync, account: string, day: IsoDay): NewInvoice | undefined {
  const row = db
    .prepare(`SELECT period, entry_date FROM financial_entry WHERE account_number = ? AND kind = 'invoice' AND period
    IS NOT NULL AND entry_date > ? ORDER BY period LIMIT 1`)
    .get(account, day);
  if (row !== undefined) {
    const issuedOn = textColumn(row, "entry_date");
    return { period: textColumn(row, "period"), issuedOn, previousOn: addCalendarMonths(issuedOn, -1) };
  }
  const newest = newestInvoice(db, account);
  if (newest === undefined) return undefined;
  let next = invoiceAfter(newest.period, newest.entryDate);
  while (next.issuedOn <= day) next = invoiceAfter(next.period, next.issuedOn);
  return next;
}

/** Returns the month of the first invoice that is issued after a day. */
export const invoiceMonthAfter = (db: DatabaseSync, account: string, day: IsoDay): string | undefined =>
  firstInvoiceAfter(db, account, day)?.period;

/** Inserts an invoice to be paid. Returns it as stored. */
export function insertIssuedInvoice(db: DatabaseSync, account: string, invoice: IssuedInvoice): MonthlyInvoice {
  const { period, issuedOn, dueDate, series, lines } = invoice;
  const amount = lines.reduce((sum, { gross }) => sum + gross, 0);
  const stored: MonthlyInvoice = {
    entryId: `F${account}${period.replace("-", "")}`,
    kind: "invoice",
    number: entryNumber(series, period),
    period,
    amount,
    unpaidAmount: amount,
    entryDate: issuedOn,
    dueDate,
    status: ACTIVE,
    duplicatePossible: true,
    duplicateCreating: false,
    isKsefOffline: false,
  };
  db.prepare("INSERT INTO financial_entry VALUES (?, ?, 'invoice', ?, ?, ?, ?, ?, ?, ?, 1, 0, 0, 1, 0)").run(
    account,
    stored.entryId,
    series,
    period,
    amount,
    amount,
    issuedOn,
    dueDate,
    ACTIVE,
  );
  const insert = db.prepare("INSERT INTO invoice_item VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  lines
    .map(withVat)
    .forEach(({ serviceId, name, kind, fromDay, toDay, quantity, net, vatRate, vat, gross }, position) =>
      insert.run(
        account,
        stored.entryId,
        position,
        serviceId ?? null,
        name,
        kind,
        fromDay ?? null,
        toDay ?? null,
        quantity ?? null,
        net,
        vatRate,
        vat,
        gross,
      ),
    );
  return stored;
}

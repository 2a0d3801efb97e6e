import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import type { ItemSeed } from "../demo/entry-seed.ts";
import { withVat } from "../demo/invoice-items.ts";
import { findEntry, type FinancialEntryRow } from "./finance.repository.ts";

/** Beginning of the ids of the invoices that are not of the demo's data. */
const ISSUED = "F";
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
  const row = prepareStatement(
    db,
    `SELECT entry_id FROM financial_entry WHERE account_number = ? AND kind = 'invoice' AND period IS NOT NULL
    ORDER BY period DESC, entry_id DESC LIMIT 1`,
  ).get(account);
  return row === undefined ? undefined : findInvoice(db, account, textColumn(row, "entry_id"));
}

/** Inserts an invoice to be paid. Returns it as stored. */
export function insertIssuedInvoice(
  db: DatabaseSync,
  account: string,
  invoice: IssuedInvoice,
): MonthlyInvoice | undefined {
  const { period, issuedOn, dueDate, series, lines } = invoice;
  const entryId = `${ISSUED}${account}${period.replace("-", "")}`;
  const amount = lines.reduce((sum, { gross }) => sum + gross, 0);
  prepareStatement(db, "INSERT INTO financial_entry VALUES (?, ?, 'invoice', ?, ?, ?, ?, ?, ?, ?, 1, 0, 0)").run(
    account,
    entryId,
    series,
    period,
    amount,
    amount,
    issuedOn,
    dueDate,
    ACTIVE,
  );
  const insert = prepareStatement(db, "INSERT INTO invoice_item VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  lines
    .map(withVat)
    .forEach(({ serviceId, name, kind, fromDay, toDay, quantity, net, vatRate, vat, gross }, position) =>
      insert.run(
        account,
        entryId,
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
  return findInvoice(db, account, entryId);
}

/** Pays an invoice from the overpayment of its account, `available` grosze at most. */
export function spendOverpayment(
  db: DatabaseSync,
  account: string,
  { entryId, unpaidAmount }: MonthlyInvoice,
  available: number,
): void {
  const spent = Math.min(unpaidAmount, Math.max(0, available));
  if (spent === 0) return;
  prepareStatement(
    db,
    `UPDATE financial_entry SET unpaid = unpaid - ?1, status = iif(unpaid = ?1, 1, status)
    WHERE account_number = ?2 AND entry_id = ?3`,
  ).run(spent, account, entryId);
  prepareStatement(db, "UPDATE client SET overpayment = overpayment - ? WHERE account_number = ?").run(spent, account);
}

/** Removes the issued invoices of all accounts. The demo's own ones, whose dates move, take their months. */
export function deleteIssuedInvoices(db: DatabaseSync): void {
  for (const table of ["invoice_item", "invoice_correction", "message", "payment_entry", "financial_entry"])
    db.exec(`DELETE FROM ${table} WHERE entry_id LIKE '${ISSUED}%'`);
}

import type { DatedInvoice } from "#domain/termination/cost-billing.ts";
import type { FinanceStore } from "./finance.store.ts";
import { readAllEntries } from "./read-all-entries.ts";

/** Reads the invoices of the account; `undefined` unless all entries were read. */
export function readIssuedInvoices({
  finance,
}: {
  readonly finance: Pick<FinanceStore, "entries">;
}): readonly DatedInvoice[] | undefined {
  return readAllEntries(finance)?.flatMap(({ kind, period, entryDate }) =>
    kind === "invoice" ? [{ period, issuedOn: entryDate }] : [],
  );
}

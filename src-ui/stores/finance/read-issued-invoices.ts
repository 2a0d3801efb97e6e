import type { DatedInvoice } from "#domain/termination/cost-billing.ts";
import type { ArrearsStores } from "./read-arrears.ts";

/** Reads the invoices of the account; `undefined` unless all entries were read. */
export function readIssuedInvoices({
  finance: { entries },
}: Pick<ArrearsStores, "finance">): readonly DatedInvoice[] | undefined {
  if (entries.isIncomplete || entries.known === undefined) return undefined;
  return entries.known.flatMap(({ kind, period, entryDate }) =>
    kind === "invoice" ? [{ period, issuedOn: entryDate }] : [],
  );
}

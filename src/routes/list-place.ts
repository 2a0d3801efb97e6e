import { parseEntryFilter } from "#domain/finance/entry-filter.ts";
import type { EntriesListPlace } from "#ui/features/invoices/entries-list.view-model.ts";
import { readFilterParams, writeFilterParams } from "./url-query.ts";

/** Reads filter and number of rows of the list of invoices from the address; ignores unknown values. */
export function readListPlace(): EntriesListPlace {
  const param = readFilterParams();
  const rows = param("rows") ?? "";
  return { filter: parseEntryFilter(param), rows: /^\d{1,5}$/.test(rows) ? Number(rows) : undefined };
}

/** Writes both to the address, so that "back" and a reload restore them. */
export function writeListPlace({ filter: { year, state, kind, number }, rows }: EntriesListPlace): void {
  writeFilterParams({ year, state, kind, number: number.trim(), rows: rows?.toString() });
}

import { entryFilterParams, parseEntryFilter } from "#domain/finance/entry-filter.ts";
import type { EntriesListPlace } from "#ui/features/invoices/entries-list.view-model.ts";
import { updateQuery } from "./url-query.ts";

const ROWS = "rows";

/** Reads filter and number of rows of the list from the address; ignores unknown values. */
export function readListPlace(): EntriesListPlace {
  const query = new URLSearchParams(window.location.search);
  const rows = query.get(ROWS) ?? "";
  return {
    filter: parseEntryFilter((name) => query.get(name)),
    rows: /^\d{1,5}$/.test(rows) ? Number(rows) : undefined,
  };
}

/**
 * Writes both to the address, so that "back" and a reload restore them. Not through the router: a navigation per letter
 * would run the guards and render the whole page each time.
 */
export function writeListPlace({ filter, rows }: EntriesListPlace): void {
  updateQuery((query) => {
    for (const name of ["year", "state", "kind", "number", ROWS]) query.delete(name);
    for (const [name, value] of entryFilterParams(filter)) query.set(name, value);
    if (rows !== undefined) query.set(ROWS, String(rows));
  });
}

import type { FinancialEntry } from "#domain/finance/index.ts";
import type { FinanceStore } from "./finance.store.ts";

/** Reads the entries of the account; `undefined` unless all of them were read. */
export function readAllEntries({ entries }: Pick<FinanceStore, "entries">): readonly FinancialEntry[] | undefined {
  return entries.isIncomplete ? undefined : entries.known;
}

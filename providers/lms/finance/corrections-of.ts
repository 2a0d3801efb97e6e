import type { LedgerEntry } from "./ledger-entry.ts";

/** Returns the corrections of an entry, and corrections of these, in the order of the ledger. */
export function correctionsOf(ledger: readonly LedgerEntry[], entryId: string): readonly LedgerEntry[] {
  const corrected = new Set([entryId]);
  const isFound = ({ entryId: id, corrects }: LedgerEntry): boolean =>
    corrects !== undefined && corrected.has(corrects) && !corrected.has(id);
  for (let found = ledger.filter(isFound); found.length > 0; found = ledger.filter(isFound))
    for (const correction of found) corrected.add(correction.entryId);
  return ledger.filter((entry) => entry.entryId !== entryId && corrected.has(entry.entryId));
}

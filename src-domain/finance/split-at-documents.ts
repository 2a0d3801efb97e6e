import type { FinancialEntry } from "./financial-entry.ts";
import { hasDetails } from "./invoice-details.ts";

/** Word that may be the number of a document: it contains a digit, and a letter or a slash. */
const NUMBER = /((?<![\p{L}\d])(?=[^\s,;:]*\d)(?=[^\s,;:]*[\p{L}/])[\p{L}\d][\p{L}\d/._-]*[\p{L}\d])/u;

type NamedEntry = Pick<FinancialEntry, "entryId" | "number" | "kind">;

/** Splits a text at the numbers of the documents that it names: each of them becomes its entry. */
export function splitAtDocuments<Entry extends NamedEntry>(
  text: string,
  entries: readonly Entry[],
): readonly (string | Entry)[] {
  const byNumber = new Map(entries.filter(hasDetails).map((entry) => [entry.number, entry]));
  if (byNumber.size === 0) return [text];
  return text.split(NUMBER).map((piece) => byNumber.get(piece) ?? piece);
}

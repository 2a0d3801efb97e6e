import { containsAllWords, foldText, searchWordsOf } from "../shared-kernel/text-search.ts";
import { warsawDate, type WarsawDate } from "../shared-kernel/index.ts";
import { DOCUMENT_KINDS, type CustomerDocument, type DocumentKind } from "./customer-document.ts";

/** Filter of the documents (DOC-21); `undefined` and an empty text match all. */
export interface DocumentFilter {
  readonly query: string;
  readonly kind: DocumentKind | undefined;
  /** Four digits. */
  readonly year: string | undefined;
  /** Day on which the documents were or will be in force. */
  readonly day: WarsawDate | undefined;
}

export const NO_FILTER: DocumentFilter = { query: "", kind: undefined, year: undefined, day: undefined };

/** Longest search text of an address, characters. */
const MAX_QUERY_LENGTH = 100;

/** Returns the kind with this name; `undefined` for another text. */
export function documentKindNamed(text: string): DocumentKind | undefined {
  return DOCUMENT_KINDS.find((kind) => kind === text);
}

/** Reads a filter from URL parameters; ignores unknown values. */
export function parseDocumentFilter(param: (name: keyof DocumentFilter) => string | null): DocumentFilter {
  const year = param("year") ?? "";
  return {
    query: (param("query") ?? "").slice(0, MAX_QUERY_LENGTH),
    kind: documentKindNamed(param("kind") ?? ""),
    year: /^\d{4}$/.test(year) ? year : undefined,
    day: warsawDate(param("day") ?? ""),
  };
}

/** Returns true if the document was or will be in force on `day`. One without a first day never is. */
export function isInForce({ validFrom, validTo }: CustomerDocument, day: WarsawDate): boolean {
  return validFrom !== undefined && validFrom <= day && (validTo === undefined || day <= validTo);
}

/** Returns the documents that match the filter, in their order. */
export function filterDocuments(
  documents: readonly CustomerDocument[],
  { query, kind, year, day }: DocumentFilter,
): readonly CustomerDocument[] {
  const words = searchWordsOf(query);
  return documents.filter(
    (document) =>
      (kind === undefined || document.kind === kind) &&
      (year === undefined || document.issuedOn.startsWith(year)) &&
      (day === undefined || isInForce(document, day)) &&
      containsAllWords(searchTextOf(document), words),
  );
}

const searchTextOf = ({ name, number = "", contractNumber = "", fileName }: CustomerDocument): string =>
  foldText([name, number, contractNumber, fileName].join(" "));

/** Lists the years of the documents, the newest first. */
export function documentYears(documents: readonly CustomerDocument[]): readonly string[] {
  return [...new Set(documents.map(({ issuedOn }) => issuedOn.slice(0, 4)))].toSorted().toReversed();
}

/** Lists the kinds that occur, in the order of display. */
export function documentKinds(documents: readonly CustomerDocument[]): readonly DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => documents.some((document) => document.kind === kind));
}

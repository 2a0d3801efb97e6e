import { DOCUMENT_KINDS, type CustomerDocument, type DocumentKind } from "./customer-document.ts";

/** Documents of one contract; `contractNumber` is `undefined` for those of no single contract. */
export interface ContractDocuments {
  readonly contractNumber: string | undefined;
  /** The newest first. */
  readonly documents: readonly CustomerDocument[];
}

/** Documents of one kind, by contract. */
export interface DocumentKindGroup {
  readonly kind: DocumentKind;
  readonly contracts: readonly ContractDocuments[];
}

const newestFirst = (documents: readonly CustomerDocument[]): readonly CustomerDocument[] =>
  documents.toSorted((one, other) => other.issuedOn.localeCompare(one.issuedOn));

/**
 * Groups documents by kind and contract (DOC-20). The contract of the newest document comes first, the documents of no
 * single contract last.
 */
export function groupCustomerDocuments(documents: readonly CustomerDocument[]): readonly DocumentKindGroup[] {
  const sorted = newestFirst(documents);
  return DOCUMENT_KINDS.flatMap((kind) => {
    const ofKind = sorted.filter((document) => document.kind === kind);
    const found = new Set(ofKind.map(({ contractNumber }) => contractNumber));
    const numbers = [
      ...[...found].filter((number) => number !== undefined),
      ...(found.has(undefined) ? [undefined] : []),
    ];
    const contracts = numbers.map((contractNumber) => ({
      contractNumber,
      documents: ofKind.filter((document) => document.contractNumber === contractNumber),
    }));
    return contracts.length === 0 ? [] : [{ kind, contracts }];
  });
}

/** Returns the group with its newest documents only, `count` at most, by contract as before (DOC-35). */
export function newestDocuments({ kind, contracts }: DocumentKindGroup, count: number): DocumentKindGroup {
  const newest = new Set(newestFirst(contracts.flatMap(({ documents }) => documents)).slice(0, count));
  const shown = contracts.flatMap(({ contractNumber, documents }) => {
    const left = documents.filter((document) => newest.has(document));
    return left.length === 0 ? [] : [{ contractNumber, documents: left }];
  });
  return { kind, contracts: shown };
}

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

/** Groups documents by kind and contract (DOC-20). The contract of the newest document comes first. */
export function groupCustomerDocuments(documents: readonly CustomerDocument[]): readonly DocumentKindGroup[] {
  const newestFirst = documents.toSorted((one, other) => other.issuedOn.localeCompare(one.issuedOn));
  return DOCUMENT_KINDS.flatMap((kind) => {
    const ofKind = newestFirst.filter((document) => document.kind === kind);
    const numbers = [...new Set(ofKind.map(({ contractNumber }) => contractNumber))];
    const contracts = numbers.map((contractNumber) => ({
      contractNumber,
      documents: ofKind.filter((document) => document.contractNumber === contractNumber),
    }));
    return contracts.length === 0 ? [] : [{ kind, contracts }];
  });
}

/** Returns the group with its first `rows` documents only, in the order of the page. */
export function firstDocuments({ kind, contracts }: DocumentKindGroup, rows: number): DocumentKindGroup {
  let left = rows;
  const shown = contracts.flatMap(({ contractNumber, documents }) => {
    const first = documents.slice(0, left);
    left -= first.length;
    return first.length === 0 ? [] : [{ contractNumber, documents: first }];
  });
  return { kind, contracts: shown };
}

import { parseWebAddress } from "../shared-kernel/web-address.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { groupBy } from "./group-by.ts";

/** A document that everybody may read: terms, prices, how personal data is used. */
export interface PublicDocument {
  readonly documentId: string;
  readonly title: string;
  /** What kind of document it is, in the operator's words: "Cenniki". */
  readonly group: string | undefined;
  readonly validFrom: WarsawDate | undefined;
  /** The last day on which it holds; `undefined` while no end is set. */
  readonly validTo: WarsawDate | undefined;
  /** Where it is fetched; `undefined` for an address that the portal leads nobody to. */
  readonly address: string | undefined;
  /** "PDF" */
  readonly format: string | undefined;
  readonly bytes: number | undefined;
}

/** Documents of one kind; `name` is `undefined` for those of none. */
export interface DocumentGroup {
  readonly name: string | undefined;
  readonly documents: readonly PublicDocument[];
}

/** What holds on a day, what will, and what did. */
export interface Documents {
  readonly current: readonly DocumentGroup[];
  /** The next to hold first. */
  readonly coming: readonly PublicDocument[];
  /** The last to have held first. */
  readonly former: readonly PublicDocument[];
}

/** Documents as they stand on `today`. One without days holds: it is told of. */
export function groupDocuments(documents: readonly PublicDocument[], today: WarsawDate): Documents {
  const isFormer = ({ validTo }: PublicDocument): boolean => validTo !== undefined && validTo < today;
  const isComing = (one: PublicDocument): boolean =>
    !isFormer(one) && one.validFrom !== undefined && one.validFrom > today;
  const current = documents.filter((one) => !isFormer(one) && !isComing(one));
  const groups = groupBy(current, ({ group }) => group);
  const inOrder = [...groups].map(([name, inIt]) => ({ name, documents: inIt }));
  return {
    current: [...inOrder.filter(({ name }) => name !== undefined), ...inOrder.filter(({ name }) => name === undefined)],
    coming: documents
      .filter(isComing)
      .toSorted((one, other) => ((one.validFrom ?? "") < (other.validFrom ?? "") ? -1 : 1)),
    former: documents.filter(isFormer).toSorted((one, other) => ((one.validTo ?? "") > (other.validTo ?? "") ? -1 : 1)),
  };
}

/** Where a document may be fetched: the portal's own host, or another by https. `undefined` for anything else. */
export function safeDocumentAddress(text: string): string | undefined {
  const own = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text);
  const place = parseWebAddress(text);
  const isSafe =
    place !== undefined &&
    (place.scheme === "https" || place.hostname === "localhost" || place.hostname === "127.0.0.1");
  return own || isSafe ? text : undefined;
}

const KB = 1_000;
const MB = 1_000_000;

/** A weight as people read it: "340 kB", "1,2 MB". */
export function formatFileSize(bytes: number): string {
  return bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB))}\u00a0kB`
    : `${(bytes / MB).toFixed(1).replace(".", ",")}\u00a0MB`;
}

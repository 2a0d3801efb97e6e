import { toTenths, type Measure } from "../shared-kernel/measure.ts";
import { parseWebAddress } from "../shared-kernel/web-address.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { groupBy } from "./group-by.ts";

/** Public document: terms, prices, privacy policy. */
export interface PublicDocument {
  readonly documentId: string;
  readonly title: string;
  /** Group as worded by the operator: "Cenniki". */
  readonly group: string | undefined;
  readonly validFrom: WarsawDate | undefined;
  /** Last day of validity; `undefined` without an end. */
  readonly validTo: WarsawDate | undefined;
  /** Address of the file; `undefined` if the portal must not open it. */
  readonly address: string | undefined;
  /** File format: "PDF". */
  readonly format: string | undefined;
  readonly bytes: number | undefined;
}

/** Documents of one group; `name` is `undefined` for those without a group. */
export interface DocumentGroup {
  readonly name: string | undefined;
  readonly documents: readonly PublicDocument[];
}

/** Current, coming and former documents. */
export interface Documents {
  readonly current: readonly DocumentGroup[];
  /** Sorted by start of validity, the earliest first. */
  readonly coming: readonly PublicDocument[];
  /** Sorted by end of validity, the latest first. */
  readonly former: readonly PublicDocument[];
}

/** Groups documents by their validity on `today`. A document without dates is current. */
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

/** Returns the address if the portal may open it: a path on its own host, or https. `undefined` for any other. */
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

/** Measures a file: "340 kB", "1,2 MB". */
export function measureFileSize(bytes: number): Measure {
  return bytes < MB
    ? { value: Math.max(1, Math.round(bytes / KB)), unit: "kilobyte", hasDecimal: false }
    : { value: toTenths(bytes / MB), unit: "megabyte", hasDecimal: true };
}

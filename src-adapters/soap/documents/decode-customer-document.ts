import { fileNameOf } from "#domain/device/file-name.ts";
import {
  DOCUMENT_FORMATS,
  type CustomerDocument,
  type DeliveryChannel,
  type DocumentDelivery,
  type DocumentFormat,
  type DocumentFormatRequest,
  type DocumentKind,
} from "#domain/documents/index.ts";
import { parseWireDay } from "#domain/shared-kernel/index.ts";
import { decodeEndDay } from "../decoding/decode-end-day.ts";
import type { Fields } from "../decoding/fields.ts";

const KINDS: ReadonlyMap<string, DocumentKind> = new Map([
  ["CONTRACT", "contract"],
  ["CONTRACT_SUMMARY", "summary"],
  ["PRICE_LIST", "price-list"],
  ["TERMS", "terms"],
  ["ORDER", "order"],
  ["RECEIPT", "receipt"],
  ["NOTICE", "notice"],
  ["INVOICE", "invoice"],
]);

const CHANNELS: ReadonlyMap<string, DeliveryChannel> = new Map([
  ["EMAIL", "email"],
  ["SMS", "sms"],
  ["POST", "post"],
]);

/** Formats by their code in the contract. */
export const FORMAT_CODES: Readonly<Record<DocumentFormat, string>> = {
  "large-print": "LARGE_PRINT",
  "plain-text": "PLAIN_TEXT",
};

/** Decodes a delivery; `undefined` without a channel or a time. */
function decodeDelivery(item: Fields): DocumentDelivery | undefined {
  const channel = item.requiredOpenWord("channel", [...CHANNELS.keys()]);
  const at = item.requiredInstant("at");
  return channel === undefined || at === undefined
    ? undefined
    : { channel: CHANNELS.get(channel) ?? "unknown", at, recipient: item.optionalText("recipient") };
}

/** Decodes a request for another format; `undefined` without a number, a known format or a time. */
export function decodeFormatRequest(item: Fields): DocumentFormatRequest | undefined {
  const number = item.requiredText("number");
  const format = item.requiredParsed("format", (text) =>
    DOCUMENT_FORMATS.find((known) => FORMAT_CODES[known] === text),
  );
  const requestedAt = item.requiredInstant("requestedAt");
  return number === undefined || format === undefined || requestedAt === undefined
    ? undefined
    : { number, format, requestedAt, answerBy: item.parsed("answerBy", parseWireDay) };
}

/** Returns the checksum in lower case; `undefined` for another text. */
const parseSha256 = (text: string): string | undefined =>
  /^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : undefined;

/** Decodes a document; `undefined` without an id, a name, a day or a file name. */
export function decodeCustomerDocument(item: Fields): CustomerDocument | undefined {
  const documentId = item.requiredText("documentId");
  const name = item.requiredText("name");
  const issuedOn = item.requiredParsed("issuedOn", parseWireDay);
  const fileName = item.requiredText("fileName");
  if (documentId === undefined || name === undefined || issuedOn === undefined || fileName === undefined)
    return undefined;
  const kind = item.requiredOpenWord("kind", [...KINDS.keys()]);
  const deliveries = item.list("deliveries", decodeDelivery) ?? [];
  return {
    documentId,
    name,
    issuedOn,
    kind: KINDS.get(kind ?? "") ?? "other",
    number: item.optionalText("number"),
    contractNumber: item.optionalText("contractNumber"),
    validFrom: item.parsed("validFrom", parseWireDay),
    validTo: decodeEndDay(item, "validTo")?.value,
    fileName: fileNameOf("", fileName),
    bytes: item.whole("bytes"),
    sha256: item.parsed("sha256", parseSha256),
    deliveries: deliveries.toSorted((one, other) => one.at - other.at),
    hasUnreadDeliveries: deliveries.length < item.count("deliveries"),
    formatRequests: item.list("formatRequests", decodeFormatRequest) ?? [],
  };
}

import { parseWireDay } from "#domain/shared-kernel/index.ts";
import { TIME_SPANS } from "#domain/offers/offer-details.ts";
import type {
  OfferCallRequest,
  DecisionCode,
  OfferDetails,
  OfferDocumentWithRole,
  OfferRefusal,
  TimeSpan,
} from "#domain/offers/offer-details.ts";
import type { DocumentTicket } from "#domain/offers/offers.port.ts";
import { decodeEndDay } from "../decoding/decode-end-day.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodeOffer } from "./decode-offer.ts";

const ROLES: ReadonlyMap<string, OfferDocumentWithRole["role"]> = new Map([
  ["SUMMARY", "summary"],
  ["CONFIRMATION", "confirmation"],
]);

/** Time spans of a phone call, as spelled in the contract (OFFER-02). */
export const TIME_SPAN_CODES: Readonly<Record<TimeSpan, string>> = {
  morning: "8-12",
  noon: "12-16",
  evening: "16-20",
};

/** Codes of the contract (specification 8, offer decision codes; OFFER-05). */
const CODES: ReadonlyMap<string, DecisionCode> = new Map([
  ["error1", "unknown-offer"],
  ["error2", "wrong-token"],
  ["error3", "not-yours"],
  ["error11", "missing-data"],
  ["error21", "missing-document"],
  ["error31", "provider"],
  ["error41", "accepted"],
  ["error42", "declined"],
  ["error43", "contact-requested"],
  ["error44", "expired"],
  ["error45", "cancelled"],
]);

/** Contact choices by their number (OFFER-02). */
export const CONTACT_CHOICE_CODES: Readonly<Record<OfferCallRequest["choice"], string>> = {
  timespan: "1",
  extension: "2",
  "new-offer": "3",
};

/** Decodes the reason why an answer was rejected; an unknown code becomes `unknown`. */
export function decodeOfferRefusal(refusalCode: string): OfferRefusal {
  return { kind: "offer-refused", code: CODES.get(refusalCode) ?? "unknown" };
}

function decodePaper(item: Fields): OfferDocumentWithRole | undefined {
  const documentId = item.optionalText("documentId");
  if (documentId === undefined) return undefined;
  return {
    documentId,
    name: item.optionalText("name") ?? documentId,
    role: ROLES.get(item.optionalText("role") ?? "") ?? "other",
  };
}

function decodeContact(item: Fields): OfferCallRequest | undefined {
  switch (item.whole("contactChoice")) {
    case 1: {
      const span = item.parsed("contactTimeSpan", (text) =>
        TIME_SPANS.find((known) => TIME_SPAN_CODES[known] === text),
      );
      return span === undefined ? undefined : { choice: "timespan", span };
    }
    case 2:
      return { choice: "extension" };
    case 3:
      return { choice: "new-offer" };
    default:
      return undefined;
  }
}

/** Decodes an offer with all details of its page; `undefined` without an id. */
export function decodeOfferDetails(item: Fields): OfferDetails | undefined {
  const offer = decodeOffer(item);
  if (offer === undefined) return undefined;
  return {
    ...offer,
    documents: item.list("documents", decodePaper) ?? [],
    consentNeeded: item.flag("consentNeeded"),
    consentUntil: decodeEndDay(item, "consentUntil")?.value,
    contact: decodeContact(item),
    callDay: item.parsed("contactDay", parseWireDay),
    callPhone: item.optionalText("contactPhone"),
    withdrawalUntil: item.parsed("withdrawalUntil", parseWireDay),
    earlyStart: item.flag("earlyStart"),
  };
}

/** Address of a document; `undefined` without an address or an expiry. */
export function decodePaperTicket(data: Fields): DocumentTicket | undefined {
  const [address, expiresAt] = [data.optionalText("downloadUrl"), data.instant("expiresAt")];
  return address === undefined || expiresAt === undefined ? undefined : { address: address.trim(), expiresAt };
}

import { isJsonRecord, jsonText, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { orderEquipment } from "./order-equipment.ts";
import { orderProgressAnswer, priceStartOf } from "./order-progress.ts";
import { withPricesFrom } from "./ordered-tariff.ts";
import type { LinkedOffer } from "./action-link.repository.ts";

const ACTIVE = 0;
const ACCEPTED = 1;
const CONTACT_REQUESTED = 3;
const EXPIRED = 4;
/** Fields of an offer that are hidden until the customer has given the consent. */
const WITHHELD_FIELDS = {
  products: [],
  documents: [],
  oneTimeMap: [],
  activationPrice: null,
  delivery: null,
  deliveryDate: null,
  discount: null,
} as const;

/**
 * Returns the status on a day. Past its deadline an offer is expired if it is unanswered, or if the day of its call has
 * passed and nothing was decided.
 */
export function offerStatusOf({ status, data }: LinkedOffer, today: string): number {
  const [until, callDay] = [jsonText(data["offerExpirationDate"]), jsonText(data["contactDay"])];
  const isOpen = status === ACTIVE || (status === CONTACT_REQUESTED && callDay !== "" && callDay < today);
  return isOpen && until !== "" && until < today ? EXPIRED : status;
}

/** Lists the documents of an offer; an accepted offer also has its confirmation. */
export function offerDocumentsOf(offer: LinkedOffer): readonly JsonRecord[] {
  const documents: readonly Json[] = Array.isArray(offer.data["documents"]) ? offer.data["documents"] : [];
  const confirmation = {
    name: "Potwierdzenie przyjęcia oferty",
    documentId: `DOC-${jsonText(offer.data["offerId"])}-P`,
    role: "CONFIRMATION",
  };
  return [...documents.filter(isJsonRecord), ...(offer.status === ACCEPTED ? [confirmation] : [])];
}

/**
 * Returns the lines of an offer with the days of their prices: of an accepted one from the start of its services, of an
 * open one as if it were accepted today. The days of an offer that has ended stay.
 */
function datedLines(offer: LinkedOffer, status: number, today: string): JsonRecord {
  const { products } = offer.data;
  const isOpen = status === ACTIVE || status === CONTACT_REQUESTED;
  const day = isOpen ? today : priceStartOf(offer);
  if (day === undefined || products === undefined) return {};
  return { products: recordsIn(products).map((line) => withPricesFrom(line, day)) };
}

/** Converts an offer to its part of a response on a day. An offer that needs a consent hides its content. */
export function toOfferAnswer(offer: LinkedOffer, account: string, today: string): JsonRecord {
  const { data } = offer;
  const status = offerStatusOf(offer, today);
  const consentNeeded = status === ACTIVE && data["consentNeeded"] === true && jsonText(data["consentUntil"]) < today;
  return {
    ...data,
    ...datedLines(offer, status, today),
    documents: offerDocumentsOf(offer),
    accountNumber: account,
    clientNumber: account,
    status,
    ...orderProgressAnswer(status, data, today),
    equipment: (status === ACTIVE && !consentNeeded) || status === ACCEPTED ? orderEquipment(offer, today) : undefined,
    ...(consentNeeded ? WITHHELD_FIELDS : {}),
    consentNeeded: consentNeeded ? true : undefined,
  };
}

/**
 * Returns true for offers of the history on a day. Offers of a special kind belong to it once they are answered or
 * expired.
 */
export function isInHistory(offer: LinkedOffer, today: string): boolean {
  return offerStatusOf(offer, today) !== ACTIVE || offer.data["kind"] === undefined;
}

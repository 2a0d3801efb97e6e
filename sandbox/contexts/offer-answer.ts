import { isJsonRecord, type Json, type JsonRecord } from "../database/json.ts";
import type { LinkedOffer } from "./action-link.repository.ts";

const ACTIVE = 0;
const ACCEPTED = 1;
const EXPIRED = 4;
/** What an offer keeps to itself until its customer has agreed to be told. */
const WITHHELD_FIELDS = {
  products: [],
  documents: [],
  oneTimeMap: [],
  activationPrice: null,
  delivery: null,
  deliveryDate: null,
  discount: null,
} as const;

const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");

/** The status on a day: what nobody answered in time has run out. */
export function offerStatusOf({ status, data }: LinkedOffer, today: string): number {
  const until = textOf(data["offerExpirationDate"]);
  return status === ACTIVE && until !== "" && until < today ? EXPIRED : status;
}

/** The documents of an offer; one that was accepted has the confirmation of it. */
export function offerDocumentsOf(offer: LinkedOffer): readonly JsonRecord[] {
  const documents: readonly Json[] = Array.isArray(offer.data["documents"]) ? offer.data["documents"] : [];
  const confirmation = {
    name: "Potwierdzenie przyjęcia oferty",
    documentId: `DOC-${textOf(offer.data["offerId"])}-P`,
    role: "CONFIRMATION",
  };
  return [...documents.filter(isJsonRecord), ...(offer.status === ACCEPTED ? [confirmation] : [])];
}

/** An offer as it is told on a day. One that waits for a consent says no more than that it is there. */
export function toOfferAnswer(offer: LinkedOffer, account: string, today: string): JsonRecord {
  const { data } = offer;
  const status = offerStatusOf(offer, today);
  const consentNeeded = status === ACTIVE && data["consentNeeded"] === true && textOf(data["consentUntil"]) < today;
  return {
    ...data,
    documents: offerDocumentsOf(offer),
    accountNumber: account,
    clientNumber: account,
    status,
    ...(consentNeeded ? WITHHELD_FIELDS : {}),
    consentNeeded: consentNeeded ? true : undefined,
  };
}

/**
 * Whether an offer is part of the history: those that somebody has to be told of by an operation of their own are once
 * they are answered.
 */
export function isInHistory({ data, status }: LinkedOffer): boolean {
  return status !== ACTIVE || data["kind"] === undefined;
}

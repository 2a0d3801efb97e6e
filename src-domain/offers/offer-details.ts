import type { WarsawDate } from "../shared-kernel/index.ts";
import type { OfferDocument, SaleOffer } from "./sale-offer.ts";

/**
 * Where an offer comes from: made in a sale, an extension of a contract that ends, or made because of what the customer
 * has.
 */
export type OfferKind = "sale" | "extension" | "isobar";

/**
 * A document of an offer. `summary`: the terms of the contract in short, to be read before anybody accepts;
 * `confirmation`: that it was accepted.
 */
export interface OfferDocumentWithRole extends OfferDocument {
  readonly role: "summary" | "confirmation" | "other";
}

/** When somebody calls back: the hours of a day. */
export type TimeSpan = "morning" | "noon" | "evening";

export const TIME_SPANS: readonly TimeSpan[] = ["morning", "noon", "evening"];

/**
 * What a call is asked for (OFFER-02): within a time span, about an extension on the present terms, or about another
 * offer.
 */
export type OfferCallRequest =
  | { readonly choice: "timespan"; readonly span: TimeSpan }
  | { readonly choice: "extension" }
  | { readonly choice: "new-offer" };

/** An offer with all that its page and the history of orders show. */
export interface OfferDetails extends SaleOffer {
  readonly kind: OfferKind;
  readonly documents: readonly OfferDocumentWithRole[];
  /** It is told of in full only to who has agreed to that for a while; until then it has no products. */
  readonly consentNeeded: boolean;
  /** The last day of a consent that was given for this offer. */
  readonly consentUntil: WarsawDate | undefined;
  /** What call was asked for, of an offer that was answered so. */
  readonly contact: OfferCallRequest | undefined;
}

/** What a customer says to an offer. */
export type OfferAnswer =
  | { readonly kind: "accept" }
  | { readonly kind: "decline" }
  | { readonly kind: "contact"; readonly request: OfferCallRequest };

/** Why an answer was not taken (OFFER-05), by what the contract's code means; `unknown`: a code that nobody knows. */
export type DecisionCode =
  | "unknown-offer"
  | "wrong-token"
  | "not-yours"
  | "missing-data"
  | "missing-document"
  | "provider"
  | "accepted"
  | "declined"
  | "contact-requested"
  | "expired"
  | "cancelled"
  | "unknown";

export interface OfferRefusal {
  readonly kind: "offer-refused";
  readonly code: DecisionCode;
}

/** A record, so that a code that is added and forgotten here does not compile. */
const FINAL: Readonly<Record<DecisionCode, boolean>> = {
  "unknown-offer": true,
  "wrong-token": false,
  "not-yours": true,
  "missing-data": false,
  "missing-document": false,
  provider: false,
  accepted: true,
  declined: true,
  "contact-requested": true,
  expired: true,
  cancelled: true,
  unknown: false,
};

/** Whether nothing is left to be pressed after a refusal: it is answered, over, or somebody else's. */
export function isFinalDecision(code: DecisionCode): boolean {
  return FINAL[code];
}

/** How an offer stands once this was answered (OFFER-02). */
export function statusAfter(answer: OfferAnswer): "accepted" | "declined" | "contact-requested" {
  switch (answer.kind) {
    case "accept":
      return "accepted";
    case "decline":
      return "declined";
    case "contact":
      return "contact-requested";
  }
}

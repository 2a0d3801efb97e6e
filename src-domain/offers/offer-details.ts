import type { WarsawDate } from "../shared-kernel/index.ts";
import type { OfferDocument, SaleOffer } from "./sale-offer.ts";

/**
 * Document of an offer. `summary`: summary of the contract, to read before accepting; `confirmation`: confirmation of
 * the acceptance.
 */
export interface OfferDocumentWithRole extends OfferDocument {
  readonly role: "summary" | "confirmation" | "other";
}

/** Time of day for a call back. */
export type TimeSpan = "morning" | "noon" | "evening";

export const TIME_SPANS: readonly TimeSpan[] = ["morning", "noon", "evening"];

/**
 * Reason of a requested call (OFFER-02): within a time span, to extend on the present terms, or about another offer.
 */
export type OfferCallRequest =
  | { readonly choice: "timespan"; readonly span: TimeSpan }
  | { readonly choice: "extension" }
  | { readonly choice: "new-offer" };

/** Offer with all data of its page and of the order history. */
export interface OfferDetails extends SaleOffer {
  readonly documents: readonly OfferDocumentWithRole[];
  /** The server sends the products only after a temporary consent. */
  readonly consentNeeded: boolean;
  /** Last day of the consent given for this offer. */
  readonly consentUntil: WarsawDate | undefined;
  /** Requested call, if the offer was answered with one. */
  readonly contact: OfferCallRequest | undefined;
  /** Day and number of the requested call, if the server names them. */
  readonly callDay: WarsawDate | undefined;
  readonly callPhone: string | undefined;
  /** Last day to withdraw that the operator names. */
  readonly withdrawalUntil: WarsawDate | undefined;
  /**
   * Of an open offer: the service may begin before the time to withdraw ends, if the customer wishes so. Of an accepted
   * one: the customer wished so (WITHDRAW-06).
   */
  readonly earlyStart: boolean;
}

/**
 * Returns true if the requested call lies in the past: after its day, or after the end of the offer if no day is known.
 * The portal does not learn whether it took place.
 */
export function hasCallPassed(
  { callDay, offerExpirationDate }: Pick<OfferDetails, "callDay" | "offerExpirationDate">,
  today: WarsawDate,
): boolean {
  const day = callDay ?? offerExpirationDate;
  return day !== undefined && day < today;
}

/** Answer of a customer to an offer. */
export type OfferAnswer =
  /**
   * `earlyStart`: express wish to begin within the time to withdraw; absent where the offer does not ask (WITHDRAW-06).
   */
  | { readonly kind: "accept"; readonly earlyStart?: boolean }
  | { readonly kind: "decline" }
  | { readonly kind: "contact"; readonly request: OfferCallRequest };

/** Reason why the server rejected an answer (OFFER-05), from the code of the contract; `unknown` for any other code. */
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

/** A record, so that a code missing here does not compile. */
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

/** Returns true if a refusal is final: the offer is answered, has ended, or belongs to another customer. */
export function isFinalDecision(code: DecisionCode): boolean {
  return FINAL[code];
}

/** Returns the status of an offer after this answer (OFFER-02). */
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

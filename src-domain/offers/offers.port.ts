import type { Instant, Result, TransportFailure } from "../shared-kernel/index.ts";
import type { OfferAnswer, OfferDetails, OfferRefusal } from "./offer-details.ts";
import type { SaleOffer } from "./sale-offer.ts";

export interface OffersPort {
  /** Loads open and answered offers (`getSalesOfferHistory`), in the server's order. */
  loadHistory(): Promise<Result<readonly SaleOffer[], TransportFailure>>;
  /** Loads the offer to extend an ending contract (`getExtendOffer`): one or none. */
  loadExtension(): Promise<Result<readonly SaleOffer[], TransportFailure>>;
}

/** Write about one offer. Idempotent by `idempotencyKey`. */
export interface OfferWriteRequest {
  readonly idempotencyKey: string;
  readonly offerId: string;
}

/** Answer to an offer, with the id of the sale. */
export interface AnswerOfferRequest extends OfferWriteRequest {
  readonly activityId: string | undefined;
  readonly answer: OfferAnswer;
}

/** Address of a document for one download. */
export interface DocumentTicket {
  /** Address of the file. The portal checks that it has its own origin before it opens it. */
  readonly address: string;
  readonly expiresAt: Instant;
}

/** Refusal of a download. */
export interface DocumentRefusal {
  readonly kind: "document-refused";
}

/** Offers with their details, and answers to them (OFFER-02 to OFFER-06). Each write returns the offer after it. */
export interface SalesPort {
  /** Loads open and answered offers (`getSalesOfferHistory`), in the server's order. */
  load(): Promise<Result<readonly OfferDetails[], TransportFailure>>;
  /** Loads the offer to extend an ending contract (`getExtendOffer`); `undefined` if there is none. */
  extension(): Promise<Result<OfferDetails | undefined, TransportFailure>>;
  /** Reports that the isobar offer is shown, and returns it (`showIsobarEvent`); `undefined` if there is none. */
  isobar(shown: Pick<OfferWriteRequest, "idempotencyKey">): Promise<Result<OfferDetails | undefined, TransportFailure>>;
  /** Gives the temporary marketing consent for one offer (`registerTemporaryMarketingConsent`). */
  consent(request: OfferWriteRequest): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>>;
  /** Answers an offer (`respondToSaleOffer`). */
  answerOffer(request: AnswerOfferRequest): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>>;
  /** Reopens an offer after a requested call (`continueSalesProcess`). */
  resume(request: OfferWriteRequest): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>>;
  /** Returns a ticket for the download of a document (`getDownloadToken`). */
  requestDocument(order: {
    readonly idempotencyKey: string;
    readonly documentId: string;
  }): Promise<Result<DocumentTicket, DocumentRefusal | TransportFailure>>;
}

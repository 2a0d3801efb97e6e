import type { Instant, Result, TransportFailure } from "../shared-kernel/index.ts";
import type { OfferAnswer, OfferDetails, OfferRefusal } from "./offer-details.ts";
import type { SaleOffer } from "./sale-offer.ts";

export interface OffersPort {
  /** Offers that wait and offers that were answered (`getSalesOfferHistory`), in the provider's order. */
  loadHistory(): Promise<Result<readonly SaleOffer[], TransportFailure>>;
}

/** One offer, and whose wish it is: the same intent id has one effect, however often it is sent. */
export interface OfferWish {
  readonly intentId: string;
  readonly offerId: string;
}

/** An answer to an offer, with what the provider knows the sale by. */
export interface OfferResponse extends OfferWish {
  readonly activityId: string | undefined;
  readonly answer: OfferAnswer;
}

/** Where a document can be fetched, once. */
export interface PaperTicket {
  /** Address of the file; checked against the portal's own origin before anybody is sent there. */
  readonly address: string;
  readonly expiresAt: Instant;
}

/** Why there is no document to fetch. */
export interface PaperRefusal {
  readonly kind: "paper-refused";
}

/** Offers, told in full and answered (OFFER-02 to OFFER-06). Every answer to a write is the offer as it stands then. */
export interface SalesPort {
  /** Offers that wait and offers that were answered (`getSalesOfferHistory`), in the provider's order. */
  load(): Promise<Result<readonly OfferDetails[], TransportFailure>>;
  /** The offer to extend a contract that ends (`getExtendOffer`); `undefined` when there is none. */
  extension(): Promise<Result<OfferDetails | undefined, TransportFailure>>;
  /**
   * Tells the provider that the isobar offer is shown, and gives it (`showIsobarEvent`); `undefined` when there is
   * none.
   */
  isobar(shown: Pick<OfferWish, "intentId">): Promise<Result<OfferDetails | undefined, TransportFailure>>;
  /** Agrees for a while to be told of one offer (`registerTemporaryMarketingConsent`). */
  consent(wish: OfferWish): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>>;
  /** Answers an offer (`respondToSaleOffer`). */
  respond(response: OfferResponse): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>>;
  /** Takes an offer up again for which a call was asked (`continueSalesProcess`): it waits for an answer then. */
  resume(wish: OfferWish): Promise<Result<OfferDetails, OfferRefusal | TransportFailure>>;
  /** A ticket to fetch a document of an offer by (`getDownloadToken`). */
  paper(order: {
    readonly intentId: string;
    readonly documentId: string;
  }): Promise<Result<PaperTicket, PaperRefusal | TransportFailure>>;
}

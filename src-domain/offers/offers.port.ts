import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { SaleOffer } from "./sale-offer.ts";

export interface OffersPort {
  /** Offers that wait and offers that were answered (`getSalesOfferHistory`), in the provider's order. */
  loadHistory(): Promise<Result<readonly SaleOffer[], TransportFailure>>;
}

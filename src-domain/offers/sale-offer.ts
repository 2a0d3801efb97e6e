import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import type { ProductCategory, ProductPrice } from "../products/index.ts";

/** OFFER-02, by the wire's number: 0 active, 1 accepted, 2 declined, 3 contact requested, 4 expired, 5 cancelled. */
export type SaleOfferStatus =
  | "active"
  | "accepted"
  | "declined"
  | "contact-requested"
  | "expired"
  | "cancelled"
  | "unknown";

export interface SaleOfferProduct {
  readonly name: string;
  readonly package: string | undefined;
  readonly category: ProductCategory;
  /** Months. */
  readonly commitmentPeriod: number | undefined;
  readonly prices: readonly (ProductPrice & { readonly typeOfCharge: string | undefined })[];
}

export interface OneTimeFee {
  readonly name: string;
  readonly price: Grosze;
}

export interface OfferDocument {
  readonly name: string;
  readonly documentId: string;
}

/** An offer made to this customer, or an answer to one in the order history (specification 3, Sale offer). */
export interface SaleOffer {
  readonly offerId: string;
  readonly activityId: string | undefined;
  readonly accountNumber: string | undefined;
  readonly clientNumber: string | undefined;
  readonly contactFormId: string | undefined;
  readonly processNumber: string | undefined;
  readonly title: string;
  readonly status: SaleOfferStatus;
  readonly discount: string | undefined;
  readonly registrationDate: WarsawDate | undefined;
  readonly offerExpirationDate: WarsawDate | undefined;
  readonly closeDate: WarsawDate | undefined;
  readonly salesRepresentative: string | undefined;
  readonly activationPrice: Grosze | undefined;
  readonly delivery: string | undefined;
  readonly deliveryDate: WarsawDate | undefined;
  readonly oneTimeFees: readonly OneTimeFee[];
  readonly documents: readonly OfferDocument[];
  readonly products: readonly SaleOfferProduct[];
}

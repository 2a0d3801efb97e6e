import { isSameNumber, type StatedSpeed, type ProductCategory, type ProductPrice } from "../products/index.ts";
import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import type { OrderProgress } from "./order-progress.ts";

/**
 * Status of an offer (OFFER-02), by the number in the response: 0 active, 1 accepted, 2 declined, 3 contact requested,
 * 4 expired, 5 cancelled.
 */
export type SaleOfferStatus =
  | "active"
  | "accepted"
  | "declined"
  | "contact-requested"
  | "expired"
  | "cancelled"
  | "unknown";

/**
 * Charge of a price (OFFER-04). `unknown`: a type that the portal does not know. It may be monthly or paid once, so the
 * offer has no total.
 */
export type ChargeType = "monthly" | "one-time" | "unknown";

export interface SaleOfferProduct {
  readonly name: string;
  /** In the operator's words; only shown. */
  readonly package: string | undefined;
  readonly category: ProductCategory;
  /** Months. */
  readonly commitmentPeriod: number | undefined;
  /** Mb/s. */
  readonly downlink: number | undefined;
  /** Mb/s. */
  readonly uplink: number | undefined;
  /** Speeds that the contract would state; `undefined` if the server sends none (SERV-11). */
  readonly speeds?: readonly StatedSpeed[] | undefined;
  /** Number of television channels. */
  readonly channels: number | undefined;
  readonly prices: readonly (ProductPrice & { readonly typeOfCharge: ChargeType })[];
  /** Day on which the customer withdrew from its contract, while others of the order go on. */
  readonly withdrawnOn?: WarsawDate | undefined;
}

/** Returns the products of an order without those from whose contracts the customer has withdrawn (WITHDRAW-16). */
export function remainingProducts({ products }: Pick<SaleOffer, "products">): readonly SaleOfferProduct[] {
  return products.filter(({ withdrawnOn }) => withdrawnOn === undefined);
}

export interface OneTimeFee {
  readonly name: string;
  readonly price: Grosze;
}

export interface OfferDocument {
  readonly name: string;
  readonly documentId: string;
}

/** Source of an offer: a sale, an extension of an ending contract, or an offer based on today's products (isobar). */
export type OfferKind = "sale" | "extension" | "isobar";

/** Offer to this customer, or an answered one of the order history (specification 3, Sale offer). */
export interface SaleOffer {
  readonly offerId: string;
  readonly kind: OfferKind;
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
  /** Address to which the order is sent, in one line; `undefined` if nothing is sent or the server does not name it. */
  readonly deliveryAddress: string | undefined;
  readonly oneTimeFees: readonly OneTimeFee[];
  /** Names of the equipment that comes with the order; empty: none comes. `undefined`: not known. */
  readonly equipment?: readonly string[] | undefined;
  readonly documents: readonly OfferDocument[];
  readonly products: readonly SaleOfferProduct[];
  /**
   * Address of the services, the `addressId` of the account's addresses; `undefined` if the server does not name it.
   */
  readonly addressId: string | undefined;
  /** Day on which the customer withdrew from the contract. */
  readonly withdrawnOn: WarsawDate | undefined;
  /** Order that the accepted offer has become; `undefined` if the server does not tell it. */
  readonly order: OrderProgress | undefined;
}

/** Returns true if an order has the number: that of its process, or that of its offer. */
export function isNumberOfOrder(
  { offerId, processNumber }: { readonly offerId: string; readonly processNumber?: string | undefined },
  number: string,
): boolean {
  return [offerId, processNumber].some((own) => own !== undefined && isSameNumber(own, number));
}

/** Returns the one-time fees of an offer: its own, then those among the prices of its products, by product. */
export function oneTimeFeesOf({
  oneTimeFees,
  products,
}: Pick<SaleOffer, "oneTimeFees" | "products">): readonly OneTimeFee[] {
  const charged = products.flatMap(({ name, prices }) =>
    prices.filter(({ typeOfCharge }) => typeOfCharge === "one-time").map(({ value }) => ({ name, price: value })),
  );
  return [...oneTimeFees, ...charged];
}

const BY_NUMBER: readonly SaleOfferStatus[] = [
  "active",
  "accepted",
  "declined",
  "contact-requested",
  "expired",
  "cancelled",
];

/** Decodes the number of a status; `unknown` for any other (OFFER-02). */
export function saleOfferStatus(value: number | undefined): SaleOfferStatus {
  return (value === undefined ? undefined : BY_NUMBER[value]) ?? "unknown";
}

/**
 * Returns true if an offer has no final answer: it waits for one, or for a call after which it is decided (OFFER-06).
 */
export function isOfferOpen({ status }: Pick<SaleOffer, "status">): boolean {
  return status === "active" || status === "contact-requested";
}

/** Returns true if an offer can be answered on `today`; the last day counts. */
export function isOfferWaiting(offer: Pick<SaleOffer, "status" | "offerExpirationDate">, today: WarsawDate): boolean {
  const expired = offer.offerExpirationDate !== undefined && offer.offerExpirationDate < today;
  return offer.status === "active" && !expired;
}

/**
 * Returns true if the page of offers has something about an offer on `today`: it can be answered, or its requested call
 * has not lapsed with it (OFFER-01).
 */
export function isOfferCurrent(offer: Pick<SaleOffer, "status" | "offerExpirationDate">, today: WarsawDate): boolean {
  const { status, offerExpirationDate: end } = offer;
  return isOfferWaiting(offer, today) || (status === "contact-requested" && (end === undefined || end >= today));
}

/** Adds the extension to the other offers; an answered one is already among them. */
export function withExtension<Offer extends Pick<SaleOffer, "offerId">>(
  offers: readonly Offer[],
  extension: readonly Offer[],
): readonly Offer[] {
  return [...offers, ...extension.filter(({ offerId }) => offers.every((one) => one.offerId !== offerId))];
}

/** Parts of an offer that decide its rank. The list of the start page does not read `consentNeeded`. */
type RankedOffer = Pick<SaleOffer, "products" | "documents"> & { readonly consentNeeded?: boolean };

/**
 * Rank of an offer among others, the lowest first (OFFER-10): 0 for one that shows its content and has documents, 1 for
 * one that hides its products until a consent is given, 2 for one without documents, whose order may be refused.
 */
export function offerRank({ products, documents, consentNeeded = false }: RankedOffer): number {
  if (consentNeeded || products.length === 0) return 1;
  return documents.length === 0 ? 2 : 0;
}

/** Returns true for an offer that an offer of a lower rank would precede, such as one that is still loading. */
export function mayBePreceded(offer: RankedOffer): boolean {
  return offerRank(offer) > 0;
}

/**
 * Returns the open offer that expires soonest; one that hides its products only if there is no other, and one without
 * documents, whose order may be refused, as the last choice (OFFER-10).
 */
export function activeOffer(offers: readonly SaleOffer[], today: WarsawDate): SaleOffer | undefined {
  const endOf = (offer: SaleOffer): string => `${offerRank(offer)} ${offer.offerExpirationDate ?? "9999-12-31"}`;
  return offers
    .filter((offer) => isOfferWaiting(offer, today))
    .toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : Number(endOf(one) > endOf(other))))
    .at(0);
}

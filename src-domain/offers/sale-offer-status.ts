import type { SaleOfferStatus } from "./sale-offer.ts";

const BY_NUMBER: readonly SaleOfferStatus[] = [
  "active",
  "accepted",
  "declined",
  "contact-requested",
  "expired",
  "cancelled",
];

/** The status that the wire's number names; `unknown` for any other (OFFER-02). */
export function saleOfferStatus(value: number | undefined): SaleOfferStatus {
  return (value === undefined ? undefined : BY_NUMBER[value]) ?? "unknown";
}

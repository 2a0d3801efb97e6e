import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { SaleOffer, SaleOfferProduct } from "#domain/offers/index.ts";
import { day, zloty } from "./calendar.mother.ts";

type OfferPrice = SaleOfferProduct["prices"][number];

export function anOfferPrice(changes: Partial<OfferPrice> = {}): OfferPrice {
  return { validFrom: undefined, validTo: undefined, value: zloty("69.00"), typeOfCharge: "monthly", ...changes };
}

/** Internet for 24 months, cheaper in the first year. */
export function anOfferProduct(changes: Partial<SaleOfferProduct> = {}): SaleOfferProduct {
  return {
    name: "Internet 2 Gb/s",
    package: undefined,
    category: "internet",
    commitmentPeriod: 24,
    downlink: undefined,
    uplink: undefined,
    channels: undefined,
    prices: [
      anOfferPrice({ validFrom: day("2027-01-01"), validTo: day("2027-12-31"), value: zloty("69.00") }),
      anOfferPrice({ validFrom: day("2028-01-01"), value: zloty("79.00") }),
    ],
    ...changes,
  };
}

/** Open offer. */
export function anOffer(changes: Partial<SaleOffer> = {}): SaleOffer {
  return {
    offerId: "2026/118402",
    kind: "sale",
    activityId: undefined,
    accountNumber: "4127830",
    clientNumber: undefined,
    contactFormId: undefined,
    processNumber: undefined,
    title: "Internet 2 Gb/s na kolejne 24 miesiące",
    status: "active",
    discount: undefined,
    registrationDate: day("2026-11-05"),
    offerExpirationDate: day("2026-12-05"),
    closeDate: undefined,
    salesRepresentative: undefined,
    activationPrice: zloty("49.00"),
    delivery: undefined,
    deliveryDate: undefined,
    deliveryAddress: undefined,
    oneTimeFees: [],
    documents: [],
    products: [anOfferProduct()],
    addressId: undefined,
    withdrawnOn: undefined,
    order: undefined,
    ...changes,
  };
}

/** Open offer with the details of its page. */
export function someOfferDetails(changes: Partial<OfferDetails> = {}): OfferDetails {
  return {
    ...anOffer(),
    withdrawalUntil: undefined,
    earlyStart: false,
    documents: [
      { name: "Podsumowanie warunków umowy", documentId: "DOC-1", role: "summary" },
      { name: "Cennik", documentId: "DOC-2", role: "other" },
    ],
    consentNeeded: false,
    consentUntil: undefined,
    contact: undefined,
    callDay: undefined,
    callPhone: undefined,
    ...changes,
  };
}

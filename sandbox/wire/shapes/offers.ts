import { list, record, type Fields } from "../shape.ts";

const PRICE = record({ validFrom: "day", validTo: "day", value: "money", typeOfCharge: "text" });

const OFFER = record({
  offerId: "text",
  activityId: "text",
  accountNumber: "text",
  clientNumber: "text",
  contactFormId: "text",
  processNumber: "text",
  title: "text",
  status: "number",
  discount: "text",
  registrationDate: "day",
  offerExpirationDate: "day",
  closeDate: "day",
  salesRepresentative: "text",
  activationPrice: "money",
  delivery: "text",
  deliveryDate: "day",
  oneTimeMap: list(record({ name: "text", price: "money" })),
  documents: list(record({ name: "text", documentId: "text", role: "text" })),
  products: list(
    record({ name: "text", package: "text", category: "text", commitmentPeriod: "number", prices: list(PRICE) }),
  ),
  kind: "text",
  consentNeeded: "flag",
  consentUntil: "day",
  contactChoice: "number",
  contactTimeSpan: "text",
});

export const SALES_OFFER_HISTORY: Fields = { offers: list(OFFER) };
export const OFFER_RESULT: Fields = { offer: OFFER };

export const ONBOARDING_DATA: Fields = {
  events: list(record({ eventName: "text", eventSet: "flag", expirationDate: "day" })),
};

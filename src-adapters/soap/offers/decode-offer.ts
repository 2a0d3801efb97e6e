import {
  groszeFromDecimal,
  parsePolishDate,
  succeed,
  type Result,
  type TransportFailure,
} from "#domain/shared-kernel/index.ts";
import { productCategory } from "#domain/products/index.ts";
import { saleOfferStatus } from "#domain/offers/index.ts";
import type { OfferDocument, OneTimeFee, SaleOffer, SaleOfferProduct } from "#domain/offers/index.ts";
import type { Fields } from "../decoding/fields.ts";
import { readServiceResponse, type ServiceResponse } from "../gateway/service-response.ts";

function decodePrice(item: Fields): SaleOfferProduct["prices"][number] | undefined {
  const value = item.parsed("value", groszeFromDecimal);
  if (value === undefined) return undefined;
  return {
    validFrom: item.parsed("validFrom", parsePolishDate),
    validTo: item.parsed("validTo", parsePolishDate),
    value,
    typeOfCharge: item.optionalText("typeOfCharge"),
  };
}

function decodeOfferProduct(item: Fields): SaleOfferProduct | undefined {
  const name = item.optionalText("name");
  if (name === undefined) return undefined;
  return {
    name,
    package: item.optionalText("package"),
    category: productCategory(item.optionalText("category")),
    commitmentPeriod: item.whole("commitmentPeriod"),
    prices: item.list("prices", decodePrice) ?? [],
  };
}

function decodeFee(item: Fields): OneTimeFee | undefined {
  const price = item.parsed("price", groszeFromDecimal);
  return price === undefined ? undefined : { name: item.text("name") ?? "", price };
}

function decodeDocument(item: Fields): OfferDocument | undefined {
  const documentId = item.optionalText("documentId");
  return documentId === undefined ? undefined : { documentId, name: item.optionalText("name") ?? documentId };
}

/** Decodes an offer; `undefined` without an id. A missing status becomes `unknown`: neither open nor answered. */
export function decodeOffer(item: Fields): SaleOffer | undefined {
  const offerId = item.optionalText("offerId");
  if (offerId === undefined) return undefined;
  return {
    offerId,
    activityId: item.optionalText("activityId"),
    accountNumber: item.optionalText("accountNumber"),
    clientNumber: item.optionalText("clientNumber"),
    contactFormId: item.optionalText("contactFormId"),
    processNumber: item.optionalText("processNumber"),
    title: item.text("title") ?? "",
    status: saleOfferStatus(item.whole("status")),
    discount: item.optionalText("discount"),
    registrationDate: item.parsed("registrationDate", parsePolishDate),
    offerExpirationDate: item.parsed("offerExpirationDate", parsePolishDate),
    closeDate: item.parsed("closeDate", parsePolishDate),
    salesRepresentative: item.optionalText("salesRepresentative"),
    activationPrice: item.parsed("activationPrice", groszeFromDecimal),
    delivery: item.optionalText("delivery"),
    deliveryDate: item.parsed("deliveryDate", parsePolishDate),
    oneTimeFees: item.list("oneTimeMap", decodeFee) ?? [],
    documents: item.list("documents", decodeDocument) ?? [],
    products: item.list("products", decodeOfferProduct) ?? [],
  };
}

/** Reads an optional offer: a missing offer is valid, an unreadable one is malformed. */
export function readOptionalOffer<Offer extends SaleOffer>(
  outcome: Result<ServiceResponse, TransportFailure>,
  decode: (item: Fields) => Offer | undefined,
): Result<Offer | undefined, TransportFailure> {
  if (!outcome.ok) return outcome;
  if (outcome.value.refusalCode === undefined && outcome.value.data.child("offer") === undefined)
    return succeed(undefined);
  return readServiceResponse(outcome, (data) => data.decodeChild("offer", decode));
}

import {
  groszeFromDecimal,
  parseWireDay,
  succeed,
  type Result,
  type TransportFailure,
} from "#domain/shared-kernel/index.ts";
import { productCategory } from "#domain/products/index.ts";
import { saleOfferStatus } from "#domain/offers/index.ts";
import type {
  ChargeType,
  OfferDocument,
  OfferKind,
  OneTimeFee,
  OrderProgress,
  OrderStage,
  SaleOffer,
  SaleOfferProduct,
} from "#domain/offers/index.ts";
import { decodeChannelCount, decodeSpeed } from "../account/decode-product.ts";
import { decodeEndDay } from "../decoding/decode-end-day.ts";
import type { Fields } from "../decoding/fields.ts";
import { readServiceResponse, type ServiceResponse } from "../gateway/service-response.ts";

const KINDS: ReadonlyMap<string, OfferKind> = new Map([
  ["SALE", "sale"],
  ["EXTENSION", "extension"],
  ["ISOBAR", "isobar"],
]);

const CHARGE_TYPES: ReadonlyMap<string, ChargeType> = new Map([
  ["MONTHLY", "monthly"],
  ["ONE_TIME", "one-time"],
]);

function chargeTypeIn(item: Fields): ChargeType {
  return (
    item.parsed("typeOfCharge", (text) => CHARGE_TYPES.get(text), "MONTHLY or ONE_TIME", "shown-as-unknown") ??
    "unknown"
  );
}

function decodePrice(item: Fields): SaleOfferProduct["prices"][number] | undefined {
  const value = item.parsed("price", groszeFromDecimal);
  if (value === undefined) return undefined;
  return {
    validFrom: item.parsed("validFrom", parseWireDay),
    validTo: decodeEndDay(item, "validTo")?.value,
    value,
    // The contract makes a price without a type monthly. Another type is reported: it is not guessed (OFFER-04).
    typeOfCharge: item.optionalText("typeOfCharge") === undefined ? "monthly" : chargeTypeIn(item),
  };
}

/** Months are compared one by one: a count without a limit would stop the page. */
const parseMonths = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : undefined);

function decodeOfferProduct(item: Fields): SaleOfferProduct | undefined {
  const name = item.optionalText("name");
  if (name === undefined) return undefined;
  return {
    name,
    package: item.optionalText("package"),
    category: productCategory(item.optionalText("category")),
    commitmentPeriod: item.parsed("commitmentPeriod", parseMonths, "at most 999 months"),
    downlink: item.decimal("downlink"),
    uplink: item.decimal("uplink"),
    speeds: item.list("speeds", decodeSpeed),
    channels: decodeChannelCount(item),
    prices: item.list("prices", decodePrice) ?? [],
    withdrawnOn: item.parsed("withdrawnOn", parseWireDay),
  };
}

/** Decodes a fee that is paid once; `undefined` without its price. */
export function decodeFee(item: Fields): OneTimeFee | undefined {
  const price = item.parsed("price", groszeFromDecimal);
  return price === undefined ? undefined : { name: item.text("name") ?? "", price };
}

function decodeDocument(item: Fields): OfferDocument | undefined {
  const documentId = item.optionalText("documentId");
  return documentId === undefined ? undefined : { documentId, name: item.optionalText("name") ?? documentId };
}

const ORDER_STATES: ReadonlyMap<string, OrderStage> = new Map([
  ["RECEIVED", "received"],
  ["SCHEDULED", "scheduled"],
  ["COMPLETED", "completed"],
  ["REJECTED", "refused"],
]);

/** Decodes the progress of an order; `undefined` without a known state. */
function decodeOrder(item: Fields): OrderProgress | undefined {
  const state = ORDER_STATES.get(item.openWord("orderState", [...ORDER_STATES.keys()]) ?? "");
  return state === undefined
    ? undefined
    : { state, day: item.parsed("orderDay", parseWireDay), nextStep: item.optionalText("orderNextStep") };
}

/** Title of an offer that has none: the names of its products. */
function titleOf(products: readonly SaleOfferProduct[]): string | undefined {
  return products.length === 0 ? undefined : products.map(({ name }) => name).join(", ");
}

/** Decodes an offer; `undefined` without an id. A missing status becomes `unknown`: neither open nor answered. */
export function decodeOffer(item: Fields): SaleOffer | undefined {
  const offerId = item.optionalText("offerId");
  if (offerId === undefined) return undefined;
  const products = item.list("products", decodeOfferProduct) ?? [];
  return {
    offerId,
    kind: KINDS.get(item.optionalText("kind") ?? "SALE") ?? "sale",
    activityId: item.optionalText("activityId"),
    accountNumber: item.optionalText("accountNumber"),
    clientNumber: item.optionalText("clientNumber"),
    contactFormId: item.optionalText("contactFormId"),
    processNumber: item.optionalText("processNumber"),
    title: item.optionalText("title") ?? titleOf(products) ?? offerId,
    status: saleOfferStatus(item.whole("status")),
    discount: item.optionalText("discount"),
    registrationDate: item.parsed("registrationDate", parseWireDay),
    offerExpirationDate: decodeEndDay(item, "offerExpirationDate")?.value,
    closeDate: item.parsed("closeDate", parseWireDay),
    salesRepresentative: item.optionalText("salesRepresentative"),
    activationPrice: item.parsed("activationPrice", groszeFromDecimal),
    delivery: item.optionalText("delivery"),
    deliveryDate: item.parsed("deliveryDate", parseWireDay),
    oneTimeFees: item.list("oneTimeMap", decodeFee) ?? [],
    equipment: item.texts("equipment"),
    documents: item.list("documents", decodeDocument) ?? [],
    products,
    addressId: item.optionalText("addressId"),
    deliveryAddress: item.optionalText("deliveryAddress"),
    withdrawnOn: item.parsed("withdrawnOn", parseWireDay),
    order: decodeOrder(item),
  };
}

/**
 * Reads an optional offer: a missing offer is valid, an unreadable one is malformed. The operation decides its `kind`,
 * which the response may leave out (OFFER-15).
 */
export function readOptionalOffer<Offer extends SaleOffer>(
  outcome: Result<ServiceResponse, TransportFailure>,
  kind: OfferKind,
  decode: (item: Fields) => Offer | undefined,
): Result<Offer | undefined, TransportFailure> {
  if (!outcome.ok) return outcome;
  if (outcome.value.refusalCode === undefined && outcome.value.data.child("offer") === undefined)
    return succeed(undefined);
  const offer = readServiceResponse(outcome, (data) => data.decodeChild("offer", decode));
  return offer.ok ? succeed({ ...offer.value, kind }) : offer;
}

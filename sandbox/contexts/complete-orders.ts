import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, textsIn, type JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { findAddress } from "./find-address.ts";
import { withIncludedOptions } from "./included-options.ts";
import { offersOf, patchOffer } from "./offer.repository.ts";
import { completionDayOf } from "./order-progress.ts";
import { assignPhoneNumber } from "./assign-phone-number.ts";
import { numberOf, orderedContractNumber, orderedProductId, orderedTariff } from "./ordered-tariff.ts";
import {
  addProduct,
  changeProduct,
  changeProducts,
  findProduct,
  productsOf,
  withFormerTariffs,
} from "./product.repository.ts";
import { replacedHardware, storeRouterModel } from "./replace-router.ts";
import { RUNNING_STATUSES } from "./running-statuses.ts";
import { startedProduct } from "./start-due-products.ts";
import { findStreamingServices } from "./streaming.repository.ts";
import { moveNumber } from "./termination.repository.ts";
import { withdrawnPartsOf } from "./withdrawn-contracts.ts";
import { orderReplacementKey, replaceableProductKey } from "./order-replacement-key.ts";

/** Order whose day has come. */
interface DueOrder {
  readonly offerId: string;
  readonly data: JsonRecord;
  /** Returns true for a line from whose contract the customer has withdrawn. */
  readonly isWithdrawn: (line: JsonRecord) => boolean;
  /** Day of the conclusion of its contract. */
  readonly concludedOn: IsoDay;
  readonly day: IsoDay;
}

/** Lists the orders of an account that are completed and have not changed its products yet. */
function dueOrders({ db, today }: { readonly db: DatabaseSync; readonly today: IsoDay }, account: string): DueOrder[] {
  const due = offersOf(db, account).flatMap(({ status, data }) => {
    const day = data["completedOn"] === undefined ? completionDayOf(status, data, today) : undefined;
    return day === undefined
      ? []
      : [{ offerId: jsonText(data["offerId"]), data, concludedOn: jsonText(data["closeDate"]), day }];
  });
  if (due.length === 0) return [];
  const withdrawn = withdrawnPartsOf(db, account);
  return due
    .filter(({ offerId }) => !withdrawn.isWhole(offerId))
    .map((order) => ({
      ...order,
      isWithdrawn: (line: JsonRecord) => withdrawn.lineWithdrawnOn(order.offerId, line) !== undefined,
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/**
 * Returns the ids of the products that the lines of an order with a replacement key replace (OFFER-04): those in use,
 * at the address of the order if it names one. Where more of them are in use than ordered, the order adds a service.
 */
export function replacedIds(
  db: DatabaseSync,
  account: string,
  { data }: Pick<DueOrder, "data">,
  key: string,
): readonly string[] {
  if (data["kind"] === "ISOBAR" || data["addsService"] === true) return [];
  const addressId = jsonText(data["addressId"]);
  const subscriptions = new Set(findStreamingServices(db, account).map(({ productId }) => productId));
  const inUse = productsOf(db, account).filter(
    (product) =>
      replaceableProductKey(product) === key &&
      !subscriptions.has(jsonText(product["productId"])) &&
      RUNNING_STATUSES.has(product["status"]) &&
      (addressId === "" || !isJsonRecord(product["address"]) || product["address"]["addressId"] === addressId),
  );
  const ordered = recordsIn(data["products"]).filter((line) => orderReplacementKey(line) === key);
  return inUse.length > ordered.length ? [] : inUse.map(({ productId }) => jsonText(productId));
}

/** Line of an order with what it does. */
interface OrderLine {
  readonly line: JsonRecord;
  /** Place among the lines of the order. */
  readonly place: number;
  readonly contractNumber: string;
}

/** Adds the product of a line that replaces none. Returns its id. */
function addOrdered(
  db: DatabaseSync,
  account: string,
  order: DueOrder,
  { line, place, contractNumber }: OrderLine,
): string {
  const { offerId, data } = order;
  const productId = orderedProductId(account, offerId, place);
  const address = findAddress(db, account, jsonText(data["addressId"]));
  const phoneNumber = jsonText(data["phoneNumber"]);
  addProduct(db, account, {
    productId,
    ...(address !== undefined && { address }),
    ...orderedTariff(line, order),
    ...assignPhoneNumber(db, account, jsonText(line["category"]), { productId, contractNumber, phoneNumber }),
    contractNumber,
    showDetails: true,
  });
  return productId;
}

/** Gives a product the tariff and the contract of a line. Keeps the former ones for a withdrawal. */
function changeTariff(
  db: DatabaseSync,
  account: string,
  order: DueOrder,
  { line, contractNumber }: OrderLine,
  productId: string,
): void {
  changeProduct(db, account, productId, (product) => {
    const number = numberOf(product);
    if (number !== "")
      moveNumber(db, account, number, { from: jsonText(product["contractNumber"]), to: contractNumber });
    const { code: _code, fullName: _fullName, discountHint: _hint, firstCommitment: _first, ...rest } = product;
    // An extension belongs to the former contract.
    const { formerCommitment: _former, ...kept } = rest;
    const formerTariff = { offerId: order.offerId, product };
    const changed = {
      ...kept,
      ...orderedTariff(line, order, product),
      ...withIncludedOptions(product, jsonText(line["name"]), order.day),
      ...replacedHardware(product, order.data),
      contractNumber,
      formerTariff,
    };
    storeRouterModel(db, changed);
    return changed;
  });
}

/** Applies the lines of an order. Lines replace products of their key one by one; the lines left over add some. */
function applyLines(db: DatabaseSync, account: string, order: DueOrder): void {
  const replaceable = new Map<string, string[]>();
  const addedProducts: string[] = [];
  for (const [place, line] of recordsIn(order.data["products"]).entries()) {
    if (order.isWithdrawn(line)) continue;
    const key = orderReplacementKey(line);
    const ids = replaceable.get(key) ?? [...replacedIds(db, account, order, key)];
    replaceable.set(key, ids);
    const contractNumber = orderedContractNumber(account, order.offerId, jsonText(line["category"]));
    const ordered = { line, place, contractNumber };
    const replaced = ids.shift();
    if (replaced === undefined) addedProducts.push(addOrdered(db, account, order, ordered));
    else changeTariff(db, account, order, ordered, replaced);
  }
  const [assembledProductId] = addedProducts;
  // A withdrawal ends the products of its order.
  if (assembledProductId !== undefined) patchOffer(db, account, order.offerId, { assembledProductId, addedProducts });
}

/** Changes the products of an account by an order, which starts its own product or applies its lines. */
function completeOrder(db: DatabaseSync, account: string, order: DueOrder): void {
  const assembled = jsonText(order.data["assembledProductId"]);
  if (assembled === "") applyLines(db, account, order);
  else if (findProduct(db, account, assembled)?.["status"] === "ORDERED")
    changeProduct(db, account, assembled, startedProduct);
  patchOffer(db, account, order.offerId, { completedOn: order.day });
}

/**
 * Changes the products of an account by its orders whose day has come: an ordered product starts, a tariff changes, or
 * a product is added, with the prices and the contract of the order (ORDER-13). Each order changes them once.
 */
export function completeDueOrders(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const due = dueOrders({ db, today: tenant.today() }, account);
  if (due.length === 0) return;
  inTransaction(db, () => {
    for (const order of due) completeOrder(db, account, order);
  });
}

/** Contracts of an order from which the customer has withdrawn. */
interface WithdrawnOfOrder {
  readonly offerId: string;
  readonly numbers: readonly string[];
}

/** Returns the tariff that an order has replaced by one of these contracts; `undefined` for another tariff. */
function replacedBy(product: JsonRecord, { offerId, numbers }: WithdrawnOfOrder): JsonRecord | undefined {
  const { formerTariff, contractNumber } = product;
  if (!isJsonRecord(formerTariff) || formerTariff["offerId"] !== offerId) return undefined;
  const former = formerTariff["product"];
  return numbers.includes(jsonText(contractNumber)) && isJsonRecord(former) ? former : undefined;
}

/**
 * Restores the tariffs that an order has changed by one of its contracts (WITHDRAW-05), and stores with the order whose
 * they are. A tariff that a later order has replaced gives way among the former ones. Repeated, it changes nothing.
 */
export function restoreTariffs(
  db: DatabaseSync,
  account: string,
  offerId: string,
  contractNumbers: readonly string[],
): void {
  const restoredProducts: string[] = [];
  const withdrawn = { offerId, numbers: contractNumbers };
  changeProducts(db, account, (product) => {
    const former = replacedBy(product, withdrawn);
    if (former === undefined) return withFormerTariffs(product, (one) => replacedBy(one, withdrawn) ?? one);
    const number = numberOf(former);
    const contracts = { from: jsonText(product["contractNumber"]), to: jsonText(former["contractNumber"]) };
    if (number !== "") moveNumber(db, account, number, contracts);
    storeRouterModel(db, former);
    restoredProducts.push(jsonText(product["productId"]));
    return former;
  });
  if (restoredProducts.length === 0) return;
  const offer = offersOf(db, account).find(({ data }) => data["offerId"] === offerId);
  const restored = [...textsIn(offer?.data["restoredProducts"]), ...restoredProducts];
  patchOffer(db, account, offerId, { restoredProducts: restored });
}

import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, parseJsonRecord, recordsIn, type JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { offersOf, patchOffer } from "./offer.repository.ts";
import { completionDayOf } from "./order-progress.ts";
import { numberOf, orderedContractNumber, orderedTariff } from "./ordered-tariff.ts";
import { addProduct, changeProduct, changeProducts, findProduct, productsOf } from "./product.repository.ts";
import { findStreamingServices } from "./streaming.repository.ts";
import { moveNumber } from "./termination.repository.ts";
import { withdrawnOrders } from "./withdrawal-rights.ts";

/** Statuses of a product that an order may replace. */
const IN_USE: ReadonlySet<unknown> = new Set(["ACTIVE", "SUSPENDED", "DURING_RESIGNATION"]);

/** Order whose day has come. */
interface DueOrder {
  readonly offerId: string;
  readonly data: JsonRecord;
  readonly day: IsoDay;
}

/** Lists the orders of an account that are completed and have not changed its products yet. */
function dueOrders({ db, today }: { readonly db: DatabaseSync; readonly today: IsoDay }, account: string): DueOrder[] {
  const due = offersOf(db, account).flatMap(({ status, data }) => {
    const day = data["realisedOn"] === undefined ? completionDayOf(status, data, today) : undefined;
    return day === undefined ? [] : [{ offerId: jsonText(data["offerId"]), data, day }];
  });
  if (due.length === 0) return due;
  const withdrawn = new Set(withdrawnOrders(db).flatMap((one) => (one.account === account ? [one.offerId] : [])));
  return due.filter(({ offerId }) => !withdrawn.has(offerId)).toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/**
 * Returns the ids of the products that an order replaces, by category as the portal compares them (OFFER-04): those in
 * use, at the address of the order if it names one. Where more of them are in use than ordered, the order adds a
 * service.
 */
function replacedIds(db: DatabaseSync, account: string, { data }: DueOrder, category: string): readonly string[] {
  if (data["kind"] === "ISOBAR" || data["addsService"] === true) return [];
  const addressId = jsonText(data["addressId"]);
  const subscriptions = new Set(findStreamingServices(db, account).map(({ productId }) => productId));
  const inUse = productsOf(db, account).filter(
    ({ productId, category: own, status, address }) =>
      own === category &&
      !subscriptions.has(jsonText(productId)) &&
      IN_USE.has(status) &&
      (addressId === "" || !isJsonRecord(address) || address["addressId"] === addressId),
  );
  const ordered = recordsIn(data["products"]).filter((line) => line["category"] === category);
  return inUse.length > ordered.length ? [] : inUse.map(({ productId }) => jsonText(productId));
}

function addressOf(db: DatabaseSync, account: string, addressId: string): JsonRecord | undefined {
  const addresses = prepareStatement(db, "SELECT data FROM address WHERE account_number = ? ORDER BY position")
    .all(account)
    .map((row) => parseJsonRecord(textColumn(row, "data")));
  return addresses.find((address) => address["addressId"] === addressId) ?? addresses[0];
}

/** Makes a product of an account, or a new one, what a line of the order says. Keeps the former one for a withdrawal. */
function applyLine(
  db: DatabaseSync,
  account: string,
  { offerId, data, day }: DueOrder,
  {
    line,
    replaced,
    place,
  }: { readonly line: JsonRecord; readonly replaced: string | undefined; readonly place: number },
): void {
  const contractNumber = orderedContractNumber(account, offerId, jsonText(line["category"]));
  if (replaced === undefined) {
    const productId = `${account}-${offerId.replaceAll("/", "-")}-${place}`;
    const address = addressOf(db, account, jsonText(data["addressId"]));
    const number = jsonText(data["phoneNumber"]).replaceAll(/(\d{3})(?=\d)/gu, "$1 ");
    addProduct(db, account, {
      productId,
      ...(address !== undefined && { address }),
      ...orderedTariff(line, day),
      ...(number !== "" && { productInfo: number }),
      contractNumber,
      showDetails: true,
    });
    // A withdrawal ends the product of its order.
    patchOffer(db, account, offerId, { assembledProductId: productId });
    return;
  }
  changeProducts(db, account, (product) => {
    if (product["productId"] !== replaced) return product;
    const number = numberOf(product);
    if (number !== "")
      moveNumber(db, account, number, { from: jsonText(product["contractNumber"]), to: contractNumber });
    const { code: _code, fullName: _fullName, discountHint: _hint, ...kept } = product;
    return { ...kept, ...orderedTariff(line, day, product), contractNumber, formerTariff: { offerId, product } };
  });
}

/** Starts the product that was ordered with the contract of the order. */
function startOrdered(db: DatabaseSync, account: string, productId: string): void {
  changeProduct(db, account, productId, (product) => {
    const value = recordsIn(product["productPrices"])[0]?.["value"];
    return { ...product, status: "ACTIVE", ...(value !== undefined && { actualPrice: value }) };
  });
}

/**
 * Changes the products of an account by its orders whose day has come: an ordered product starts, a tariff changes, or a
 * product is added, with the prices and the contract of the order (ORDER-13). Each order changes them once.
 */
export function realiseDueOrders(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const due = dueOrders({ db, today: tenant.today() }, account);
  if (due.length === 0) return;
  inTransaction(db, () => {
    for (const order of due) {
      const { offerId, data, day } = order;
      const assembled = jsonText(data["assembledProductId"]);
      if (assembled !== "") {
        if (findProduct(db, account, assembled)?.["status"] === "ORDERED") startOrdered(db, account, assembled);
      } else {
        const free = new Map<string, string[]>();
        for (const [place, line] of recordsIn(data["products"]).entries()) {
          const category = jsonText(line["category"]);
          const ids = free.get(category) ?? [...replacedIds(db, account, order, category)];
          applyLine(db, account, order, { line, replaced: ids.shift(), place });
          free.set(category, ids);
        }
      }
      patchOffer(db, account, offerId, { realisedOn: day });
    }
  });
}

/** Restores the tariffs that an order has changed (WITHDRAW-05). Repeated, it changes nothing. */
export function restoreTariffs(db: DatabaseSync, account: string, offerId: string): void {
  changeProducts(db, account, (product) => {
    const { formerTariff } = product;
    if (!isJsonRecord(formerTariff) || formerTariff["offerId"] !== offerId) return product;
    const former = formerTariff["product"];
    if (!isJsonRecord(former)) return product;
    const number = numberOf(former);
    const contracts = { from: jsonText(product["contractNumber"]), to: jsonText(former["contractNumber"]) };
    if (number !== "") moveNumber(db, account, number, contracts);
    return former;
  });
}

import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import { findAddress } from "./find-address.ts";
import { addProduct, changeProduct, productsOf, removeProduct } from "./product.repository.ts";
import { DEACTIVATE, priceOf, setProductId, type StreamingRow } from "./streaming.repository.ts";

/** Services with a category of their own in the contract; the others are additional services. */
const OWN_CATEGORY: ReadonlySet<string> = new Set(["netflix", "player", "tvn24go"]);

/** Says in one line what the customer pays for: the plan, or what the service offers. */
function infoOf({ data: { description }, plans, planId }: StreamingRow): string | undefined {
  const plan = plans.find((one) => one.planId === planId)?.data;
  if (plan !== undefined) return `plan ${jsonText(plan["name"])}, ${jsonText(plan["description"])}`;
  return typeof description === "string"
    ? `${description.slice(0, 1).toLocaleLowerCase("pl")}${description.slice(1)}`
    : undefined;
}

/** Returns what the subscription decides about its product; `undefined` while the service is off. */
function fieldsOf(row: StreamingRow, today: IsoDay): JsonRecord | undefined {
  const { state, action, since, planId, pendingPlan } = row;
  if (state === "INACTIVE") return undefined;
  const price = priceOf(row, planId ?? pendingPlan);
  if (since === undefined)
    return {
      status: "ORDERED",
      productInfo: infoOf({ ...row, planId: pendingPlan }),
      contractStart: undefined,
      contractEnd: undefined,
      actualPrice: undefined,
      productPrices: [{ value: price }],
    };
  const isEnding = state === "PENDING" && action === DEACTIVATE;
  return {
    status: isEnding ? "DURING_RESIGNATION" : "ACTIVE",
    productInfo: infoOf(row),
    contractStart: since,
    contractEnd: isEnding ? today : undefined,
    actualPrice: price,
    productPrices: undefined,
  };
}

/** Ends the product of a service that is off. A product that has never worked is removed. */
function endProduct(db: DatabaseSync, account: string, { service, productId = "" }: StreamingRow, today: IsoDay): void {
  const product = productsOf(db, account).find((one) => one["productId"] === productId);
  if (product === undefined || product["status"] === "RESIGNED") return;
  if (product["status"] === "ORDERED") {
    removeProduct(db, account, productId);
    setProductId(db, account, service, undefined);
    return;
  }
  changeProduct(db, account, productId, (one) => ({ ...one, status: "RESIGNED", contractEnd: today }));
}

/**
 * Makes the product of a streaming service what its subscription is. The subscription is the only source: the list of
 * services, their prices and the sums follow it.
 */
export function syncSubscriptionProduct(db: DatabaseSync, account: string, row: StreamingRow, today: IsoDay): void {
  const fields = fieldsOf(row, today);
  if (fields === undefined) return endProduct(db, account, row, today);
  const productId = row.productId ?? `${account}-${row.service}`;
  if (productsOf(db, account).some((one) => one["productId"] === productId))
    return changeProduct(db, account, productId, (one) => ({ ...one, ...fields }));
  addProduct(db, account, {
    productId,
    category: OWN_CATEGORY.has(row.service) ? row.service : "additional",
    name: row.data["name"],
    address: findAddress(db, account),
    showDetails: true,
    ...fields,
  });
  if (row.productId === undefined) setProductId(db, account, row.service, productId);
}

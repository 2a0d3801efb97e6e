import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { offersOf } from "./offer.repository.ts";
import { changeProducts } from "./product.repository.ts";
import { RUNNING_STATUSES } from "./running-statuses.ts";

/** Returns an ordered product in the state of its first day. */
export function startedProduct(product: JsonRecord): JsonRecord {
  const value = recordsIn(product["productPrices"])[0]?.["value"];
  return { ...product, status: "ACTIVE", ...(value !== undefined && { actualPrice: value }) };
}

/** Returns the first day of an ordered product: that of its price, else that of its contract; empty without one. */
export const firstDayOfOrdered = ({ contractStart, productPrices }: JsonRecord): IsoDay =>
  jsonText(recordsIn(productPrices)[0]?.["validFrom"]) || jsonText(contractStart);

/** Returns a product, and its parts, started if the first day has come; the same object if nothing starts. */
function withDueStart(product: JsonRecord, today: IsoDay, ofOrders: ReadonlySet<unknown>): JsonRecord {
  const day = firstDayOfOrdered(product);
  const lastDay = jsonText(product["contractEnd"]);
  const isAhead = product["status"] === "ORDERED" && day !== "" && (lastDay === "" || day <= lastDay);
  const isDue = isAhead && day <= today && !ofOrders.has(product["productId"]);
  const started = isDue ? { contractStart: day, ...startedProduct(product) } : product;
  const parts = recordsIn(product["childrenList"]);
  if (!RUNNING_STATUSES.has(started["status"])) return started;
  const startedParts = parts.map((part) => withDueStart(part, today, ofOrders));
  return startedParts.every((part, index) => part === parts[index])
    ? started
    : { ...started, childrenList: startedParts };
}

/**
 * Starts the ordered products and parts of an account whose first day has come (ORDER-13). The product of an order
 * starts with its order.
 */
export function startDueProducts(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const today = tenant.today();
  const ofOrders = new Set(offersOf(db, account).map(({ data }) => data["assembledProductId"]));
  changeProducts(db, account, (product) => withDueStart(product, today, ofOrders));
}

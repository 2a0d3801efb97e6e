import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";
import type { AnnouncedChange } from "../language/outbox-texts.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { changedTermsOf } from "./changed-terms.ts";
import { stepOn } from "./current-price.ts";
import { replacedByOrders } from "./orders-after-termination.ts";
import { contractProducts } from "./terminated-contracts.ts";
import { findTerms } from "./termination.repository.ts";

/** Returns a product without the extensions that were concluded after a day. */
function withoutLaterExtensions(product: JsonRecord, day: IsoDay): JsonRecord {
  const { formerCommitment, ...rest } = product;
  const isLater = isJsonRecord(formerCommitment) && jsonText(product["commitmentFrom"]) > day;
  return isLater ? withoutLaterExtensions({ ...rest, ...formerCommitment }, day) : product;
}

/** Returns the amount by which the listed price of a product changes on a day. */
function differenceOn(product: JsonRecord, day: IsoDay): number {
  const [before, after] = [addCalendarDays(day, -1), day].map((one) => stepOn(product, one)?.["value"]);
  return typeof before === "number" && typeof after === "number" ? after - before : 0;
}

/**
 * Returns the change of the terms of a contract that is ahead on a day (TERM-60); `undefined` if orders in progress
 * replace the services that it concerns before it (TERM-111).
 */
export function announcedChange(
  tenant: Pick<Tenant, "db">,
  account: string,
  contractNumber: string,
  day: IsoDay,
): AnnouncedChange | undefined {
  const terms = findTerms(tenant.db, account, contractNumber);
  const all = contractProducts(tenant, account, contractNumber).map((one) => withoutLaterExtensions(one, day));
  const exit = changedTermsOf(terms, all);
  if (exit === undefined || day > exit.endsOn) return undefined;
  const from = addCalendarDays(exit.endsOn, 1);
  const replaced = replacedByOrders(tenant.db, account, { on: day, by: from });
  const products = all.filter(({ productId }) => !replaced.has(jsonText(productId)));
  if (products.length === 0 || changedTermsOf(terms, products) === undefined) return undefined;
  const isSuspended = products.some(({ status, suspended }) => status === "SUSPENDED" || suspended === true);
  return {
    from,
    monthlyDifference: isSuspended ? 0 : products.reduce((sum, product) => sum + differenceOn(product, from), 0),
    exit: day <= exit.until ? { until: exit.until, endsOn: exit.endsOn } : undefined,
  };
}

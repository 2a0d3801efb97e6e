import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, addCalendarMonths, type IsoDay } from "../calendar/warsaw.ts";
import { isJsonRecord, type Json, type JsonRecord } from "../database/json.ts";
import { findOffer } from "./action-link.repository.ts";
import { changeProducts } from "./product.repository.ts";

const isText = (value: Json | undefined): value is string => typeof value === "string" && value !== "";

/** Returns the product with its commitment longer by these months: from its end, or from today when it is over. */
function withLongerCommitment(product: JsonRecord, months: number, today: IsoDay): JsonRecord {
  const { commitmentFrom, commitmentTo } = product;
  const first = isText(commitmentTo) && commitmentTo >= today ? addCalendarDays(commitmentTo, 1) : today;
  return {
    ...product,
    commitmentFrom: isText(commitmentFrom) && first !== today ? commitmentFrom : first,
    commitmentTo: addCalendarDays(addCalendarMonths(first, months), -1),
  };
}

/** Extends the commitment of the products that an accepted extension names (ORDER-07). Other offers change nothing. */
export function extendCommitment(db: DatabaseSync, account: string, offerId: string, today: IsoDay): void {
  const { kind, products } = findOffer(db, account, offerId)?.data ?? {};
  if (kind !== "EXTENSION" || !Array.isArray(products)) return;
  const extended: readonly Json[] = products;
  for (const { name, category, commitmentPeriod } of extended.filter(isJsonRecord))
    if (typeof commitmentPeriod === "number")
      changeProducts(db, account, (product) =>
        product["name"] === name && product["category"] === category && product["status"] === "ACTIVE"
          ? withLongerCommitment(product, commitmentPeriod, today)
          : product,
      );
}

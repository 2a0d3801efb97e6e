import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, addCalendarMonths, type IsoDay } from "../calendar/warsaw.ts";
import { isJsonRecord, type Json, type JsonRecord } from "../database/json.ts";
import { findOffer } from "./action-link.repository.ts";
import { changeProducts } from "./product.repository.ts";

const isText = (value: Json | undefined): value is string => typeof value === "string" && value !== "";

/**
 * Returns the product with a commitment of these months from the conclusion, as the offer says. A commitment that
 * already lasts longer stays.
 */
function withLongerCommitment(product: JsonRecord, months: number, concludedOn: IsoDay): JsonRecord {
  const { commitmentTo } = product;
  const last = addCalendarDays(addCalendarMonths(concludedOn, months), -1);
  if (isText(commitmentTo) && commitmentTo >= last) return product;
  return { ...product, commitmentFrom: concludedOn, commitmentTo: last };
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

import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, type Json, type JsonRecord } from "#kit/json.ts";
import { findOffer } from "./action-link.repository.ts";
import { changeProducts } from "./product.repository.ts";

const isText = (value: Json | undefined): value is string => typeof value === "string" && value !== "";

/** Commitment that is in force, and the former one with the offer that extended it. */
interface Extension {
  readonly offerId: string;
  readonly months: number;
  readonly concludedOn: IsoDay;
}

/**
 * Returns the product with a commitment of these months from the conclusion, as the offer says. A commitment that
 * already lasts longer stays. The former one is kept for a withdrawal.
 */
function withLongerCommitment(product: JsonRecord, { offerId, months, concludedOn }: Extension): JsonRecord {
  const { commitmentFrom = null, commitmentTo = null } = product;
  const last = addCalendarDays(addCalendarMonths(concludedOn, months), -1);
  if (isText(commitmentTo) && commitmentTo >= last) return product;
  const formerCommitment = { offerId, commitmentFrom, commitmentTo };
  return { ...product, commitmentFrom: concludedOn, commitmentTo: last, formerCommitment };
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
          ? withLongerCommitment(product, { offerId, months: commitmentPeriod, concludedOn: today })
          : product,
      );
}

/** Returns true for a product whose commitment an accepted extension has extended. */
export const isExtended = ({ formerCommitment }: JsonRecord): boolean => isJsonRecord(formerCommitment);

/** Restores the commitment that the products had before this extension (WITHDRAW-05). Repeated, it changes nothing. */
export function restoreCommitment(db: DatabaseSync, account: string, offerId: string): void {
  changeProducts(db, account, ({ formerCommitment, ...product }) => {
    if (!isJsonRecord(formerCommitment)) return product;
    const { offerId: extendedBy, ...commitment } = formerCommitment;
    return extendedBy === offerId ? { ...product, ...commitment } : { ...product, formerCommitment };
  });
}

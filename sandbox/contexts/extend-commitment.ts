import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { findOffer } from "./action-link.repository.ts";
import { formerCommitmentsOf } from "./former-commitments.ts";
import { lastCommitmentDay, priceSteps } from "./ordered-tariff.ts";
import { patchOffer } from "./offer.repository.ts";
import { changeProducts, withFormerTariffs } from "./product.repository.ts";

const isText = (value: Json | undefined): value is string => typeof value === "string" && value !== "";

/** Commitment that is in force, and the former one with the offer that extended it. */
interface Extension {
  readonly offerId: string;
  readonly months: number;
  readonly concludedOn: IsoDay;
  readonly line: JsonRecord;
}

/** Returns the price steps of a product before a day, and those of the extension from then on. */
function extendedPrices(
  { productPrices }: JsonRecord,
  { line, concludedOn }: Pick<Extension, "line" | "concludedOn">,
): JsonRecord {
  const steps = priceSteps(line, concludedOn);
  if (steps[0] === undefined) return {};
  const lastDay = addCalendarDays(concludedOn, -1);
  const before = recordsIn(productPrices)
    .filter(({ validFrom }) => jsonText(validFrom) < concludedOn)
    .map((step) => {
      const validTo = jsonText(step["validTo"]);
      return validTo !== "" && validTo < concludedOn ? step : { ...step, validTo: lastDay };
    });
  return { actualPrice: steps[0]["value"], productPrices: [...before, ...steps] };
}

/**
 * Returns the product with a commitment of these months from the conclusion and with the prices of the offer. A
 * commitment that already lasts longer stays. The former terms are kept for a withdrawal, also those before an earlier
 * extension.
 */
function withLongerCommitment(product: JsonRecord, extension: Extension): JsonRecord {
  const { offerId, months, concludedOn } = extension;
  const { commitmentFrom = null, commitmentTo = null, actualPrice = null, productPrices = null } = product;
  const last = lastCommitmentDay(concludedOn, months);
  if (isText(commitmentTo) && commitmentTo >= last) return product;
  const earlier = formerCommitmentsOf(product)[0];
  const formerCommitment = {
    offerId,
    commitmentFrom,
    commitmentTo,
    actualPrice,
    productPrices,
    ...(earlier !== undefined && { formerCommitment: earlier }),
  };
  return {
    ...product,
    ...extendedPrices(product, extension),
    commitmentFrom: concludedOn,
    commitmentTo: last,
    formerCommitment,
  };
}

/** Extends the commitment of the products that an accepted extension names (ORDER-07). Other offers change nothing. */
export function extendCommitment(db: DatabaseSync, account: string, offerId: string, today: IsoDay): void {
  const { kind, products } = findOffer(db, account, offerId)?.data ?? {};
  if (kind !== "EXTENSION" || !Array.isArray(products)) return;
  const extended: readonly Json[] = products;
  const extendedContracts = new Set<string>();
  for (const line of extended.filter(isJsonRecord)) {
    const { name, category, commitmentPeriod } = line;
    if (typeof commitmentPeriod !== "number") continue;
    changeProducts(db, account, (product) => {
      if (product["name"] !== name || product["category"] !== category || product["status"] !== "ACTIVE")
        return product;
      extendedContracts.add(jsonText(product["contractNumber"]));
      return withLongerCommitment(product, { offerId, months: commitmentPeriod, concludedOn: today, line });
    });
  }
  // A withdrawal may name the extended contract, also after its former terms are restored.
  patchOffer(db, account, offerId, { extendedContracts: [...extendedContracts].filter(isText) });
}

/** Returns true for a product whose commitment an accepted extension has extended. */
export const isExtended = ({ formerCommitment }: JsonRecord): boolean => isJsonRecord(formerCommitment);

/** Prices of an extension by its offer, for the product that it extends. */
type PricesOf = (offerId: string, terms: JsonRecord, concludedOn: IsoDay) => JsonRecord;

/**
 * Returns terms without one of the extensions that have led to them; the same object if it is not among them. A later
 * extension stays in force: it follows the terms before the one that was taken out.
 */
function withoutExtension(terms: JsonRecord, offerId: string, pricesOf: PricesOf): JsonRecord {
  const { formerCommitment, ...rest } = terms;
  if (!isJsonRecord(formerCommitment)) return terms;
  const { offerId: extendedBy, ...former } = formerCommitment;
  if (extendedBy === offerId) return { ...rest, ...former };
  const before = withoutExtension(formerCommitment, offerId, pricesOf);
  if (before === formerCommitment) return terms;
  const { actualPrice = null, productPrices = null } = before;
  const prices = pricesOf(jsonText(extendedBy), before, jsonText(terms["commitmentFrom"]));
  return { ...rest, actualPrice, productPrices, ...prices, formerCommitment: before };
}

/**
 * Restores the commitment that the products had before this extension (WITHDRAW-05). After a later extension its terms
 * stay, and a withdrawal from it restores those from before both. Repeated, it changes nothing.
 */
export function restoreCommitment(db: DatabaseSync, account: string, offerId: string): void {
  const restored = (product: JsonRecord): JsonRecord =>
    withoutExtension(product, offerId, (laterId, terms, concludedOn) => {
      const lines = recordsIn(findOffer(db, account, laterId)?.data["products"]);
      const line = lines.find(({ name, category }) => name === product["name"] && category === product["category"]);
      return line === undefined ? {} : extendedPrices(terms, { line, concludedOn });
    });
  changeProducts(db, account, (product) => withFormerTariffs(product, restored));
}

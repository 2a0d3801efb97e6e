import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { findOffer } from "./action-link.repository.ts";
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
function extendedPrices({ productPrices }: JsonRecord, { line, concludedOn }: Extension): JsonRecord {
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
 * commitment that already lasts longer stays. The former terms are kept for a withdrawal.
 */
function withLongerCommitment(product: JsonRecord, extension: Extension): JsonRecord {
  const { offerId, months, concludedOn } = extension;
  const { commitmentFrom = null, commitmentTo = null, actualPrice = null, productPrices = null } = product;
  const last = lastCommitmentDay(concludedOn, months);
  if (isText(commitmentTo) && commitmentTo >= last) return product;
  const formerCommitment = { offerId, commitmentFrom, commitmentTo, actualPrice, productPrices };
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

/** Restores the commitment that the products had before this extension (WITHDRAW-05). Repeated, it changes nothing. */
export function restoreCommitment(db: DatabaseSync, account: string, offerId: string): void {
  const restored = (product: JsonRecord): JsonRecord => {
    const { formerCommitment, ...rest } = product;
    if (!isJsonRecord(formerCommitment)) return product;
    const { offerId: extendedBy, ...commitment } = formerCommitment;
    return extendedBy === offerId ? { ...rest, ...commitment } : product;
  };
  changeProducts(db, account, (product) => withFormerTariffs(product, restored));
}

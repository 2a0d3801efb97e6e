import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { formerCommitmentsOf } from "../contexts/former-commitments.ts";

/** Returns true for a commitment that was agreed by the day on which the service began. */
const isAgreedBy = (start: IsoDay, commitment: Json | undefined): commitment is JsonRecord =>
  isJsonRecord(commitment) && jsonText(commitment["commitmentFrom"]) <= start;

/**
 * Returns the product with the commitment and the prices from before its extensions. The first commitment, if it is
 * known, holds for one that earlier extensions have replaced.
 */
function withoutExtensions(product: JsonRecord): JsonRecord {
  const { contractStart, commitmentFrom, firstCommitment } = product;
  const start = jsonText(contractStart);
  if (start === "" || jsonText(commitmentFrom) <= start) return product;
  const earliest = formerCommitmentsOf(product).at(-1);
  const former = [earliest, firstCommitment].find((one) => isAgreedBy(start, one));
  const prices =
    earliest === undefined ? {} : { actualPrice: earliest["actualPrice"], productPrices: earliest["productPrices"] };
  const commitment = isJsonRecord(former) ? former : {};
  return {
    ...product,
    ...prices,
    commitmentFrom: commitment["commitmentFrom"] ?? null,
    commitmentTo: commitment["commitmentTo"] ?? null,
  };
}

/**
 * Returns the product without the prices of a change that was announced while the contract ran. A change without a
 * product applies to the whole contract.
 */
function withoutChange(product: JsonRecord, { changedTerms }: JsonRecord): JsonRecord {
  if (!isJsonRecord(changedTerms)) return product;
  const changed = jsonText(changedTerms["productId"]);
  if (changed !== "" && changed !== product["productId"]) return product;
  const last = jsonText(changedTerms["endsOn"]);
  if (last === "") return product;
  const changeDay = addCalendarDays(last, 1);
  const productPrices = recordsIn(product["productPrices"])
    .filter(({ validFrom }) => jsonText(validFrom) < changeDay)
    .map(({ validTo, ...step }) => (validTo === last ? step : { ...step, ...(validTo !== undefined && { validTo }) }));
  return { ...product, productPrices };
}

/**
 * Returns a product as its contract of `terms` was concluded: without later extensions, which their orders document,
 * and without changes that notices have announced (DOC-60).
 */
export const asAgreed = (product: JsonRecord, terms: JsonRecord): JsonRecord =>
  withoutChange(withoutExtensions(product), terms);

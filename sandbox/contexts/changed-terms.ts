import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";

/** Right to end a contract because its terms change. */
export interface ChangedTerms extends JsonRecord {
  readonly until: IsoDay;
  readonly endsOn: IsoDay;
}

/**
 * Returns the right to end a contract because of changed terms; `undefined` without one, and after an order has given
 * the service of these terms another contract.
 */
export function changedTermsOf(terms: JsonRecord, contractProducts: readonly JsonRecord[]): ChangedTerms | undefined {
  const { changedTerms } = terms;
  if (!isJsonRecord(changedTerms)) return undefined;
  const [until, endsOn, productId] = ["until", "endsOn", "productId"].map((field) => jsonText(changedTerms[field]));
  if (until === undefined || endsOn === undefined || until === "" || endsOn === "") return undefined;
  const isUnderContract = contractProducts.some((product) => product["productId"] === productId);
  return productId === "" || isUnderContract ? { until, endsOn } : undefined;
}

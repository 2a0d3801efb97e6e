import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";
import { stepOn } from "./current-price.ts";
import { formerCommitmentsOf } from "./former-commitments.ts";

/** Right to end a contract because its terms change. */
export interface ChangedTerms extends JsonRecord {
  readonly until: IsoDay;
  readonly endsOn: IsoDay;
}

/** Returns true if the price steps of a product change on the day after `lastDay`. */
const changesAfter = (product: JsonRecord, lastDay: IsoDay): boolean =>
  stepOn(product, lastDay)?.["value"] !== stepOn(product, addCalendarDays(lastDay, 1))?.["value"];

/** Returns true if extensions have taken a change of the price out of the terms of a product. */
const isWithoutChange = (product: JsonRecord, lastDay: IsoDay): boolean =>
  formerCommitmentsOf(product).some((former) => changesAfter(former, lastDay)) && !changesAfter(product, lastDay);

/**
 * Returns the right to end a contract because of changed terms; `undefined` without one, and after an order has given
 * the service of these terms another contract or has extended it without the change (TERMS-11, TERMS-40).
 */
export function changedTermsOf(terms: JsonRecord, contractProducts: readonly JsonRecord[]): ChangedTerms | undefined {
  const { changedTerms } = terms;
  if (!isJsonRecord(changedTerms)) return undefined;
  const [until, endsOn, productId] = ["until", "endsOn", "productId"].map((field) => jsonText(changedTerms[field]));
  if (until === undefined || endsOn === undefined || until === "" || endsOn === "") return undefined;
  const product = contractProducts.find((one) => one["productId"] === productId);
  const applies = product === undefined ? productId === "" : !isWithoutChange(product, endsOn);
  return applies ? { until, endsOn } : undefined;
}

import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";

const PRICED_BY_STEPS: ReadonlySet<unknown> = new Set(["ACTIVE", "DURING_RESIGNATION"]);

/**
 * Returns true for a product that costs what its price steps say. A suspended one has a price of its own, also while it
 * stays suspended until the end of a terminated contract (TERM-42).
 */
const hasStepPrice = ({ status, suspended }: JsonRecord): boolean => PRICED_BY_STEPS.has(status) && suspended !== true;

/** Returns the price step of a product that is in force on a day. */
export function stepOn({ productPrices }: JsonRecord, day: IsoDay): JsonRecord | undefined {
  return recordsIn(productPrices).findLast(({ validFrom, validTo }) => {
    const [first, last] = [jsonText(validFrom), jsonText(validTo)];
    return first <= day && (last === "" || day <= last);
  });
}

/** Returns a product, and its parts, with the price of the step that is in force on a day. */
export function withCurrentPrice(product: JsonRecord, day: IsoDay): JsonRecord {
  const parts = recordsIn(product["childrenList"]);
  const step = hasStepPrice(product) ? stepOn(product, day) : undefined;
  return {
    ...product,
    ...(parts.length > 0 && { childrenList: parts.map((part) => withCurrentPrice(part, day)) }),
    ...(step !== undefined && { actualPrice: step["value"] }),
  };
}

import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { recordsIn, type JsonRecord } from "#kit/json.ts";

/**
 * Returns a product whose options that were being turned on at the beginning of the demo are on, from the day after it:
 * the operator promises 24 hours.
 */
export function withStartedOptions(product: JsonRecord, beganOn: IsoDay, today: IsoDay): JsonRecord {
  const options = recordsIn(product["servicesList"]);
  if (today <= beganOn || !options.some(({ status }) => status === "pending")) return product;
  return {
    ...product,
    servicesList: options.map((option) => {
      if (option["status"] !== "pending") return option;
      const { description: _promise, ...started } = option;
      return { ...started, status: "active" };
    }),
  };
}

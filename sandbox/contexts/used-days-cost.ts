import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, countDays, dayAt, lastDayOf, type IsoDay } from "#kit/calendar/warsaw.ts";
import { recordsIn } from "#kit/json.ts";
import { stepOn } from "./current-price.ts";
import { offersOf } from "./offer.repository.ts";
import { completionDayOf } from "./order-progress.ts";
import { priceSteps } from "./ordered-tariff.ts";
import { orderEndedBy } from "./withdrawal-rights.ts";
import type { StoredWithdrawal } from "./withdrawal.repository.ts";

/** Days of services at their monthly prices, in grosze. Both days count. */
interface UsedPeriod {
  readonly prices: readonly number[];
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** Returns the payment for days used: of each month of a service its part, rounded down to a grosz (README.md). */
export function usedDaysCost({ prices, from, to }: UsedPeriod): number {
  let sum = 0;
  for (let first = from; first <= to;) {
    const lastOfMonth = lastDayOf(first.slice(0, 7));
    const last = lastOfMonth < to ? lastOfMonth : to;
    const days = countDays(first, last) + 1;
    for (const monthly of prices) sum += Math.floor((monthly * days) / Number(lastOfMonth.slice(8)));
    first = addCalendarDays(lastOfMonth, 1);
  }
  return sum;
}

/** Returns the payment that a statement costs its sender, in grosze; `undefined` if it ends no order. */
export function settledCost(db: DatabaseSync, statement: StoredWithdrawal): number | undefined {
  const order = orderEndedBy(db, statement);
  if (order === undefined) return undefined;
  const day = dayAt(statement.receivedAt);
  const offer = offersOf(db, order.account).find(({ data }) => data["offerId"] === order.offerId);
  const from = offer === undefined ? undefined : completionDayOf(offer.status, offer.data, day);
  if (offer === undefined || from === undefined || !order.hasEarlyStart) return 0;
  const prices = recordsIn(offer.data["products"]).map((line) =>
    Number(stepOn({ productPrices: priceSteps(line, from) }, day)?.["value"] ?? 0),
  );
  return usedDaysCost({ prices, from, to: day });
}

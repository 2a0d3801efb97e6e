import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, countDays, dayAt, lastDayOf, type IsoDay } from "#kit/calendar/warsaw.ts";
import { recordsIn, type JsonRecord } from "#kit/json.ts";
import type { WithdrawalSettlement } from "../language/outbox-texts.ts";
import { settlementDayOf } from "./concluded-orders.ts";
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

/** Days on which the service of an order worked before the withdrawal. Amounts in grosze. */
export interface SettledDays {
  readonly account: string;
  readonly offer: JsonRecord;
  readonly from: IsoDay;
  readonly to: IsoDay;
  /** Monthly price of the ordered services. */
  readonly monthly: number;
  /** Payment of the customer: nothing without an express wish for the early start. */
  readonly cost: number;
}

/** Returns the days used of an order that a statement has ended; `undefined` if its service never worked. */
export function usedDaysOf(db: DatabaseSync, statement: StoredWithdrawal): SettledDays | undefined {
  const order = orderEndedBy(db, statement);
  if (order === undefined) return undefined;
  const { account, offerId, hasEarlyStart } = order;
  const to = dayAt(statement.receivedAt);
  const offer = offersOf(db, account).find(({ data }) => data["offerId"] === offerId);
  const from = offer === undefined ? undefined : completionDayOf(offer.status, offer.data, to);
  if (offer === undefined || from === undefined) return undefined;
  const prices = recordsIn(offer.data["products"]).map((line) =>
    Number(stepOn({ productPrices: priceSteps(line, from) }, to)?.["value"] ?? 0),
  );
  const monthly = prices.reduce((sum, price) => sum + price, 0);
  return {
    account,
    offer: offer.data,
    from,
    to,
    monthly,
    cost: hasEarlyStart ? usedDaysCost({ prices, from, to }) : 0,
  };
}

/** Returns the payment that a statement costs its sender, in grosze; `undefined` if it ends no order. */
export const settledCost = (db: DatabaseSync, statement: StoredWithdrawal): number | undefined =>
  orderEndedBy(db, statement) === undefined ? undefined : (usedDaysOf(db, statement)?.cost ?? 0);

/** Returns the settlement of a statement; `undefined` if it ends no order. */
export function settlementOf(db: DatabaseSync, statement: StoredWithdrawal): WithdrawalSettlement | undefined {
  const cost = settledCost(db, statement);
  return cost === undefined ? undefined : { cost, settledBy: settlementDayOf(dayAt(statement.receivedAt)) };
}

import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, countDays, dayAt, lastDayOf, type IsoDay } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { OrderedContract } from "./concluded-orders.ts";
import { stepOn } from "./current-price.ts";
import { offersOf } from "./offer.repository.ts";
import { completionDayOf } from "./order-progress.ts";
import { priceSteps } from "./ordered-tariff.ts";
import type { StoredWithdrawal } from "./withdrawal.repository.ts";
import { withdrawnContracts, type WithdrawnContract } from "./withdrawn-contracts.ts";

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

/** Days on which services of an order worked before the withdrawal. Amounts in grosze. */
export interface SettledDays {
  readonly account: string;
  readonly offer: JsonRecord;
  /** Contracts that the statement has ended. */
  readonly contracts: readonly OrderedContract[];
  /** True if they are all contracts of the order. */
  readonly isWhole: boolean;
  readonly from: IsoDay;
  readonly to: IsoDay;
  /** Monthly price of the ordered services. */
  readonly monthly: number;
  /** Payment of the customer: nothing without an express wish for the early start. */
  readonly cost: number;
}

/** Lists the contracts that a statement was the first to end. */
export const contractsEndedBy = (db: DatabaseSync, { number }: StoredWithdrawal): readonly WithdrawnContract[] =>
  withdrawnContracts(db).filter(({ statement }) => statement.number === number);

/** Returns the days used of the contracts that a statement has ended; `undefined` if their services never worked. */
export function usedDaysOf(db: DatabaseSync, statement: StoredWithdrawal): SettledDays | undefined {
  const ended = contractsEndedBy(db, statement);
  const order = ended[0]?.order;
  if (order === undefined) return undefined;
  const { account, offerId, hasEarlyStart } = order;
  const to = dayAt(statement.receivedAt);
  const offer = offersOf(db, account).find(({ data }) => data["offerId"] === offerId);
  const from = offer === undefined ? undefined : completionDayOf(offer.status, offer.data, to);
  if (offer === undefined || from === undefined) return undefined;
  const contracts = ended.map(({ contract }) => contract);
  const prices = contracts
    .flatMap(({ lines }) => lines)
    .map((line) => Number(stepOn({ productPrices: priceSteps(line, from) }, to)?.["value"] ?? 0));
  return {
    account,
    offer: offer.data,
    contracts,
    isWhole: contracts.length === order.contracts.length,
    from,
    to,
    monthly: prices.reduce((sum, price) => sum + price, 0),
    cost: hasEarlyStart ? usedDaysCost({ prices, from, to }) : 0,
  };
}

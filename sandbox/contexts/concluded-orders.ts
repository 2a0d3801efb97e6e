import type { DatabaseSync } from "node:sqlite";
import { workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, toMoment, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, parseJsonRecord, recordsIn, textsIn, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { orderedContractNumber, orderedProductId } from "./ordered-tariff.ts";

/** Days to withdraw from a contract that was concluded at a distance. */
const WITHDRAWAL_DAYS = 14;
/** Days to refund and to return goods after a withdrawal (art. 32 and 34 of the Consumer Rights Act). */
const SETTLEMENT_DAYS = 14;

/** Returns the last day to send a withdrawal from a contract of this day. */
export const withdrawalUntil = (concludedOn: IsoDay): IsoDay =>
  workdayFrom(addCalendarDays(concludedOn, WITHDRAWAL_DAYS));

/** Returns the last day to send equipment back after a withdrawal of this day, and of the refund. */
export const settlementDayOf = (withdrawnOn: IsoDay): IsoDay =>
  workdayFrom(addCalendarDays(withdrawnOn, SETTLEMENT_DAYS));

/** Contract that an order has concluded, with what belongs to it. */
export interface OrderedContract {
  /** Number of the contract, if it is known. */
  readonly number: string | undefined;
  /** Numbers by which a statement may name it. */
  readonly numbers: readonly string[];
  /** Lines of the order. */
  readonly lines: readonly JsonRecord[];
  /** Products that the order starts or has added, without those whose tariff it has changed. */
  readonly productIds: readonly string[];
}

/** Concluded order with its contracts: one for each kind of service. */
export interface ConcludedOrder {
  readonly account: string;
  readonly offerId: string;
  /** Instant from which it exists, ms: the start of its day if the time is not known. */
  readonly concludedAt: number;
  readonly until: IsoDay;
  /** Numbers by which a statement may name the whole order. */
  readonly orderNumbers: readonly string[];
  readonly contracts: readonly OrderedContract[];
  /** Product that was ordered with it, or the first one that it has added. */
  readonly productId: string | undefined;
  /** First day of the ordered service, if it is known. */
  readonly startsOn: IsoDay | undefined;
  readonly hasEarlyStart: boolean;
  /** First day on which its product worked. */
  readonly activatedOn: string | undefined;
  /** Day on which the order changed the products of the account. */
  readonly completedOn: IsoDay | undefined;
}

const isText = (value: string): boolean => value !== "";

/** Order with the data of the product that was ordered with it. */
interface StoredOrder {
  readonly account: string;
  readonly offerId: string;
  readonly data: JsonRecord;
  readonly product: JsonRecord;
}

/**
 * Lists the contracts of an order. The contract of a product that was ordered with it is the only one; the products of
 * another order have a contract for each kind of service. An extension has no contract of its own: it changes others.
 */
function contractsOf({ account, offerId, data, product }: StoredOrder): readonly OrderedContract[] {
  const lines = recordsIn(data["products"]).map((line, place) => ({
    line,
    productId: orderedProductId(account, offerId, place),
    number: data["kind"] === "EXTENSION" ? "" : orderedContractNumber(account, offerId, jsonText(line["category"])),
  }));
  const productIds = [...new Set([jsonText(data["assembledProductId"]), ...textsIn(data["addedProducts"])])];
  const numbers = [...new Set(lines.map(({ number }) => number))];
  if (numbers.length < 2 || (jsonText(product["productId"]) !== "" && data["addedProducts"] === undefined)) {
    const own = [jsonText(product["contractNumber"]), ...numbers, ...textsIn(data["extendedContracts"])].filter(isText);
    const all = lines.map(({ line }) => line);
    return [{ number: own[0], numbers: own, lines: all, productIds: productIds.filter(isText) }];
  }
  return numbers.map((number) => {
    const ofContract = lines.filter((one) => one.number === number);
    const ids = new Set(ofContract.map(({ productId }) => productId));
    return {
      number,
      numbers: [number],
      lines: ofContract.map(({ line }) => line),
      productIds: productIds.filter((id) => ids.has(id)),
    };
  });
}

/** Lists the orders of the database. The contract of an ordered product belongs to its order. */
export function concludedOrders(db: DatabaseSync): readonly ConcludedOrder[] {
  return db
    .prepare(`SELECT offer.account_number, offer.offer_id, offer.data, product.data AS product FROM offer LEFT JOIN
     product ON product.account_number = offer.account_number
     AND json_extract(product.data, '$.productId') = json_extract(offer.data, '$.assembledProductId')
     WHERE offer.status = 1 AND json_extract(offer.data, '$.closeDate') IS NOT NULL`)
    .all()
    .map((row) => {
      const data = parseJsonRecord(textColumn(row, "data"));
      const product = typeof row["product"] === "string" ? parseJsonRecord(row["product"]) : {};
      const [account, offerId] = [textColumn(row, "account_number"), textColumn(row, "offer_id")];
      const { status, contractStart } = product;
      return {
        account,
        offerId,
        concludedAt: Date.parse(toMoment(jsonText(data["closedAt"]) || `${jsonText(data["closeDate"])}T00:00:00`)),
        until: withdrawalUntil(jsonText(data["closeDate"])),
        orderNumbers: [data["processNumber"], data["offerId"]].map(jsonText).filter(isText),
        contracts: contractsOf({ account, offerId, data, product }),
        productId: jsonText(data["assembledProductId"]) || undefined,
        startsOn: jsonText(contractStart) || undefined,
        hasEarlyStart: data["earlyStart"] === true,
        activatedOn: status !== "ORDERED" && typeof contractStart === "string" ? contractStart : undefined,
        completedOn: jsonText(data["completedOn"]) || undefined,
      };
    });
}

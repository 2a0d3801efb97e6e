import type { DatabaseSync } from "node:sqlite";
import { workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, parseJsonRecord, recordsIn, textsIn } from "#kit/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { orderedContractNumber } from "./ordered-tariff.ts";

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

/** Concluded order with the numbers that a statement may name. */
export interface ConcludedOrder {
  readonly account: string;
  readonly offerId: string;
  readonly until: IsoDay;
  readonly numbers: readonly string[];
  /** Number of the contract that the order has concluded, if it is known. */
  readonly contractNumber: string | undefined;
  /** Product that was ordered with it, or the first one that it has added. */
  readonly productId: string | undefined;
  /** Products that it starts or has added, without those whose tariff it has changed. */
  readonly productIds: readonly string[];
  /** First day of the ordered service, if it is known. */
  readonly startsOn: IsoDay | undefined;
  readonly hasEarlyStart: boolean;
  /** First day on which its product worked. */
  readonly activatedOn: string | undefined;
  /** Day on which the order changed the products of the account. */
  readonly completedOn: IsoDay | undefined;
}

/** Lists the orders of the database. The contract of an ordered product belongs to its order. */
export function concludedOrders(db: DatabaseSync): readonly ConcludedOrder[] {
  return prepareStatement(
    db,
    `SELECT offer.account_number, offer.offer_id, offer.data, product.data AS product FROM offer LEFT JOIN product
     ON product.account_number = offer.account_number
     AND json_extract(product.data, '$.productId') = json_extract(offer.data, '$.assembledProductId')
     WHERE offer.status = 1 AND json_extract(offer.data, '$.closeDate') IS NOT NULL`,
  )
    .all()
    .map((row) => {
      const data = parseJsonRecord(textColumn(row, "data"));
      const product = typeof row["product"] === "string" ? parseJsonRecord(row["product"]) : {};
      const [account, offerId] = [textColumn(row, "account_number"), textColumn(row, "offer_id")];
      // The products of a completed order have contracts of its own, one for each kind of service.
      const own = (data["completedOn"] === undefined ? [] : recordsIn(data["products"])).map(({ category }) =>
        orderedContractNumber(account, offerId, jsonText(category)),
      );
      const contractNumber = jsonText(product["contractNumber"]) || own[0];
      const texts = [data["processNumber"], data["offerId"], contractNumber, ...own];
      const { assembledProductId: productId, closeDate } = data;
      const { status, contractStart } = product;
      return {
        account,
        offerId,
        contractNumber,
        until: withdrawalUntil(typeof closeDate === "string" ? closeDate : ""),
        numbers: texts.filter((text) => typeof text === "string"),
        productId: typeof productId === "string" ? productId : undefined,
        productIds: [...new Set([jsonText(productId), ...textsIn(data["addedProducts"])])].filter((id) => id !== ""),
        startsOn: typeof product["contractStart"] === "string" ? product["contractStart"] : undefined,
        hasEarlyStart: data["earlyStart"] === true,
        activatedOn: status !== "ORDERED" && typeof contractStart === "string" ? contractStart : undefined,
        completedOn: jsonText(data["completedOn"]) || undefined,
      };
    });
}

import type { DatabaseSync } from "node:sqlite";
import { addToMonth, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import { flagColumn, integer, optionalInteger } from "../database/rows.ts";
import { PAID_SMS_PRICE, type UseCharge } from "../demo/call-records.ts";
import { usageMonthOf } from "./invoice.repository.ts";
import { newestInvoice } from "./issued-invoice.repository.ts";

/** Fewest messages of a month, and how many more there can be. Their price is below each threshold but that of 0. */
const [FEWEST, SPREAD] = [2, 5];

/** Returns the number of messages of a month, the same at each call. */
const messagesIn = (month: string): number => FEWEST + ((Number(month.slice(5)) * 3) % SPREAD);

/**
 * Returns the paid messages of a phone by month, up to `month`, that no invoice charges yet: the seeded ones in the
 * month of the anchor day. A phone without seeded ones, or whose messages are blocked, sends none.
 */
export function plannedMessages(
  db: DatabaseSync,
  account: string,
  { productId }: JsonRecord,
  { anchor, month: last }: { readonly anchor: IsoDay; readonly month: string },
): readonly (readonly [string, readonly UseCharge[]])[] {
  const row = db
    .prepare("SELECT * FROM premium_number WHERE account_number = ? AND product_id = ?")
    .get(account, jsonText(productId));
  const newest = newestInvoice(db, account);
  if (row === undefined || newest === undefined || integer(row, "first_messages") === 0) return [];
  if (flagColumn(row, "messages_blocked") || optionalInteger(row, "limit_amount") === 0) return [];
  const planned: (readonly [string, readonly UseCharge[]])[] = [];
  for (let month = addToMonth(usageMonthOf(newest.period), 1); month <= last; month = addToMonth(month, 1)) {
    const messages = month === anchor.slice(0, 7) ? integer(row, "first_messages") : messagesIn(month);
    planned.push([month, [{ gross: messages * PAID_SMS_PRICE, messages }]]);
  }
  return planned;
}

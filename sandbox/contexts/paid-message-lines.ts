import { jsonText, type JsonRecord } from "#kit/json.ts";
import { integer } from "../database/rows.ts";
import { paidMessageLine } from "../demo/call-records.ts";
import type { ItemSeed } from "../demo/entry-seed.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { deleteUsesAfter, storeCallRecords } from "./billed-use.repository.ts";
import type { NewInvoice } from "./charged-lines.ts";
import { usageMonthOf } from "./invoice.repository.ts";
import { numberOf } from "./ordered-tariff.ts";

/** Returns the lines of the paid messages that phones have sent in the month before an invoice (FIN-08). */
export function paidMessageLines(
  tenant: Tenant,
  account: string,
  products: readonly JsonRecord[],
  { period }: NewInvoice,
): readonly ItemSeed[] {
  const { db } = tenant;
  const senders = products.filter(
    ({ productId }) =>
      db
        .prepare("SELECT 1 FROM premium_number WHERE account_number = ? AND product_id = ? AND first_messages > 0")
        .get(account, jsonText(productId)) !== undefined,
  );
  // Few accounts have any, and the calls of the others need not be stored.
  if (senders.length === 0) return [];
  storeCallRecords(db, account, tenant.today());
  return senders.flatMap((product) => {
    const [number, end] = [numberOf(product), jsonText(product["contractEnd"])];
    if (end !== "" && end < tenant.today()) deleteUsesAfter(db, account, number, end);
    const row = db
      .prepare(`SELECT count(*) AS messages FROM billed_use WHERE account_number = ? AND number = ? AND kind = 'sms'
      AND amount > 0 AND substr(at, 1, 7) = ?`)
      .get(account, number, usageMonthOf(period));
    const messages = row === undefined ? 0 : integer(row, "messages");
    return messages === 0 ? [] : [paidMessageLine(jsonText(product["productId"]), messages)];
  });
}

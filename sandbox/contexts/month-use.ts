import { wallAt } from "#kit/calendar/warsaw.ts";
import { integer } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { storeCallRecords } from "./billed-use.repository.ts";

const BYTES_OF_MEGABYTE = 1_048_576;

/** Adds up what a number has used since the first day of the month, which is its billing period. */
function usedThisMonth(tenant: Tenant, account: string, number: string) {
  storeCallRecords(tenant.db, account, tenant.today());
  const now = wallAt(tenant.now());
  const row = tenant.db
    .prepare(`SELECT coalesce(sum(bytes), 0) AS bytes, coalesce(sum(iif(kind = 'sms', amount, 0)), 0) AS messages
    FROM billed_use WHERE account_number = ? AND number = ? AND at >= ? AND at <= ?`)
    .get(account, number, `${now.slice(0, 7)}-01`, now);
  return row === undefined
    ? { bytes: 0, messages: 0 }
    : { bytes: integer(row, "bytes"), messages: integer(row, "messages") };
}

/** Returns the data that a number has used this month, MB. */
export const megabytesUsed = (tenant: Tenant, account: string, number: string): number =>
  Math.round(usedThisMonth(tenant, account, number).bytes / BYTES_OF_MEGABYTE);

/** Returns what the paid messages of a number have cost this month, grosze. */
export const paidMessagesUse = (tenant: Tenant, account: string, number: string): number =>
  usedThisMonth(tenant, account, number).messages;

/** Removes the paid messages that a number would still have sent this month. */
export function cancelPaidMessages(tenant: Tenant, account: string, number: string): void {
  tenant.db
    .prepare(
      "DELETE FROM billed_use WHERE account_number = ? AND number = ? AND kind = 'sms' AND amount > 0 AND at > ?",
    )
    .run(account, number, wallAt(tenant.now()));
}

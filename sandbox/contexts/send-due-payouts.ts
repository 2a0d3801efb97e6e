import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { payoutsOf, sendPayout, sentAtOf } from "./payout.repository.ts";

/** Sends the payouts of an account whose time has come. */
export function sendDuePayouts(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const due = payoutsOf(db, account).filter((payout) => payout.state === "ordered" && sentAtOf(payout) <= tenant.now());
  if (due.length === 0) return;
  inTransaction(db, () => {
    for (const payout of due) sendPayout(db, account, payout);
  });
}

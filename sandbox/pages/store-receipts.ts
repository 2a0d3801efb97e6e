import type { Tenant } from "../tenants/tenant.ts";
import { orderDrafts, receiptDrafts } from "./order-drafts.ts";
import { terminationDrafts } from "./termination-drafts.ts";
import { withdrawalDrafts } from "./withdrawal-drafts.ts";

/**
 * Stores the contents of the receipts of an account that have none yet. Runs before and after each event that sends one
 * or changes what they are about: a receipt keeps what was sent (DOC-66).
 */
export function storeReceipts(tenant: Tenant, account: string): void {
  for (const listDrafts of [orderDrafts, receiptDrafts, withdrawalDrafts, terminationDrafts])
    listDrafts(tenant, account);
}

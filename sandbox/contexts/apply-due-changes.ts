import { storeReceipts } from "../pages/store-receipts.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { announceNewTerms } from "./announce-new-terms.ts";
import { announceTermEnds } from "./announce-term-ends.ts";
import { answerRequests } from "./answer-requests.ts";
import { completeMoves } from "./complete-moves.ts";
import { completeDueOrders } from "./complete-orders.ts";
import { completeVisits } from "./complete-visits.ts";
import { confirmTerminations } from "./confirm-terminations.ts";
import { endCalls } from "./end-calls.ts";
import { startDueProducts } from "./start-due-products.ts";
import { issueInvoices } from "./issue-invoices.ts";
import { sendDuePayouts } from "./send-due-payouts.ts";
import { settleClaims } from "./settle-claims.ts";
import { settleSubscriptions } from "./settle-subscriptions.ts";
import { endTerminatedContracts } from "./terminated-contracts.ts";

/**
 * Applies what has become due in an account since its last call: orders are completed, ordered parts start, services
 * move, visits and calls end, requests are answered, terminated contracts are confirmed and end, ends of terms and new
 * terms are announced, subscriptions start and end, claims are settled, payouts are sent, and invoices are issued. The
 * sandbox has no jobs of its own, so each answer that these change calls it first.
 */
export function applyDueChanges(tenant: Tenant, account: string): void {
  completeDueOrders(tenant, account);
  startDueProducts(tenant, account);
  completeMoves(tenant, account);
  completeVisits(tenant, account);
  endCalls(tenant, account);
  answerRequests(tenant, account);
  if (confirmTerminations(tenant.db, { account, now: tenant.now(), isRead: false })) storeReceipts(tenant, account);
  endTerminatedContracts(tenant, account);
  announceTermEnds(tenant, account);
  announceNewTerms(tenant, account);
  settleSubscriptions(tenant, account);
  settleClaims(tenant, account);
  sendDuePayouts(tenant, account);
  issueInvoices(tenant, account);
}

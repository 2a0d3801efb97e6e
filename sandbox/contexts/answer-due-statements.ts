import type { Tenant } from "../tenants/tenant.ts";
import { answerRequests } from "./answer-requests.ts";
import { answerDueWithdrawals } from "./answer-withdrawals.ts";
import { NO_ACCOUNT } from "./support.repository.ts";

/**
 * Sends the due answers that need no call of a customer: to statements of withdrawal, and to complaints about
 * accessibility without a session (REQ-35).
 */
export function answerDueStatements(tenant: Tenant): void {
  answerDueWithdrawals(tenant);
  answerRequests(tenant, NO_ACCOUNT);
}

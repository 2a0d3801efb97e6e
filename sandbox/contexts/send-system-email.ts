import { sendMessage } from "./outbox.ts";
import type { Tenant } from "../tenants/tenant.ts";

/**
 * Sends an e-mail that no call of the customer has caused. It is in Polish, like the messages of the operator in the
 * portal. Sends nothing without an address.
 */
export function sendSystemEmail(tenant: Tenant, recipient: string | undefined, text: string): void {
  if (recipient === undefined || recipient === "") return;
  sendMessage(tenant.db, { sentAt: tenant.now(), channel: "email", recipient, code: undefined, text });
}

import type { JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { Operation } from "./operation.ts";
import { rolesOf, type ServerSession } from "./session.repository.ts";

/**
 * Refuses every operation that saves something, or prepares a sensitive change, to CRM users; only the customer may
 * save (ACC-12). Returns `undefined` for allowed operations.
 */
export function refuseStaffWrite(tenant: Tenant, operation: Operation, session: ServerSession): JsonRecord | undefined {
  const saves =
    (operation.effect === "by-intent" && operation.savesNothing !== true) ||
    (operation.session === "required" && operation.confirm === "identity");
  return saves && rolesOf(tenant.db, session.account).crmUser
    ? { backendAccessError: true, errorMessage: "Dostęp z systemu operatora: zapis jest wyłączony." }
    : undefined;
}

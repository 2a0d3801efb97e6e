import type { JsonRecord } from "../database/json.ts";
import type { OperationCall } from "./operation.ts";
import { rolesOf, type ServerSession } from "./session.repository.ts";

type Handle = (call: OperationCall, session: ServerSession) => JsonRecord;

/**
 * What belongs to the customer alone: somebody of the operator who looks in changes none of it, and is told so
 * (ACC-12).
 */
export const requireCustomer =
  (handle: Handle): Handle =>
  (call, session) =>
    rolesOf(call.tenant.db, session.account).crmUser
      ? { backendAccessError: true, errorMessage: "Dostęp z systemu operatora: zapis jest wyłączony." }
      : handle(call, session);

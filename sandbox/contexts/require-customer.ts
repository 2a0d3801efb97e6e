import type { JsonRecord } from "../database/json.ts";
import type { OperationCall } from "./operation.ts";
import { rolesOf, type ServerSession } from "./session.repository.ts";

type Handle = (call: OperationCall, session: ServerSession) => JsonRecord;

/** Rejects writes of CRM users with an error; only the customer may make them (ACC-12). */
export const requireCustomer =
  (handle: Handle): Handle =>
  (call, session) =>
    rolesOf(call.tenant.db, session.account).crmUser
      ? { backendAccessError: true, errorMessage: "Dostęp z systemu operatora: zapis jest wyłączony." }
      : handle(call, session);

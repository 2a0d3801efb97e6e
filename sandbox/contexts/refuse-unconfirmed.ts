import { isIdentityConfirmed } from "#kit/login/identity-confirmation.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { ConfirmationRule, OperationCall } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";

/**
 * Refuses a sensitive write of a session whose identity was not confirmed in time, by `confirmIdentity` or by a login
 * that proved as much (SESS-16); `undefined` for an allowed one.
 */
export function refuseUnconfirmed(
  rule: ConfirmationRule | undefined,
  call: OperationCall,
  session: ServerSession,
): JsonRecord | undefined {
  if (rule === undefined || (rule !== "identity" && !rule(call, session))) return undefined;
  return isIdentityConfirmed(session, call.tenant.now()) ? undefined : { errorCode: "CONFIRM_IDENTITY" };
}

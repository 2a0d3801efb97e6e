import type { JsonRecord } from "../database/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { sha256 } from "../wire/fingerprint.ts";
import { UnreadableRequest, type ServiceRequest } from "../wire/reader.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { findIdempotencyRecord, insertIdempotencyRecord } from "./idempotency.repository.ts";

/** As the schema has it: without one, every write would be a repetition of the first. */
const INTENT_ID = /^[A-Za-z0-9-]{16,64}$/;

/**
 * Carries a write out, once for each intent id of an account. Effect and answer are in the database together or not at
 * all;
 * a repeated id gets the first answer, whatever has changed since. Throws `UnreadableRequest` for no id, and for one
 * that has
 * come with another content before: to answer that with the first answer would call done what was not.
 */
export function executeOnce(
  tenant: Tenant,
  account: string,
  request: ServiceRequest,
  execute: () => JsonRecord,
): JsonRecord {
  const intentId = request.text("intentId");
  if (!INTENT_ID.test(intentId)) throw new UnreadableRequest("intentId is missing or wrong");
  const content = sha256(`${request.operation} ${request.content}`);
  return inTransaction(tenant.db, () => {
    const former = findIdempotencyRecord(tenant.db, account, intentId);
    if (former !== undefined) {
      if (former.request !== content) throw new UnreadableRequest("intentId has come with another content before");
      return former.answer;
    }
    const answer = execute();
    insertIdempotencyRecord(tenant.db, account, intentId, { request: content, answer }, tenant.now());
    return answer;
  });
}

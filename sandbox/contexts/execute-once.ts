import type { JsonRecord } from "../database/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import { UnreadableRequest, type ServiceRequest } from "#kit/wire/reader.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { findIdempotencyRecord, insertIdempotencyRecord } from "./idempotency.repository.ts";

/** Pattern of the schema. Without this check, every write with an empty key would repeat the first one. */
const INTENT_ID = /^[A-Za-z0-9-]{16,64}$/;

/** Codes after which the same key must succeed later. */
const NOT_EXECUTED: ReadonlySet<unknown> = new Set(["TRY_LATER", "CONFIRM_IDENTITY"]);

/**
 * Executes a write once for each idempotency key of an account. Effect and response are stored in one transaction; a
 * repeated key returns the first response, whatever has changed since. Throws `UnreadableRequest` without a key, and
 * for a key that came with another content before: the first response would report a write that was not executed.
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
    if (NOT_EXECUTED.has(answer["errorCode"])) return answer;
    insertIdempotencyRecord(tenant.db, account, intentId, { request: content, answer }, tenant.now());
    return answer;
  });
}

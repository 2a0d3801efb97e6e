import type { JsonRecord } from "#kit/json.ts";
import { parseJsonRecord } from "#kit/json.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import { UnreadableRequest, type ServiceRequest } from "#kit/wire/reader.ts";
import type { LmsDatabase, LmsQueries } from "../database/lms-database.ts";
import { lmsText } from "../database/lms-rows.ts";

/** Time for which a response is stored for a repeated key, ms. */
const STORED_MS = 24 * 60 * 60_000;

/**
 * Executes a write once for each idempotency key of an account. Effect and response are stored in one transaction; a
 * repeated key returns the first response. Throws `UnreadableRequest` for a key that came with another content before.
 */
export function executeWriteOnce(
  database: LmsDatabase,
  { account, request, now }: { readonly account: number; readonly request: ServiceRequest; readonly now: number },
  execute: (queries: LmsQueries) => Promise<JsonRecord>,
): Promise<JsonRecord> {
  const intentId = request.text("intentId");
  const content = sha256(`${request.operation} ${request.content}`);
  return database.inTransaction(async (queries) => {
    // A second request with the key waits here until the first one has stored its response.
    await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`ebok write ${account} ${intentId}`]);
    await queries.query("DELETE FROM ebok.executed_write WHERE account = $1 AND at < $2", [account, now - STORED_MS]);
    const [former] = await queries.query(
      "SELECT request, answer FROM ebok.executed_write WHERE account = $1 AND intent_id = $2",
      [account, intentId],
    );
    if (former !== undefined) {
      if (lmsText(former, "request") !== content)
        throw new UnreadableRequest("intentId has come with another content before");
      return parseJsonRecord(lmsText(former, "answer"));
    }
    const answer = await execute(queries);
    await queries.query(
      "INSERT INTO ebok.executed_write (account, intent_id, request, answer, at) VALUES ($1, $2, $3, $4, $5)",
      [account, intentId, content, JSON.stringify(answer), now],
    );
    return answer;
  });
}

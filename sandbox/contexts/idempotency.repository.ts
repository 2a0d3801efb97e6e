import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";

/** Stored result of an idempotency key. */
export interface IdempotencyRecord {
  /** Hash of the request. A key belongs to one content. */
  readonly request: string;
  /** Response to the request: data or a refusal. */
  readonly answer: JsonRecord;
}

/** Returns the stored result of an idempotency key. `account` is empty for requests without a session. */
export function findIdempotencyRecord(
  db: DatabaseSync,
  account: string,
  intentId: string,
): IdempotencyRecord | undefined {
  const row = db
    .prepare("SELECT request, answer FROM intent WHERE account_number = ? AND intent_id = ?")
    .get(account, intentId);
  return row === undefined
    ? undefined
    : { request: textColumn(row, "request"), answer: parseJsonRecord(textColumn(row, "answer")) };
}

/** Stores the result of an idempotency key at `now`. */
export function insertIdempotencyRecord(
  db: DatabaseSync,
  account: string,
  intentId: string,
  { request, answer }: IdempotencyRecord,
  now: number,
): void {
  db.prepare("INSERT INTO intent VALUES (?, ?, ?, ?, ?)").run(account, intentId, request, JSON.stringify(answer), now);
}

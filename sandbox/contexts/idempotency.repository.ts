import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord, type JsonRecord } from "../database/json.ts";
import { text } from "../database/rows.ts";

/** What an intent has led to. */
export interface IdempotencyRecord {
  /** What it came with, as a hash: an intent is of one content. */
  readonly request: string;
  /** What was answered to it: data or a refusal. */
  readonly answer: JsonRecord;
}

/** What an intent of an account has already led to. `account` is empty for who has no session yet. */
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
    : { request: text(row, "request"), answer: parseJsonRecord(text(row, "answer")) };
}

/** Writes down what an intent has led to, at `now`. */
export function insertIdempotencyRecord(
  db: DatabaseSync,
  account: string,
  intentId: string,
  { request, answer }: IdempotencyRecord,
  now: number,
): void {
  db.prepare("INSERT INTO intent VALUES (?, ?, ?, ?, ?)").run(account, intentId, request, JSON.stringify(answer), now);
}

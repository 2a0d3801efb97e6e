import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";
import type { CustomerMessage } from "../notify/message-sender.ts";

/** Time between two attempts, and the time after which there are no more, ms. */
const RETRY_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** Message that waits to be sent. */
export interface WaitingMessage {
  readonly id: number;
  readonly message: CustomerMessage;
}

/** Stores a message; it is sent after the transaction. */
export async function insertOutgoingMessage(
  queries: LmsQueries,
  { channel, recipient, subject, text }: CustomerMessage,
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO ebok.outgoing_message (channel, recipient, subject, text, created_at, next_at)
    VALUES ($1, $2, $3, $4, $5, $5)`,
    [channel, recipient, subject, text, now],
  );
}

/** Returns the next message that is due; no other process takes it until the transaction ends. */
export async function takeOutgoingMessage(queries: LmsQueries, now: number): Promise<WaitingMessage | undefined> {
  await queries.query("DELETE FROM ebok.outgoing_message WHERE created_at < $1", [now - LONGEST_WAIT_MS]);
  const [row] = await queries.query(
    `SELECT id, channel, recipient, subject, text FROM ebok.outgoing_message WHERE next_at <= $1
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  );
  return (
    row && {
      id: lmsNumber(row, "id"),
      message: {
        channel: lmsText(row, "channel") === "sms" ? "sms" : "email",
        recipient: lmsText(row, "recipient"),
        subject: lmsText(row, "subject"),
        text: lmsText(row, "text"),
      },
    }
  );
}

/** Removes a message that was sent. */
export async function deleteOutgoingMessage(queries: LmsQueries, id: number): Promise<void> {
  await queries.query("DELETE FROM ebok.outgoing_message WHERE id = $1", [id]);
}

/** Lets a message wait for its next attempt. */
export async function postponeOutgoingMessage(queries: LmsQueries, id: number, now: number): Promise<void> {
  await queries.query("UPDATE ebok.outgoing_message SET next_at = $2 WHERE id = $1", [id, now + RETRY_MS]);
}

import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber } from "../database/lms-rows.ts";

/**
 * Records that the customer wrote after the answer, at `now` (ms): the time for an answer begins again. A request for a
 * late answer stays, because the application for a settlement names it.
 */
export async function markTicketReopened(queries: LmsQueries, ticket: number, now: number): Promise<void> {
  await queries.query(
    `INSERT INTO ebok.ticket_state (ticket, reopened_at) VALUES ($1, $2)
    ON CONFLICT (ticket) DO UPDATE SET reopened_at = excluded.reopened_at`,
    [ticket, now],
  );
}

/** Records that the customer asked once more for a late answer, at `now` (ms). */
export async function markTicketOverdue(queries: LmsQueries, ticket: number, now: number): Promise<void> {
  await queries.query(
    `INSERT INTO ebok.ticket_state (ticket, answer_requested_at) VALUES ($1, $2)
    ON CONFLICT (ticket) DO UPDATE SET answer_requested_at = excluded.answer_requested_at`,
    [ticket, now],
  );
}

/** Key of a write that has created a message of the help desk. */
export interface TicketKey {
  readonly account: number;
  readonly intentId: string;
}

/** Returns the ticket that a key has written to; `undefined` for a new key. Such keys are never forgotten. */
export async function findWrittenTicket(
  queries: LmsQueries,
  { account, intentId }: TicketKey,
): Promise<number | undefined> {
  const [row] = await queries.query("SELECT ticket FROM ebok.written_ticket WHERE account = $1 AND intent_id = $2", [
    account,
    intentId,
  ]);
  return row && lmsNumber(row, "ticket");
}

/** Stores the ticket that a key has written to. */
export async function rememberWrittenTicket(
  queries: LmsQueries,
  { account, intentId }: TicketKey,
  ticket: number,
): Promise<void> {
  await queries.query("INSERT INTO ebok.written_ticket (account, intent_id, ticket) VALUES ($1, $2, $3)", [
    account,
    intentId,
    ticket,
  ]);
}

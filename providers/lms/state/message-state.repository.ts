import type { LmsQueries } from "../database/lms-database.ts";

/** Marks messages of a customer as read or confirmed at `now`, ms. Those that were read before keep their time. */
export async function markLmsMessagesRead(
  queries: LmsQueries,
  account: number,
  items: readonly number[],
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO ebok.message_state (account, item, read_at) SELECT $1, item, $3 FROM unnest($2::int[]) AS item
    ON CONFLICT (account, item) DO UPDATE SET read_at = coalesce(ebok.message_state.read_at, excluded.read_at)`,
    [account, items, now],
  );
}

/** Hides a message of a customer from now on. */
export async function markLmsMessageDeleted(
  queries: LmsQueries,
  account: number,
  item: number,
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO ebok.message_state (account, item, deleted_at) VALUES ($1, $2, $3)
    ON CONFLICT (account, item) DO UPDATE SET deleted_at = excluded.deleted_at`,
    [account, item, now],
  );
}

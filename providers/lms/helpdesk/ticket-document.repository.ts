import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";
import type { HelpdeskSettings } from "./helpdesk-settings.ts";
import type { WrittenMessage } from "./ticket-writer.ts";

/** File of a message that the customer may open. */
export interface TicketDocument extends WrittenMessage {
  readonly fileName: string;
}

const DOCUMENT_ID = /^A(\d{1,9})-(\d{1,3})$/;

/** Returns the id of a file of a message; LMS has none. `index`: its place among the names of the message. */
export const ticketDocumentId = (message: number, index: number): string => `A${message}-${index}`;

/** Returns a message with its ticket; `undefined` if the customer does not see it. */
export async function findVisibleMessage(
  queries: LmsQueries,
  { queues, sources }: HelpdeskSettings,
  { account, message }: { readonly account: number; readonly message: number },
): Promise<WrittenMessage | undefined> {
  const [row] = await queries.query(
    `SELECT m.ticketid FROM rtmessages m JOIN rttickets t ON t.id = m.ticketid
    WHERE m.id = $1 AND m.type = 0 AND m.deleted = 0 AND t.customerid = $2 AND t.deleted = 0
      AND t.queueid = ANY($3::int[]) AND ($4::int[] IS NULL OR t.source = ANY($4::int[]))`,
    [message, account, queues.map(({ id }) => id), sources ?? null],
  );
  return row && { ticket: lmsNumber(row, "ticketid"), message };
}

/** Returns a file of a customer's ticket by its id; `undefined` for an unknown one, or another customer's. */
export async function findTicketDocument(
  queries: LmsQueries,
  settings: HelpdeskSettings,
  { account, documentId }: { readonly account: number; readonly documentId: string },
): Promise<TicketDocument | undefined> {
  const [, message, index] = DOCUMENT_ID.exec(documentId) ?? [];
  if (message === undefined) return undefined;
  const found = await findVisibleMessage(queries, settings, { account, message: Number(message) });
  if (found === undefined) return undefined;
  const [row] = await queries.query(
    `SELECT DISTINCT filename FROM rtattachments WHERE messageid = $1 AND coalesce(cid, '') = ''
    ORDER BY filename OFFSET $2 LIMIT 1`,
    [found.message, Number(index)],
  );
  return row && { ...found, fileName: lmsText(row, "filename") };
}

import type { LmsQueries, LmsRow, SqlValue } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalNumber, lmsOptionalText, lmsText } from "../database/lms-rows.ts";
import type { HelpdeskSettings } from "./helpdesk-settings.ts";
import { htmlToText } from "./html-to-text.ts";
import type { Ticket, TicketEntry } from "./ticket.ts";

/** Value of `rtmessages.type` for what both sides have written; all others are notes of employees and of LMS. */
const REGULAR = 0;
/** Subject of a ticket without one. */
const UNTITLED = "Zgłoszenie";

/** Returns the names of the files of messages, by message. Pictures inside of an e-mail are none. */
async function findFiles(
  queries: LmsQueries,
  messages: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await queries.query(
    `SELECT DISTINCT messageid, filename FROM rtattachments
    WHERE messageid = ANY($1::int[]) AND coalesce(cid, '') = '' ORDER BY messageid, filename`,
    [messages],
  );
  const files = new Map<number, readonly string[]>();
  for (const row of rows) {
    const message = lmsNumber(row, "messageid");
    files.set(message, [...(files.get(message) ?? []), lmsText(row, "filename")]);
  }
  return files;
}

function entryFrom(row: LmsRow, files: readonly string[]): TicketEntry {
  const body = lmsText(row, "body");
  // A message that an employee writes down for the customer has both ids; LMS shows it as the customer's.
  const isFromCustomer = lmsOptionalNumber(row, "customerid") !== undefined || row["userid"] === null;
  const names = [lmsOptionalText(row, "firstname"), lmsOptionalText(row, "lastname")];
  const author = names.filter((name) => name !== undefined).join(" ");
  return {
    id: lmsNumber(row, "id"),
    isFromCustomer,
    author: isFromCustomer || author === "" ? undefined : author,
    at: lmsNumber(row, "createtime"),
    text: lmsOptionalText(row, "contenttype") === "text/html" ? htmlToText(body) : body.replaceAll("\r", "").trim(),
    files,
  };
}

/** Returns the messages of tickets, by ticket, the oldest first. */
async function findEntries(
  queries: LmsQueries,
  tickets: readonly number[],
): Promise<ReadonlyMap<number, readonly TicketEntry[]>> {
  const rows = await queries.query(
    `SELECT m.id, m.ticketid, m.userid, m.customerid, m.body, m.contenttype, m.createtime, u.firstname, u.lastname
    FROM rtmessages m LEFT JOIN users u ON u.id = m.userid
    WHERE m.ticketid = ANY($1::int[]) AND m.type = $2 AND m.deleted = 0 ORDER BY m.createtime, m.id`,
    [tickets, REGULAR],
  );
  const files = await findFiles(
    queries,
    rows.map((row) => lmsNumber(row, "id")),
  );
  const entries = new Map<number, readonly TicketEntry[]>();
  for (const row of rows) {
    const ticket = lmsNumber(row, "ticketid");
    const entry = entryFrom(row, files.get(lmsNumber(row, "id")) ?? []);
    entries.set(ticket, [...(entries.get(ticket) ?? []), entry]);
  }
  return entries;
}

/** Tickets to look up: those of a customer, or one of them. */
interface TicketSearch {
  readonly account: number;
  readonly ticket?: number;
}

async function searchTickets(
  queries: LmsQueries,
  { queues, sources }: HelpdeskSettings,
  { account, ticket }: TicketSearch,
): Promise<readonly Ticket[]> {
  const kinds = new Map(queues.map(({ id, kind }) => [id, kind]));
  const values: readonly SqlValue[] = [account, [...kinds.keys()], sources ?? null, ticket ?? null];
  const rows = await queries.query(
    `SELECT t.id, t.queueid, t.subject, t.state, t.createtime, s.reopened_at, s.answer_requested_at
    FROM rttickets t LEFT JOIN ebok.ticket_state s ON s.ticket = t.id
    WHERE t.customerid = $1 AND t.deleted = 0 AND t.queueid = ANY($2::int[])
      AND ($3::int[] IS NULL OR t.source = ANY($3::int[])) AND ($4::int IS NULL OR t.id = $4)
    ORDER BY t.createtime DESC, t.id DESC`,
    values,
  );
  const entries = await findEntries(
    queries,
    rows.map((row) => lmsNumber(row, "id")),
  );
  return rows.map((row) => ({
    id: lmsNumber(row, "id"),
    queue: lmsNumber(row, "queueid"),
    kind: kinds.get(lmsNumber(row, "queueid")) ?? "QUESTION",
    subject: lmsOptionalText(row, "subject") ?? UNTITLED,
    state: lmsNumber(row, "state"),
    createdAt: lmsNumber(row, "createtime"),
    reopenedAt: lmsOptionalNumber(row, "reopened_at"),
    answerRequestedAt: lmsOptionalNumber(row, "answer_requested_at"),
    entries: entries.get(lmsNumber(row, "id")) ?? [],
  }));
}

/** Lists the tickets of a customer in the queues that customers may see, the newest first. */
export const findTickets = (
  queries: LmsQueries,
  settings: HelpdeskSettings,
  account: number,
): Promise<readonly Ticket[]> => searchTickets(queries, settings, { account });

/** Returns a ticket of a customer by its number; `undefined` for an unknown one, or another customer's. */
export async function findTicket(
  queries: LmsQueries,
  settings: HelpdeskSettings,
  { account, number }: { readonly account: number; readonly number: string },
): Promise<Ticket | undefined> {
  if (!/^\d{6,9}$/.test(number)) return undefined;
  const [ticket] = await searchTickets(queries, settings, { account, ticket: Number(number) });
  return ticket;
}

import { hostname } from "node:os";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber } from "../database/lms-rows.ts";
import { TICKET_STATES } from "./ticket.ts";

/** Value of `rttickets.source` for the customer panel. */
const FROM_PANEL = 3;
/** Values of `rttickets.service` and `rttickets.type` for "other", as the panel of LMS writes them. */
const OTHER_SERVICE = -1;
const OTHER_TYPE = 9;

/** New ticket. Time in seconds. */
export interface NewTicket {
  readonly account: number;
  readonly queue: number;
  readonly subject: string;
  readonly body: string;
  /** E-mail address of the customer; empty without one. */
  readonly mailFrom: string;
  readonly at: number;
  readonly categories: readonly number[];
}

/** Ids of a written message and of its ticket. */
export interface WrittenMessage {
  readonly ticket: number;
  readonly message: number;
}

async function insertedId(
  queries: LmsQueries,
  sql: string,
  values: Parameters<LmsQueries["query"]>[1],
): Promise<number> {
  const [row] = await queries.query(`${sql} RETURNING id`, values);
  if (row === undefined) throw new Error("no row was inserted");
  return lmsNumber(row, "id");
}

/** Returns the id of an e-mail message, as LMS forms it. */
const messageIdOf = (queue: number, ticket: number, at: number): string =>
  `<msg.${queue}.${ticket}.${at}@rtsystem.${hostname()}>`;

const withoutReturns = (text: string): string => text.replaceAll("\r", "");

/** Inserts a ticket with its first message, as the customer panel of LMS does. */
export async function insertTicket(queries: LmsQueries, order: NewTicket): Promise<WrittenMessage> {
  const { account, queue, subject, body, mailFrom, at, categories } = order;
  const ticket = await insertedId(
    queries,
    `INSERT INTO rttickets (queueid, customerid, subject, state, createtime, modtime, cause, source, service, type)
    VALUES ($1, $2, $3, $4, $5, $5, 0, $6, $7, $8)`,
    [queue, account, subject, TICKET_STATES.new, at, FROM_PANEL, OTHER_SERVICE, OTHER_TYPE],
  );
  const message = await insertedId(
    queries,
    `INSERT INTO rtmessages (ticketid, customerid, createtime, subject, body, mailfrom, messageid, contenttype)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 'text/plain')`,
    [ticket, account, at, subject, withoutReturns(body), mailFrom, messageIdOf(queue, ticket, at)],
  );
  for (const category of categories)
    await queries.query("INSERT INTO rtticketcategories (ticketid, categoryid) VALUES ($1, $2)", [ticket, category]);
  return { ticket, message };
}

/** New message of a customer in a ticket. Time in seconds. */
export interface NewReply {
  readonly account: number;
  readonly ticket: number;
  readonly queue: number;
  readonly subject: string;
  readonly body: string;
  /** Message that it answers; `undefined`: the ticket has none. */
  readonly inReplyTo: number | undefined;
  readonly at: number;
}

/** Inserts a message of the customer into a ticket; a resolved ticket is open again, as in the panel of LMS. */
export async function insertReply(queries: LmsQueries, reply: NewReply): Promise<WrittenMessage> {
  const { account, ticket, queue, subject, body, inReplyTo, at } = reply;
  const message = await insertedId(
    queries,
    `INSERT INTO rtmessages (ticketid, customerid, createtime, subject, body, inreplyto, messageid, contenttype)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 'text/plain')`,
    [ticket, account, at, `Re: ${subject}`, withoutReturns(body), inReplyTo ?? null, messageIdOf(queue, ticket, at)],
  );
  await queries.query(
    "UPDATE rttickets SET modtime = $2, state = CASE state WHEN $3 THEN $4 ELSE state END WHERE id = $1",
    [ticket, at, TICKET_STATES.resolved, TICKET_STATES.open],
  );
  return { ticket, message };
}

/** Inserts the names of the files of a message. */
export async function insertAttachments(
  queries: LmsQueries,
  message: number,
  files: readonly { readonly name: string; readonly mediaType: string }[],
): Promise<void> {
  for (const { name, mediaType } of files)
    await queries.query("INSERT INTO rtattachments (messageid, filename, contenttype) VALUES ($1, $2, $3)", [
      message,
      name,
      mediaType,
    ]);
}

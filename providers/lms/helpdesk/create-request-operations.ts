import { dayAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { findLmsContacts } from "../contact/lms-contact.repository.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { requestReceiptText } from "../notify/message-texts.ts";
import { storeNotice } from "../notify/store-notice.ts";
import {
  findWrittenTicket,
  markTicketOverdue,
  markTicketReopened,
  rememberWrittenTicket,
} from "../state/ticket-state.repository.ts";
import { LMS_FORM_FILE_OPERATIONS } from "./lms-form-file.operations.ts";
import type { HelpdeskSettings } from "./helpdesk-settings.ts";
import { queueOfForm, readAnswers, readFileIds, requestForm } from "./request-form.ts";
import { requestRecord } from "./request-record.ts";
import { namesOfArrived, takeRequestFiles } from "./take-request-files.ts";
import {
  isAnswerLate,
  lawfulAnswerDay,
  pendingAnswerRequestTime,
  repeatedAnswerDay,
  ticketStatus,
  ticketNumber,
} from "./ticket.ts";
import { findTicket, findTickets } from "./ticket.repository.ts";
import { insertReply, insertTicket } from "./ticket-writer.ts";

/** Write of a customer to the help desk. */
interface HelpdeskWrite {
  readonly call: LmsCall;
  readonly account: number;
  readonly queries: LmsQueries;
  readonly settings: HelpdeskSettings;
}

/** Lists the queues that LMS has not deleted, with their names. */
async function findQueueNames(queries: LmsQueries, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await queries.query("SELECT id, name FROM rtqueues WHERE id = ANY($1::int[]) AND deleted = 0", [ids]);
  return new Map(rows.map((row) => [lmsNumber(row, "id"), lmsText(row, "name")]));
}

async function listForms(queries: LmsQueries, { queues, directory }: HelpdeskSettings): Promise<readonly JsonRecord[]> {
  const names = await findQueueNames(
    queries,
    queues.map(({ id }) => id),
  );
  return queues.flatMap((queue) => {
    const name = names.get(queue.id);
    return name === undefined ? [] : [requestForm(queue, name, directory !== undefined)];
  });
}

/** Executes a write unless its key has written to a ticket before, however long ago. */
async function writeTicketOnce(
  { call, account, queries }: HelpdeskWrite,
  write: () => Promise<{ readonly ticket: number; readonly answer: JsonRecord } | string>,
): Promise<JsonRecord> {
  const key = { account, intentId: call.request.text("intentId") };
  const former = await findWrittenTicket(queries, key);
  if (former !== undefined) return { number: ticketNumber(former) };
  const written = await write();
  if (typeof written === "string") return { errorCode: written };
  await rememberWrittenTicket(queries, key, written.ticket);
  return written.answer;
}

async function registerRequest({ call, account, queries, settings }: HelpdeskWrite) {
  const { request, now } = call;
  const queue = queueOfForm(settings, request.text("formId"));
  if (queue === undefined || !(await findQueueNames(queries, [queue.id])).has(queue.id)) return "UNKNOWN_FORM";
  const content = readAnswers(request);
  const fileIds = readFileIds(request);
  if (content === undefined || fileIds === undefined) return "WRONG_ANSWERS";
  if (fileIds.length > 0 && settings.directory === undefined) return "WRONG_ANSWERS";
  const names = await namesOfArrived(queries, account, fileIds);
  if (names === undefined) return "FILE_MISSING";
  const { emails } = await findLmsContacts(queries, account);
  const written = await insertTicket(queries, {
    account,
    queue: queue.id,
    subject: content.subject,
    body: content.text,
    mailFrom: emails[0] ?? "",
    at: Math.floor(now / 1_000),
    categories: settings.categories,
  });
  if (settings.directory !== undefined)
    await takeRequestFiles(queries, settings.directory, { account, fileIds, names }, written);
  const { ticket } = written;
  const answer = { number: ticketNumber(ticket), answerBy: lawfulAnswerDay(queue.kind, now) };
  const receipt = requestReceiptText(answer.number, answer.answerBy);
  await storeNotice(call.features.outbox, queries, account, receipt);
  return { ticket, answer };
}

async function addMessage({ call, account, queries, settings }: HelpdeskWrite) {
  const { request, now } = call;
  const number = request.text("number");
  const found = await findTicket(queries, settings, { account, number });
  if (found === undefined) return "UNKNOWN_REQUEST";
  const state = ticketStatus(found);
  if (state === "CLOSED") return "REQUEST_CLOSED";
  const fileIds = readFileIds(request);
  const takesFiles = settings.directory !== undefined || fileIds?.length === 0;
  const names = fileIds === undefined || !takesFiles ? undefined : await namesOfArrived(queries, account, fileIds);
  if (fileIds === undefined || names === undefined) return "FILE_MISSING";
  const requestsAnswer = request.text("requestsAnswer") === "true";
  if (requestsAnswer && !isAnswerLate(found, dayAt(now))) return "ANSWER_NOT_LATE";
  const requestedAt = pendingAnswerRequestTime(found);
  if (requestsAnswer && requestedAt !== undefined)
    return { ticket: found.id, answer: { number, answerBy: repeatedAnswerDay(requestedAt) } };
  const disagrees = request.text("disagrees") === "true";
  const written = await insertReply(queries, {
    account,
    ticket: found.id,
    queue: found.queue,
    subject: found.subject,
    body: `${disagrees ? "Nie zgadzam się z odpowiedzią.\n" : ""}${request.text("text")}`,
    inReplyTo: found.entries.at(-1)?.id,
    at: Math.floor(now / 1_000),
  });
  if (settings.directory !== undefined)
    await takeRequestFiles(queries, settings.directory, { account, fileIds, names }, written);
  if (requestsAnswer) await markTicketOverdue(queries, found.id, now);
  else if (state === "ANSWERED") await markTicketReopened(queries, found.id, now);
  const reopened = state === "ANSWERED" ? lawfulAnswerDay(found.kind, now) : undefined;
  const answerBy = requestsAnswer ? repeatedAnswerDay(now) : reopened;
  return { ticket: found.id, answer: { number, answerBy } };
}

/** Creates the operations of the help desk. Files are supported if LMS has a directory for them. */
export function createRequestOperations(settings: HelpdeskSettings): Readonly<Record<string, LmsOperation>> {
  const takesFiles = settings.directory !== undefined;
  return {
    getContactFormDefinition: {
      session: "required",
      handle: async ({ database }) => ({ forms: await listForms(database, settings) }),
    },
    getContactFormSubmissions: {
      session: "required",
      handle: async ({ database }, { account }) => ({
        submissions: (await findTickets(database, settings, account)).map((ticket) =>
          requestRecord(ticket, takesFiles),
        ),
      }),
    },
    registerContactFormSubmission: {
      session: "write",
      handle: (call, { account }, queries) => {
        const write = { call, account, queries, settings };
        return writeTicketOnce(write, () => registerRequest(write));
      },
    },
    addSupportRequestMessage: {
      session: "write",
      handle: (call, { account }, queries) => {
        const write = { call, account, queries, settings };
        return writeTicketOnce(write, () => addMessage(write));
      },
    },
    ...(takesFiles ? LMS_FORM_FILE_OPERATIONS : {}),
  };
}

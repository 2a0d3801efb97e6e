import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { formIdOf } from "./request-form.ts";
import {
  answerDayOf,
  firstAnswerDayOf,
  repeatedAnswerDay,
  ticketStatus,
  ticketNumber,
  type Ticket,
  type TicketEntry,
} from "./ticket.ts";
import { ticketDocumentId } from "./ticket-document.repository.ts";

const entryRecord = (
  { id, isFromCustomer, author, at, text, files }: TicketEntry,
  takesFiles: boolean,
): JsonRecord => ({
  side: isFromCustomer ? "CUSTOMER" : "PROVIDER",
  author,
  at: wallAt(at * 1_000),
  text,
  files,
  documents: takesFiles ? files.map((name, index) => ({ documentId: ticketDocumentId(id, index), name })) : [],
});

/** Returns a ticket as a request of the contract. `takesFiles`: its files can be opened. */
export function requestRecord(ticket: Ticket, takesFiles: boolean): JsonRecord {
  const { id, queue, kind, subject, createdAt, answerRequestedAt, entries } = ticket;
  return {
    number: ticketNumber(id),
    formId: formIdOf({ id: queue, kind }),
    kind,
    title: subject,
    state: ticketStatus(ticket),
    sentAt: wallAt(createdAt * 1_000),
    answerBy: answerDayOf(ticket),
    firstAnswerBy: firstAnswerDayOf(ticket),
    answerRequestedAt: answerRequestedAt === undefined ? undefined : wallAt(answerRequestedAt),
    repeatedAnswerBy: answerRequestedAt === undefined ? undefined : repeatedAnswerDay(answerRequestedAt),
    entries: entries.map((entry) => entryRecord(entry, takesFiles)),
  };
}

import { addWorkingDays, workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, addCalendarMonths, dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import type { RequestKind } from "./helpdesk-settings.ts";

/** Values of `rttickets.state`. The others mean that an employee works on the ticket. */
export const TICKET_STATES = { new: 0, open: 1, resolved: 2, dead: 3, verified: 7 } as const;

/** State of a request in the contract. */
export type TicketStatus = "RECEIVED" | "IN_PROGRESS" | "ANSWERED" | "CLOSED";

/** Message of a ticket. Time in seconds. */
export interface TicketEntry {
  readonly id: number;
  readonly isFromCustomer: boolean;
  /** Name of the employee. */
  readonly author: string | undefined;
  readonly at: number;
  readonly text: string;
  /** Names of its files, in the order of their documents. */
  readonly files: readonly string[];
}

/** Ticket of the help desk of LMS. Times in seconds, those of the portal's own schema in ms. */
export interface Ticket {
  readonly id: number;
  readonly queue: number;
  readonly kind: RequestKind;
  readonly subject: string;
  readonly state: number;
  readonly createdAt: number;
  /** Time at which the customer wrote after the answer. */
  readonly reopenedAt: number | undefined;
  /** Time at which the customer last asked once more for a late answer; it stays after the answer. */
  readonly answerRequestedAt: number | undefined;
  readonly entries: readonly TicketEntry[];
}

/** Last days of a complaint (PKE art. 378) and working days of a repeated answer. */
const COMPLAINT_DAYS = 30;
const REPEAT_WORKING_DAYS = 3;

/** Returns the number of a ticket as LMS shows it. */
export const ticketNumber = (id: number): string => String(id).padStart(6, "0");

/** Returns the state of a request; LMS leaves a verified ticket verified when the customer writes again. */
export function ticketStatus({ state, entries }: Pick<Ticket, "state" | "entries">): TicketStatus {
  switch (state) {
    case TICKET_STATES.new:
      return "RECEIVED";
    case TICKET_STATES.resolved:
      return "ANSWERED";
    case TICKET_STATES.verified:
      return entries.at(-1)?.isFromCustomer === true ? "IN_PROGRESS" : "ANSWERED";
    case TICKET_STATES.dead:
      return "CLOSED";
    default:
      return "IN_PROGRESS";
  }
}

/** Returns the last day for an answer to what was sent at `at` (ms), as the law states it; `undefined` without one. */
export function lawfulAnswerDay(kind: RequestKind, at: number): IsoDay | undefined {
  switch (kind) {
    case "COMPLAINT":
      return workdayFrom(addCalendarDays(dayAt(at), COMPLAINT_DAYS));
    case "PERSONAL_DATA":
      return workdayFrom(addCalendarMonths(dayAt(at), 1));
    case "QUESTION":
    case "FAULT":
      return undefined;
  }
}

/** Returns the last day for the answer to a ticket. */
export const answerDayOf = ({ kind, createdAt, reopenedAt }: Ticket): IsoDay | undefined =>
  lawfulAnswerDay(kind, reopenedAt ?? createdAt * 1_000);

/** Returns the last day for the first answer to a ticket; `undefined` until the customer has written after it. */
export const firstAnswerDayOf = ({ kind, createdAt, reopenedAt }: Ticket): IsoDay | undefined =>
  reopenedAt === undefined ? undefined : lawfulAnswerDay(kind, createdAt * 1_000);

/** Returns the last day of an answer that was asked for once more at `at`, ms. */
export const repeatedAnswerDay = (at: number): IsoDay => addWorkingDays(dayAt(at), REPEAT_WORKING_DAYS);

/** Returns the time of a request for the answer that is due; `undefined` without one, or if it was for a former one. */
export const pendingAnswerRequestTime = ({ reopenedAt, answerRequestedAt }: Ticket): number | undefined =>
  answerRequestedAt !== undefined && answerRequestedAt > (reopenedAt ?? 0) ? answerRequestedAt : undefined;

/** Returns true for an open complaint without an answer after its last day. */
export function isAnswerLate(ticket: Ticket, today: IsoDay): boolean {
  const state = ticketStatus(ticket);
  const lastDay = answerDayOf(ticket);
  return (
    ticket.kind === "COMPLAINT" &&
    state !== "ANSWERED" &&
    state !== "CLOSED" &&
    lastDay !== undefined &&
    lastDay < today
  );
}

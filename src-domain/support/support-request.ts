import type { Instant, WarsawDate } from "../shared-kernel/index.ts";
import { plusWorkingDays } from "../shared-kernel/working-days.ts";
import type { ComplaintTerms, FormKind } from "./contact-form.ts";

/** State of a request. `unknown`: missing, or a state that the portal does not know. */
export type RequestState = "received" | "inProgress" | "answered" | "closed" | "unknown";

const STATES: Readonly<Record<string, RequestState>> = {
  RECEIVED: "received",
  IN_PROGRESS: "inProgress",
  ANSWERED: "answered",
  CLOSED: "closed",
};

/** Maps the server's name of a state. */
export function requestState(text: string | undefined): RequestState {
  const key = text?.trim().toUpperCase() ?? "";
  return (Object.hasOwn(STATES, key) ? STATES[key] : undefined) ?? "unknown";
}

/** Attached file. */
export interface RequestFile {
  readonly name: string;
  /** Id of the file for a download; `undefined` if it cannot be opened. */
  readonly documentId: string | undefined;
}

/** Kind of the operator's message: an answer to the request, or a question to complete it (REQ-24). */
export type RequestEntryKind = "answer" | "question";

/** Decision of an answer about a complaint. */
export type ComplaintOutcome = "accepted" | "partlyAccepted" | "rejected";

/** Message about a request. */
export interface RequestEntry {
  readonly side: "customer" | "provider";
  /** `undefined` if the server does not state it: an answer, a question or news. */
  readonly kind?: RequestEntryKind | undefined;
  /** Last day to answer a question; `undefined` without one. */
  readonly answerBy?: WarsawDate | undefined;
  /** Decision of an answer to a complaint; `undefined` if the server does not state it. */
  readonly outcome?: ComplaintOutcome | undefined;
  /** Name of the person who answered, if known. */
  readonly author: string | undefined;
  readonly at: Instant;
  readonly text: string;
  readonly files: readonly RequestFile[];
}

/** Second request for an answer to a complaint that did not arrive in time (REQ-20). */
export interface AnswerRequest {
  readonly at: Instant;
  /** Last day on which the operator sends the answer once more. */
  readonly answerBy: WarsawDate;
}

/** Request of the customer with the messages about it (MSG-03). */
export interface SupportRequest {
  /** Number for the customer and the operator: `ZG/2026/004182`. */
  readonly number: string;
  readonly formId: string;
  readonly kind: FormKind;
  readonly title: string;
  readonly state: RequestState;
  readonly sentAt: Instant;
  /** Last day for an answer; `undefined` without a promise. */
  readonly answerBy: WarsawDate | undefined;
  /** Last day of the first answer, once `answerBy` is that of a later one or missing; `undefined` if not stated. */
  readonly firstAnswerBy?: WarsawDate | undefined;
  /** `undefined` while the customer has not asked for the answer once more. */
  readonly answerRequest: AnswerRequest | undefined;
  /** Oldest first. */
  readonly entries: readonly RequestEntry[];
  /** Document with a copy for the customer; `undefined` if the server has none (REQ-07). */
  readonly copyId: string | undefined;
  /**
   * Service that the request is about; `undefined` if it is about none, or if the server does not state it (REQ-41).
   */
  readonly productId: string | undefined;
}

/** Sorts newest first; requests of the same moment by descending number. */
export function newestRequestsFirst(requests: readonly SupportRequest[]): readonly SupportRequest[] {
  return requests.toSorted((one, other) => other.sentAt - one.sentAt || (one.number < other.number ? 1 : -1));
}

/** Returns true if the customer is still waiting for an answer. */
export function isRequestOpen({ state }: Pick<SupportRequest, "state">): boolean {
  return state === "received" || state === "inProgress";
}

/** Returns true if the customer may add a message to the request (REQ-01). */
export function canReply({ state }: Pick<SupportRequest, "state">): boolean {
  return isRequestOpen({ state }) || state === "answered";
}

/** Returns true if the customer may reject the answer to a complaint (REQ-03). */
export function canDisagree({ kind, state }: Pick<SupportRequest, "kind" | "state">): boolean {
  return kind === "complaint" && state === "answered";
}

/** Returns true for a message of the operator that may be an answer: anything but a question. */
export function mayBeAnswer({ side, kind }: Pick<RequestEntry, "side" | "kind">): boolean {
  return side === "provider" && kind !== "question";
}

/**
 * Returns the state that the kinds of the messages show (REQ-24): a question does not answer a request, and an answer
 * does. Messages of the operator without a kind change nothing.
 */
export function stateByMessages(state: RequestState, entries: readonly RequestEntry[]): RequestState {
  const ofOperator = entries.findLast(({ side }) => side === "provider");
  if (state === "answered" && ofOperator?.kind === "question") return "inProgress";
  const last = entries.findLast(({ side, kind }) => side === "customer" || kind !== undefined);
  return isRequestOpen({ state }) && last?.kind === "answer" ? "answered" : state;
}

/** Returns the question of the operator to which the customer has not replied yet; `undefined` without one (REQ-24). */
export function openQuestionOf({
  state,
  entries,
}: Pick<SupportRequest, "state" | "entries">): RequestEntry | undefined {
  if (!isRequestOpen({ state })) return undefined;
  const asked = entries.findLastIndex(({ side, kind }) => side === "provider" && kind === "question");
  const isOver = entries.slice(asked + 1).some(({ side, kind }) => side === "customer" || kind === "answer");
  return isOver ? undefined : entries[asked];
}

/** Returns true once the last day to reply to a question has passed; false without a known day. */
export function isReplyOverdue({ answerBy }: Pick<RequestEntry, "answerBy">, today: WarsawDate): boolean {
  return answerBy !== undefined && today > answerBy;
}

/** Lists the requests that wait for the customer, each with the question of the operator (REQ-90). */
export function requestsWithQuestion(
  requests: readonly SupportRequest[],
): readonly { readonly request: SupportRequest; readonly question: RequestEntry }[] {
  return requests.flatMap((request) => {
    const question = openQuestionOf(request);
    return question === undefined ? [] : [{ request, question }];
  });
}

/**
 * Returns true while the time for an answer waits for the customer's reply to a question of the operator. The law lets
 * the time for answers about personal data and accessibility run on.
 */
export function answerAwaitsReply(request: Pick<SupportRequest, "kind" | "state" | "entries">): boolean {
  if (openQuestionOf(request) === undefined) return false;
  switch (request.kind) {
    case "complaint":
    case "question":
    case "fault":
      return true;
    case "accessibility":
    case "personalData":
      return false;
  }
}

/** Returns the last answer of the operator; `undefined` if there is none, or only messages that may be news. */
export function lastAnswerOf({ state, entries }: Pick<SupportRequest, "state" | "entries">): RequestEntry | undefined {
  // Before the answer, the operator may only have acknowledged the complaint or asked something.
  return (
    entries.findLast(({ kind }) => kind === "answer") ??
    (state === "answered" ? entries.findLast(mayBeAnswer) : undefined)
  );
}

/**
 * Returns true if the operator has answered before, also when the request is open again because the customer has
 * replied (REQ-03). An entry of the operator without a kind and a reply is only news about an open request.
 */
export function wasAnswered({ state, entries }: Pick<SupportRequest, "state" | "entries">): boolean {
  if (!isRequestOpen({ state })) return state !== "unknown";
  if (entries.some(({ kind }) => kind === "answer")) return true;
  const answered = entries.findIndex(mayBeAnswer);
  return answered !== -1 && entries.slice(answered).some(({ side }) => side === "customer");
}

/** Returns true if an answer has accepted a complaint, also in part: it may name a correction (REQ-91). */
export function wasComplaintAccepted({ kind, entries }: Pick<SupportRequest, "kind" | "entries">): boolean {
  return kind === "complaint" && entries.some(({ outcome }) => outcome === "accepted" || outcome === "partlyAccepted");
}

/** Returns the second request for an answer; `undefined` after the operator has answered since (REQ-20). */
export function pendingAnswerRequest({
  answerRequest,
  entries,
}: Pick<SupportRequest, "answerRequest" | "entries">): AnswerRequest | undefined {
  if (answerRequest === undefined) return undefined;
  return entries.some((entry) => mayBeAnswer(entry) && entry.at > answerRequest.at) ? undefined : answerRequest;
}

/** Deadline for the answer to an open request. `late`: it has passed; a complaint then counts as accepted. */
export type AnswerDeadline = { readonly kind: "none" } | { readonly kind: "waiting" | "late"; readonly by: WarsawDate };

export function answerDeadlineOf(
  request: Pick<SupportRequest, "state" | "answerBy">,
  today: WarsawDate,
): AnswerDeadline {
  if (!isRequestOpen(request) || request.answerBy === undefined) return { kind: "none" };
  return { kind: today > request.answerBy ? "late" : "waiting", by: request.answerBy };
}

/** Returns the last day for an answer that is asked for once more on `today`: whole working days. */
export function repeatedAnswerDue({ repeatDays }: Pick<ComplaintTerms, "repeatDays">, today: WarsawDate): WarsawDate {
  return plusWorkingDays(today, repeatDays);
}

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

/** Message about a request. */
export interface RequestEntry {
  readonly side: "customer" | "provider";
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
  /** `undefined` while the customer has not asked for the answer once more. */
  readonly answerRequest: AnswerRequest | undefined;
  /** Oldest first. */
  readonly entries: readonly RequestEntry[];
  /** Document with a copy for the customer; `undefined` if the server has none (REQ-07). */
  readonly copyId: string | undefined;
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

/**
 * Returns true if the operator has answered before, also when the request is open again because the customer has
 * replied (REQ-03). An entry of the operator without a reply is only news about an open request.
 */
export function wasAnswered({ state, entries }: Pick<SupportRequest, "state" | "entries">): boolean {
  if (!isRequestOpen({ state })) return state !== "unknown";
  const answered = entries.findIndex(({ side }) => side === "provider");
  return answered !== -1 && entries.slice(answered).some(({ side }) => side === "customer");
}

/** Returns the second request for an answer; `undefined` after the operator has written since (REQ-20). */
export function pendingAnswerRequest({
  answerRequest,
  entries,
}: Pick<SupportRequest, "answerRequest" | "entries">): AnswerRequest | undefined {
  if (answerRequest === undefined) return undefined;
  return entries.some(({ side, at }) => side === "provider" && at > answerRequest.at) ? undefined : answerRequest;
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

/** Returns true if the customer may ask for an answer once more: none arrived in time, and none was asked for (REQ-20). */
export function canRequestAnswer(
  request: Pick<SupportRequest, "kind" | "state" | "answerBy" | "answerRequest">,
  today: WarsawDate,
): boolean {
  return (
    request.kind === "complaint" &&
    request.answerRequest === undefined &&
    answerDeadlineOf(request, today).kind === "late"
  );
}

/** Returns the last day for an answer that is asked for once more on `today`: whole working days. */
export function repeatedAnswerDue({ repeatDays }: Pick<ComplaintTerms, "repeatDays">, today: WarsawDate): WarsawDate {
  return plusWorkingDays(today, repeatDays);
}

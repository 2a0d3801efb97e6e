import type { Instant, WarsawDate } from "../shared-kernel/index.ts";
import type { FormKind } from "./contact-form.ts";

/**
 * How a request stands. `unknown`: the provider says something that the portal has no word for, or nothing; what
 * follows from it is not guessed.
 */
export type RequestState = "received" | "inProgress" | "answered" | "closed" | "unknown";

const STATES: Readonly<Record<string, RequestState>> = {
  RECEIVED: "received",
  IN_PROGRESS: "inProgress",
  ANSWERED: "answered",
  CLOSED: "closed",
};

/** How a request stands by the provider's word. */
export function requestState(text: string | undefined): RequestState {
  const key = text?.trim().toUpperCase() ?? "";
  return (Object.hasOwn(STATES, key) ? STATES[key] : undefined) ?? "unknown";
}

/** What was said in the matter of a request. */
export interface RequestEntry {
  readonly side: "customer" | "provider";
  /** Who answered, where the provider says so. */
  readonly author: string | undefined;
  readonly at: Instant;
  readonly text: string;
  /** Names of the files that came with it. */
  readonly files: readonly string[];
}

/** A request of the customer, with what was said since (MSG-03). */
export interface SupportRequest {
  /** By which everybody finds it: `ZG/2026/004182`. */
  readonly number: string;
  readonly formId: string;
  readonly kind: FormKind;
  readonly title: string;
  readonly state: RequestState;
  readonly sentAt: Instant;
  /** The last day for an answer; `undefined` where none is promised. */
  readonly answerBy: WarsawDate | undefined;
  /** In the order of time. */
  readonly entries: readonly RequestEntry[];
}

/** Newest first; of the same moment, the one with the later number. */
export function newestRequestsFirst(requests: readonly SupportRequest[]): readonly SupportRequest[] {
  return requests.toSorted((one, other) => other.sentAt - one.sentAt || (one.number < other.number ? 1 : -1));
}

/** Whether the customer still waits for an answer, as far as that is known. */
export function isRequestOpen({ state }: Pick<SupportRequest, "state">): boolean {
  return state === "received" || state === "inProgress";
}

/**
 * How it stands with the answer to an open request. `late`: the day has gone by; a complaint counts as accepted then.
 */
export type AnswerDeadline = { readonly kind: "none" } | { readonly kind: "waiting" | "late"; readonly by: WarsawDate };

export function answerDeadlineOf(
  request: Pick<SupportRequest, "state" | "answerBy">,
  today: WarsawDate,
): AnswerDeadline {
  if (!isRequestOpen(request) || request.answerBy === undefined) return { kind: "none" };
  return { kind: today > request.answerBy ? "late" : "waiting", by: request.answerBy };
}

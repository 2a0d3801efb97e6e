import type { WarsawDate } from "../shared-kernel/index.ts";
import {
  answerDeadlineOf,
  openQuestionOf,
  wasAnswered,
  type RequestState,
  type SupportRequest,
} from "./support-request.ts";

/**
 * State of a request as the customer reads it. `question`: the operator waits for the customer. `accepted`: silence has
 * accepted a complaint, whatever state the provider still states (REQ-25).
 */
export type DisplayedRequestState = RequestState | "question" | "accepted";

type DatedRequest = Pick<SupportRequest, "kind" | "state" | "answerBy" | "entries">;

/**
 * Returns true if silence has accepted a complaint (PKE art. 378; act of 26 April 2024, art. 37): the time for its
 * first answer is over, and the operator does not wait for the customer.
 */
export function isAcceptedBySilence(request: DatedRequest, today: WarsawDate): boolean {
  if (answerDeadlineOf(request, today).kind !== "late" || openQuestionOf(request) !== undefined) return false;
  switch (request.kind) {
    case "complaint":
      return !wasAnswered(request);
    case "accessibility":
      return !request.entries.some(({ kind }) => kind === "answer");
    case "question":
    case "fault":
    case "personalData":
      return false;
  }
}

/**
 * Returns true if the customer may ask for the answer to a complaint once more: none arrived in time, and none was
 * asked for (REQ-20).
 */
export function canRequestAnswer(
  request: DatedRequest & Pick<SupportRequest, "answerRequest">,
  today: WarsawDate,
): boolean {
  return request.kind === "complaint" && request.answerRequest === undefined && isAcceptedBySilence(request, today);
}

export function displayedRequestState(request: DatedRequest, today: WarsawDate): DisplayedRequestState {
  if (openQuestionOf(request) !== undefined) return "question";
  return isAcceptedBySilence(request, today) ? "accepted" : request.state;
}

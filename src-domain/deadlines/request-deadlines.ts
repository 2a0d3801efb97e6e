import type { WarsawDate } from "../shared-kernel/index.ts";
import {
  answerAwaitsReply,
  isRequestOpen,
  openQuestionOf,
  pendingAnswerRequest,
  settlementUntil,
  wasAnswered,
  type ComplaintTerms,
  type SupportRequest,
} from "../support/index.ts";
import type { Deadline, DeadlineKind } from "./deadline.ts";

/** Answers to requests. The law names no day for those to questions and faults: the operator promises one. */
const ANSWER_KINDS = {
  question: "promisedAnswer",
  fault: "promisedAnswer",
  complaint: "complaintAnswer",
  accessibility: "accessibilityAnswer",
  personalData: "personalDataAnswer",
} as const satisfies Record<SupportRequest["kind"], DeadlineKind>;

const deadlineAbout = ({ number, title }: SupportRequest, kind: DeadlineKind, day: WarsawDate): Deadline => ({
  id: `${kind}-${number}`,
  kind,
  day,
  // Requests of this kind are about anything, such as a document in large print (DOC-25).
  name: kind === "promisedAnswer" && title !== number ? `${number}, ${title}` : number,
  subject: { kind: "request", number },
});

/**
 * Lists the answers that the operator owes by law or by its promise, late ones included. An answer that was asked for
 * once more has its new day. A complaint that is open again after an answer has the day that the operator promises. An
 * answer has no day while the operator waits for the customer's reply.
 */
export function answerDeadlines(requests: readonly SupportRequest[]): readonly Deadline[] {
  return requests.flatMap((request) => {
    const kind = ANSWER_KINDS[request.kind];
    if (!isRequestOpen(request) || answerAwaitsReply(request)) return [];
    const repeated = pendingAnswerRequest(request);
    if (repeated !== undefined) return [deadlineAbout(request, "repeatedAnswer", repeated.answerBy)];
    const { answerBy } = request;
    if (answerBy === undefined) return [];
    // Silence accepts the complaint only, not a message after its answer.
    const isFurther = kind === "complaintAnswer" && wasAnswered(request);
    return [deadlineAbout(request, isFurther ? "furtherAnswer" : kind, answerBy)];
  });
}

/**
 * Lists the replies to questions of the operator, late ones included: the completion of a complaint (Dz.U. 2025 poz.
 * 1371, § 3), and replies whose day the operator names.
 */
export function questionDeadlines(requests: readonly SupportRequest[]): readonly Deadline[] {
  return requests.flatMap((request) => {
    const day = openQuestionOf(request)?.answerBy;
    if (day === undefined) return [];
    return [deadlineAbout(request, request.kind === "complaint" ? "complaintCompletion" : "questionReply", day)];
  });
}

/** Lists the complaints about which a consumer may ask for a settlement. */
export function settlementDeadlines(
  requests: readonly SupportRequest[],
  terms: Pick<ComplaintTerms, "settlementMonths">,
  today: WarsawDate,
): readonly Deadline[] {
  return requests.flatMap((request) => {
    const day = settlementUntil(request, terms, today);
    return day === undefined ? [] : [deadlineAbout(request, "settlement", day)];
  });
}

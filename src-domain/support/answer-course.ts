import { warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import { isRequestOpen, mayBeAnswer, wasAnswered, type RequestEntry, type SupportRequest } from "./support-request.ts";

/** First answer of the operator. `unknown`: the provider does not mark which of several messages is the answer. */
export type FirstAnswer =
  | { readonly kind: "none" }
  | { readonly kind: "given"; readonly at: Instant }
  | { readonly kind: "unknown" };

/** Message of the customer after an answer, with what the operator owes and sent since. */
export interface FurtherAnswer {
  readonly askedAt: Instant;
  /** Last day that the operator promised; `undefined` if it is not known or no longer stated. */
  readonly answerBy: WarsawDate | undefined;
  /** `undefined` while the operator has not answered again. */
  readonly answeredAt: Instant | undefined;
}

/** Answers to a request in the order in which they were owed. */
export interface AnswerCourse {
  /** Last day of the first answer, the legal one of a complaint; `undefined` if the provider does not state it. */
  readonly firstAnswerBy: WarsawDate | undefined;
  readonly firstAnswer: FirstAnswer;
  /** Oldest first. */
  readonly further: readonly FurtherAnswer[];
}

type AnsweredRequest = Pick<SupportRequest, "state" | "answerBy" | "firstAnswerBy" | "entries">;

/** Returns the index of the first answer in the messages; `undefined` if it is not known which one it is. */
function firstAnswerIndex({ state, firstAnswerBy, entries }: AnsweredRequest): number | undefined {
  if (entries.some(({ kind }) => kind === "answer")) return entries.findIndex(({ kind }) => kind === "answer");
  // A message without a kind about an open request may be news, unless the provider states the day of a first answer.
  if (isRequestOpen({ state }) && firstAnswerBy === undefined)
    return wasAnswered({ state, entries }) ? undefined : NO_ANSWER;
  const [first, last] = [entries.findIndex(mayBeAnswer), entries.findLastIndex(mayBeAnswer)];
  if (first === -1) return state === "answered" || firstAnswerBy !== undefined ? undefined : NO_ANSWER;
  const isInterrupted = entries.slice(first, last).some(({ side }) => side === "customer");
  return isInterrupted ? undefined : last;
}

const NO_ANSWER = -1;

/** Lists the messages of the customer that follow an answer, up to the next answer each. */
function furtherAnswers(entries: readonly RequestEntry[], isAnswer: (entry: RequestEntry) => boolean): FurtherAnswer[] {
  const further: FurtherAnswer[] = [];
  for (const entry of entries) {
    const last = further.at(-1);
    const isWaiting = last !== undefined && last.answeredAt === undefined;
    if (isAnswer(entry)) {
      if (isWaiting) further.splice(-1, 1, { ...last, answeredAt: entry.at });
    } else if (entry.side === "customer" && !isWaiting)
      further.push({ askedAt: entry.at, answerBy: undefined, answeredAt: undefined });
  }
  return further;
}

/** Returns true if `answerBy` may be the day of an answer that the customer has asked for since `askedAt`. */
const isDayOf = ({ askedAt }: FurtherAnswer, answerBy: WarsawDate | undefined): boolean =>
  answerBy !== undefined && answerBy >= warsawDateAt(askedAt);

/**
 * Returns the course of the answers: the day and the time of the first one stay whatever the customer writes since, and
 * each further message has a day and an answer of its own (REQ-21). Facts not stated are left out.
 */
export function answerCourseOf(request: AnsweredRequest): AnswerCourse {
  const { state, answerBy, firstAnswerBy, entries } = request;
  const index = firstAnswerIndex(request);
  if (index === undefined) return { firstAnswerBy, firstAnswer: { kind: "unknown" }, further: [] };
  const first = entries[index];
  if (first === undefined)
    return { firstAnswerBy: firstAnswerBy ?? answerBy, firstAnswer: { kind: "none" }, further: [] };
  const isMarked = first.kind === "answer";
  const further = furtherAnswers(entries.slice(index + 1), (entry) =>
    isMarked ? entry.kind === "answer" : mayBeAnswer(entry),
  );
  const last = further.at(-1);
  const isWaiting = last !== undefined && last.answeredAt === undefined && isRequestOpen({ state });
  if (isWaiting && isDayOf(last, answerBy)) further.splice(-1, 1, { ...last, answerBy });
  return {
    firstAnswerBy: firstAnswerBy ?? (further.length === 0 ? answerBy : undefined),
    firstAnswer: { kind: "given", at: first.at },
    further,
  };
}

import { plusDays, type Result, type TransportFailure, type WarsawDate } from "../shared-kernel/index.ts";
import { sendableText, textLength } from "../validation/index.ts";
import type { ClientFlags } from "./client.ts";
import type { PollRefusal } from "./electronic-poll.ts";

/** From "very bad" to "very good". */
export const SURVEY_RATINGS = ["1", "2", "3", "4", "5"] as const;
export type SurveyRating = (typeof SURVEY_RATINGS)[number];

/** The most characters that the customer's own words may have. */
export const SURVEY_COMMENT_MAX_LENGTH = 1_000;

/** For how many days "later" is. */
export const SURVEY_POSTPONED_DAYS = 7;

/** On what it depends beside the flags whether the customer is asked. */
export interface SurveyConditions {
  /** An employee of the operator acts for the customer, whose answer this would not be. */
  readonly isEmployee: boolean;
  /** What this browser has kept. */
  readonly marks: readonly string[];
  /** The account that is acted for: another one's "later" does not count. */
  readonly account: string;
  readonly today: WarsawDate;
}

/**
 * Whether the customer is asked how content they are, and whether at once (SITE-04): folded until it is pressed, open
 * by `expandSatisfactionSurvey`,
 * not at all once they have answered or while they have put it off.
 */
export function initialSurveyState(
  flags: Pick<ClientFlags, "showSatisfactionSurvey" | "expandSatisfactionSurvey">,
  { isEmployee, marks, account, today }: SurveyConditions,
): "none" | "folded" | "open" {
  if (!flags.showSatisfactionSurvey || isEmployee || isPostponed(marks, account, today)) return "none";
  return flags.expandSatisfactionSurvey ? "open" : "folded";
}

const MARK = /^survey_(..)(\d{4})(\d{2})(\d{2})$/u;

/**
 * Of an account so much that those who share a browser are told apart, and too little for anybody to find one by it.
 */
function accountHashOf(account: string): string {
  let trace = 0;
  for (const sign of account) trace = (trace * 31 + (sign.codePointAt(0) ?? 0)) % 1_296;
  return trace.toString(36).padStart(2, "0");
}

interface Postponement {
  readonly trace: string;
  readonly until: string;
}

function parsePostponement(mark: string): Postponement | undefined {
  const [, trace, year, month, day] = MARK.exec(mark) ?? [];
  return trace === undefined || year === undefined ? undefined : { trace, until: `${year}-${month}-${day}` };
}

/**
 * Marks with a "later" of this account, whose last day is in a week, in place of its former one; those that are over,
 * whosever they were, are left out.
 */
export function postponeSurvey(marks: readonly string[], account: string, today: WarsawDate): readonly string[] {
  const trace = accountHashOf(account);
  const others = marks.filter((mark) => {
    const before = parsePostponement(mark);
    return before === undefined || (before.trace !== trace && before.until >= today);
  });
  return [`survey_${trace}${plusDays(today, SURVEY_POSTPONED_DAYS - 1).replaceAll("-", "")}`, ...others];
}

function isPostponed(marks: readonly string[], account: string, today: WarsawDate): boolean {
  return marks
    .map(parsePostponement)
    .some((before) => before?.trace === accountHashOf(account) && before.until >= today);
}

/**
 * What can be wrong with an answer. `not-sendable`: a character that cannot be sent at all, such as one that was pasted
 * unseen.
 */
export type SurveyComplaint = "no-rating" | "too-long" | "not-sendable";

/** What is wrong with an answer, or nothing. Words alone are no answer; they may be left out. */
export function validateSurveyAnswer(rating: SurveyRating | undefined, comment: string): SurveyComplaint | undefined {
  if (rating === undefined) return "no-rating";
  if (sendableText(comment.trim()) !== "valid") return "not-sendable";
  return surveyCharactersLeft(comment) < 0 ? "too-long" : undefined;
}

/** How many characters may still be added to the customer's words; negative when there are too many. */
export function surveyCharactersLeft(comment: string): number {
  return SURVEY_COMMENT_MAX_LENGTH - textLength(comment.trim());
}

/** One answer. */
export interface SurveyAnswer {
  readonly idempotencyKey: string;
  readonly rating: SurveyRating;
  /** The customer's own words, without spaces around them; `undefined` without any. */
  readonly comment: string | undefined;
}

export interface SatisfactionSurveyPort {
  /**
   * Saves the customer's one answer (`saveElectronicPollResult` for the poll `SATISFACTION`); the same intent id is one
   * answer.
   */
  answer(answer: SurveyAnswer): Promise<Result<"saved", PollRefusal | TransportFailure>>;
}

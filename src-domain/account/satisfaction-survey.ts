import { plusDays, type Result, type TransportFailure, type WarsawDate } from "../shared-kernel/index.ts";
import { sendableText, textLength } from "../validation/index.ts";
import type { ClientFlags } from "./client.ts";
import type { PollRefusal } from "./electronic-poll.ts";

/** Ratings from "very bad" to "very good". */
export const SURVEY_RATINGS = ["1", "2", "3", "4", "5"] as const;
export type SurveyRating = (typeof SURVEY_RATINGS)[number];

/** Ratings after which the portal offers help (SITE-06). */
const LOW_RATINGS: readonly SurveyRating[] = ["1", "2"];

export const isLowRating = (rating: SurveyRating): boolean => LOW_RATINGS.includes(rating);

/** Maximum length of the comment, characters. */
export const SURVEY_COMMENT_MAX_LENGTH = 1_000;

/** Length of a postponement, days including the day of the click. */
export const SURVEY_POSTPONED_DAYS = 7;

/** Conditions for the survey, beside the flags of the customer. */
export interface SurveyConditions {
  /** True if an employee of the operator acts for the customer: the survey is hidden. */
  readonly isEmployee: boolean;
  /** Postponements stored in this browser. */
  readonly marks: readonly string[];
  /** Number of the current account: only its own postponement counts. */
  readonly account: string;
  readonly today: WarsawDate;
}

/**
 * Returns the initial state of the survey (SITE-04): hidden without the flag, for an employee, or while postponed.
 * `expandSatisfactionSurvey` opens it at once; otherwise it is folded.
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
 * Hashes an account number to two characters. Accounts in one browser rarely collide, and the number cannot be
 * recovered.
 */
function accountHashOf(account: string): string {
  let hash = 0;
  for (const sign of account) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_296;
  return hash.toString(36).padStart(2, "0");
}

interface Postponement {
  readonly hash: string;
  readonly until: string;
}

function parsePostponement(mark: string): Postponement | undefined {
  const [, hash, year, month, day] = MARK.exec(mark) ?? [];
  return hash === undefined || year === undefined ? undefined : { hash, until: `${year}-${month}-${day}` };
}

/**
 * Returns the marks with a new postponement of this account in front. It replaces the account's former one; expired
 * marks of all accounts are removed.
 */
export function postponeSurvey(marks: readonly string[], account: string, today: WarsawDate): readonly string[] {
  const hash = accountHashOf(account);
  const others = marks.filter((mark) => {
    const before = parsePostponement(mark);
    return before === undefined || (before.hash !== hash && before.until >= today);
  });
  return [`survey_${hash}${plusDays(today, SURVEY_POSTPONED_DAYS - 1).replaceAll("-", "")}`, ...others];
}

function isPostponed(marks: readonly string[], account: string, today: WarsawDate): boolean {
  return marks
    .map(parsePostponement)
    .some((before) => before?.hash === accountHashOf(account) && before.until >= today);
}

/** Violation of an answer. `not-sendable`: a character that XML cannot carry, such as an invisible pasted one. */
export type SurveyViolation = "no-rating" | "too-long" | "not-sendable";

/** Validates an answer: a rating is required, a comment is optional. */
export function validateSurveyAnswer(rating: SurveyRating | undefined, comment: string): SurveyViolation | undefined {
  if (rating === undefined) return "no-rating";
  if (sendableText(comment.trim()) !== "valid") return "not-sendable";
  return surveyCharactersLeft(comment) < 0 ? "too-long" : undefined;
}

/** Returns the number of characters left for the comment; negative if it is too long. */
export function surveyCharactersLeft(comment: string): number {
  return SURVEY_COMMENT_MAX_LENGTH - textLength(comment.trim());
}

/** Answer to the survey, as sent to the server. */
export interface SurveyAnswer {
  readonly idempotencyKey: string;
  readonly rating: SurveyRating;
  /** Trimmed comment; `undefined` without one. */
  readonly comment: string | undefined;
}

export interface SatisfactionSurveyPort {
  /**
   * Saves the answer of the customer (`saveElectronicPollResult` for the poll `SATISFACTION`). Idempotent by
   * `idempotencyKey`.
   */
  answer(answer: SurveyAnswer): Promise<Result<"saved", PollRefusal | TransportFailure>>;
}

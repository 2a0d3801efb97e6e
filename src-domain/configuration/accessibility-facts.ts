import { warsawDate, type WarsawDate } from "../shared-kernel/index.ts";
import type { AccessibilityConfiguration } from "./configuration.ts";

/** Facts of the accessibility statement (A11Y-30). */
export interface AccessibilityFacts {
  /** Day of the statement and of its next review; `undefined` for a configured day that does not exist. */
  readonly madeOn: WarsawDate | undefined;
  readonly reviewBy: WarsawDate | undefined;
  /** Requirements that are not met yet, in the operator's words; `undefined` for the portal's list. */
  readonly limits: readonly string[] | undefined;
  /** Days to answer a complaint, and the longest time with a reason. */
  readonly answerDays: number;
  readonly longestDays: number;
}

/** Day of the portal's own assessment and of the next one; renew both with every review. */
const MADE_ON = "2026-11-28";
const REVIEW_BY = "2027-11-28";
/** Act of 26 April 2024, art. 36 (docs/legal-terms.md). */
const ANSWER_DAYS = 30;
const LONGEST_DAYS = 60;

/** Returns the facts of the statement: those of the operator, else the defaults. */
export function accessibilityFactsOf(configured: AccessibilityConfiguration = {}): AccessibilityFacts {
  const { madeOn = MADE_ON, reviewBy = REVIEW_BY, limits, answerDays = ANSWER_DAYS } = configured;
  return {
    madeOn: warsawDate(madeOn),
    reviewBy: warsawDate(reviewBy),
    limits,
    answerDays,
    longestDays: Math.max(answerDays, configured.longestDays ?? LONGEST_DAYS),
  };
}

import { plusDays, type WarsawDate } from "../shared-kernel/index.ts";
import { endOfLegalPeriod, plusWorkingDays } from "../shared-kernel/working-days.ts";

/** Days to withdraw from a contract concluded at a distance (art. 27 of the Consumer Rights Act). */
export const DEFAULT_WITHDRAWAL_DAYS = 14;

/**
 * Returns the last day on which a statement of withdrawal is sent in time; the day of the conclusion does not count
 * (art. 111 and 115 of the Civil Code).
 */
export function lastWithdrawalDay(concludedOn: WarsawDate, days = DEFAULT_WITHDRAWAL_DAYS): WarsawDate {
  return endOfLegalPeriod(plusDays(concludedOn, days));
}

/** Days that decide how long a customer may withdraw. */
export interface WithdrawalFacts {
  /** Day of the conclusion; `undefined` if unknown. */
  readonly concludedOn: WarsawDate | undefined;
  /** Last day that the operator names; `undefined`: the portal counts it. */
  readonly until?: WarsawDate | undefined;
  /** False for an organisation, which has the right only until a day that the operator names. Absent: not known. */
  readonly isConsumer?: boolean | undefined;
}

/**
 * Last day of the right to withdraw, or `unknown` without the day of the order. `over`: the right has ended, or there
 * is none.
 */
export type WithdrawalWindow =
  | { readonly kind: "until"; readonly lastDay: WarsawDate }
  | { readonly kind: "unknown" }
  | { readonly kind: "over" };

/**
 * Returns the right to withdraw on a day in Warsaw (WITHDRAW-03). The last day that the operator names comes before a
 * counted one.
 */
export function withdrawalWindow(
  { concludedOn, until, isConsumer }: WithdrawalFacts,
  today: WarsawDate,
  days = DEFAULT_WITHDRAWAL_DAYS,
): WithdrawalWindow {
  if (until === undefined && isConsumer === false) return { kind: "over" };
  const lastDay = lastDayOfRight({ concludedOn, until, isConsumer }, days);
  if (lastDay === undefined) return { kind: "unknown" };
  return today <= lastDay ? { kind: "until", lastDay } : { kind: "over" };
}

/**
 * Returns the last day of the right to withdraw, past or not; `undefined` if there is no right, or the day is not
 * known.
 */
export function lastDayOfRight(
  { concludedOn, until, isConsumer }: WithdrawalFacts,
  days = DEFAULT_WITHDRAWAL_DAYS,
): WarsawDate | undefined {
  if (until !== undefined || isConsumer === false || concludedOn === undefined) return until;
  return lastWithdrawalDay(concludedOn, days);
}

/** Working days until the answer to a statement that the operator checks. */
const ANSWER_WORKING_DAYS = 1;

/** Returns the last day on which the operator answers a statement of this day that it checks (WITHDRAW-30). */
export function withdrawalAnswerDay(sentOn: WarsawDate, workingDays = ANSWER_WORKING_DAYS): WarsawDate {
  return plusWorkingDays(sentOn, workingDays);
}

/** Days to refund and to return goods after a withdrawal (art. 32 and 34 of the Consumer Rights Act). */
const SETTLEMENT_DAYS = 14;

/** Returns the last day to send the equipment back; the operator refunds the payments until the same day. */
export function settlementDay(withdrawnOn: WarsawDate): WarsawDate {
  return endOfLegalPeriod(plusDays(withdrawnOn, SETTLEMENT_DAYS));
}

import { ENDED_AFTER_MS } from "../payment/portal-payment.ts";

/**
 * SQL condition of the payments that may still get money: unfinished ones, and those that were abandoned while their
 * page took money. The answer that there is none after that time sets `finished_at` again and so ends the questions.
 */
export const UNSETTLED =
  "(state IN ('started', 'processing') OR " + `(state = 'abandoned' AND finished_at < started_at + ${ENDED_AFTER_MS}))`;

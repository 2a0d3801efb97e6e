/** Minutes for which the payment page takes a payment. */
export const PAYABLE_MINUTES = 20;

/** Time after its start from which a payment of which the gateway has no money will get none, ms. */
export const ENDED_AFTER_MS = (PAYABLE_MINUTES + 10) * 60_000;

/**
 * SQL condition of the payments that may still get money: unfinished ones, and those that were abandoned while their
 * page took money. The answer that there is none after that time sets `finished_at` again and so ends the questions.
 */
export const UNSETTLED =
  "(state IN ('started', 'processing') OR " + `(state = 'abandoned' AND finished_at < started_at + ${ENDED_AFTER_MS}))`;

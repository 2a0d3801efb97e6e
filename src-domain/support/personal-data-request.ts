import { plusMonthsTo, type WarsawDate } from "../shared-kernel/index.ts";
import { endOfLegalPeriod } from "../shared-kernel/working-days.ts";

/** Id of the form for requests about personal data, which the portal opens from the customer's data (REQ-22). */
export const PERSONAL_DATA_FORM_ID = "PERSONAL_DATA";

/**
 * Returns the last day for an answer to a request about personal data: a month from the day on which it arrives (RODO
 * art. 12 section 3); the operator may take two months more if it says why. A month that ends on a day without work
 * ends on the next working day.
 */
export function personalDataAnswerDue(sentOn: WarsawDate): WarsawDate {
  return endOfLegalPeriod(plusMonthsTo(sentOn, 1));
}

import { plusMonthsTo, warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import { endOfLegalPeriod } from "../shared-kernel/working-days.ts";
import type { ComplaintTerms } from "./contact-form.ts";
import { answerDeadlineOf, lastAnswerOf, wasAnswered, type SupportRequest } from "./support-request.ts";

/** Pages of the President of UKE for consumers, unless the installation names another page (PKE art. 379). */
export const SETTLEMENT_PAGE = "https://cik.uke.gov.pl";

/** Returns true if the last answer accepts a complaint wholly, and the customer has written nothing since. */
function isSatisfied(request: Pick<SupportRequest, "state" | "entries">): boolean {
  const answer = lastAnswerOf(request);
  if (answer?.outcome !== "accepted") return false;
  return !request.entries.some(({ side, at }) => side === "customer" && at > answer.at);
}

/**
 * Returns the last day on which a consumer may ask the President of UKE to settle the dispute about a complaint:
 * electronic communications law, art. 379, 383 and 384 (REQ-21). `undefined` while the operator still has time for its
 * first answer, after an answer that accepts the complaint and that the customer does not contest, and after that day.
 */
export function settlementUntil(
  request: Pick<SupportRequest, "kind" | "state" | "answerBy" | "sentAt" | "entries">,
  { settlementMonths }: Pick<ComplaintTerms, "settlementMonths">,
  today: WarsawDate,
): WarsawDate | undefined {
  const isWaiting = !wasAnswered(request) && answerDeadlineOf(request, today).kind !== "late";
  if (request.kind !== "complaint" || request.state === "unknown" || isWaiting) return undefined;
  if (isSatisfied(request)) return undefined;
  const until = endOfLegalPeriod(plusMonthsTo(warsawDateAt(request.sentAt), settlementMonths));
  return today > until ? undefined : until;
}

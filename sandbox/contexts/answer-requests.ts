import { addWorkingDays } from "#kit/calendar/holidays.ts";
import { wallAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { readMeta } from "../database/meta.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { answerGuestComplaint, answerRequest } from "./answer-request.ts";
import { clockAnswerTo } from "./clock-answer.ts";
import { letterAddress } from "./customer-contact-forms.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { NO_ACCOUNT, requestsOf } from "./support.repository.ts";

/** Time of day at which a request is answered. */
const ANSWERED_AT = "T09:00:00";

/**
 * Returns the day of the answer to a request: working days after the customer's message, but never later than promised.
 * A request from before the demo, or one that the operator has noted, is answered on the promised day. `undefined`: the
 * operator waits for the customer, or the promised day had passed before the demo.
 */
function answerDayOf({ entries, answerBy }: JsonRecord, workingDays: number, firstDay: IsoDay): IsoDay | undefined {
  const last = recordsIn(entries).at(-1);
  const [due, written] = [jsonText(answerBy), jsonText(last?.["at"]).slice(0, 10)];
  if (last === undefined || jsonText(last["kind"]) !== "") return undefined;
  if (last["side"] !== "CUSTOMER" || written < firstDay) return due >= firstDay ? due : undefined;
  const usual = addWorkingDays(written, workingDays);
  return due > written && due < usual ? due : usual;
}

/**
 * Answers the open questions, reports of problems, requests about personal data, complaints about accessibility and
 * messages about rejected complaints, when their day has come (REQ-35). A first complaint keeps its own deadline, after
 * which it is accepted by silence.
 */
export function answerRequests(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const now = wallAt(tenant.now());
  const firstDay = readMeta(db, "near-anchor") ?? tenant.today();
  const addresses = () => ({ email: mainEmailOf(db, account), post: letterAddress(tenant, account) });
  for (const request of requestsOf(db, account)) {
    const { number, state } = request;
    if (state === "ANSWERED" || state === "CLOSED") continue;
    const answer = clockAnswerTo(request);
    const day = answer && answerDayOf(request, answer.workingDays, firstDay);
    if (answer === undefined || day === undefined || `${day}${ANSWERED_AT}` > now) continue;
    const { text, outcome } = answer;
    const given = {
      number: jsonText(number),
      writtenAt: `${day}${ANSWERED_AT}`,
      text: typeof text === "string" ? text : text(day, addresses()),
      ...(outcome !== undefined && { outcome }),
    };
    if (account === NO_ACCOUNT) answerGuestComplaint(tenant, given);
    else answerRequest(tenant, account, given);
  }
}

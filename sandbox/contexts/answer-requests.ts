import { addWorkingDays } from "#kit/calendar/holidays.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { readMeta } from "../database/meta.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { answerRequest } from "./answer-request.ts";
import { requestsOf } from "./support.repository.ts";

/** Working days from a message of the customer to its answer, unless the answer is due earlier. */
const ANSWER_WORKING_DAYS = 2;

/** Time of day at which a request is answered. */
const ANSWERED_AT = "T09:00:00";

/** Form of a withdrawal, which the operator answers otherwise. */
const WITHDRAWAL_FORM = "WITHDRAWAL";

/** Returns the answer to a request of this kind; `undefined` for one that the clock does not answer. */
function answerTo({ kind, formId }: JsonRecord): string | undefined {
  if (formId === WITHDRAWAL_FORM) return undefined;
  switch (kind) {
    case "QUESTION":
      return (
        "O tej sprawie najlepiej porozmawiać: zamów rozmowę w portalu albo zadzwoń do nas. " +
        "Możesz też odpisać tutaj."
      );
    case "FAULT":
      return (
        "Jeśli usługa już działa, nie musisz nic robić. " +
        "Jeśli problem trwa, odpisz tutaj albo zadzwoń do nas: umówimy wizytę technika."
      );
    default:
      return undefined;
  }
}

/**
 * Answers the open questions and reports of problems whose last message the customer wrote since the first day of the
 * demo, when their day has come (REQ-35). Complaints and requests about personal data keep their own deadlines.
 */
export function answerRequests(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const now = wallAt(tenant.now());
  const firstDay = readMeta(db, "near-anchor") ?? tenant.today();
  for (const request of requestsOf(db, account)) {
    const { number, state, answerBy, entries } = request;
    const text = answerTo(request);
    const last = recordsIn(entries).at(-1);
    if (text === undefined || last?.["side"] !== "CUSTOMER" || state === "ANSWERED" || state === "CLOSED") continue;
    const written = jsonText(last["at"]).slice(0, 10);
    const [usual, due] = [addWorkingDays(written, ANSWER_WORKING_DAYS), jsonText(answerBy)];
    const day = due !== "" && due > written && due < usual ? due : usual;
    const writtenAt = `${day}${ANSWERED_AT}`;
    if (written < firstDay || writtenAt > now) continue;
    answerRequest(tenant, account, { number: jsonText(number), writtenAt, text });
  }
}

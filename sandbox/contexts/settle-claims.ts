import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import { nextWorkingDay } from "#kit/calendar/holidays.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { inTransaction } from "../database/open-database.ts";
import { formatZloty } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { insertClaim, openClaimsOf, settleClaim, settledClaimsOf } from "./claim.repository.ts";
import type { Answers } from "./contact-form-answers.ts";
import { newestInvoice } from "./issued-invoice.repository.ts";
import { insertMessage } from "./message.repository.ts";
import { appendEntry, reopenRequest, requestsOf } from "./support.repository.ts";

/** Stores the amount that a complaint asks to take off the next invoices; nothing for another wish. */
export function recordClaim({ db }: Tenant, account: string, number: string, answers: Answers): void {
  const amount = parseAmount(answers.get("amount") ?? "");
  if (answers.get("payout") !== "INVOICE" || amount === undefined) return;
  insertClaim(db, account, { number, amount });
}

/**
 * Returns the day on which a complaint was accepted: that of the operator's answer, or the day after the last one for
 * an answer that did not come; `undefined` while it is not accepted.
 */
function acceptedOn({ entries, answerBy }: JsonRecord, today: IsoDay): IsoDay | undefined {
  const answer = recordsIn(entries).findLast(({ outcome }) => jsonText(outcome) !== "");
  if (answer !== undefined) return answer["outcome"] === "ACCEPTED" ? jsonText(answer["at"]).slice(0, 10) : undefined;
  const last = jsonText(answerBy);
  return last !== "" && last < today ? addCalendarDays(last, 1) : undefined;
}

/** Issues the correction of each accepted claim, with a message. */
function issueCorrections(tenant: Tenant, account: string, requests: readonly JsonRecord[]): void {
  const { db } = tenant;
  for (const claim of openClaimsOf(db, account)) {
    const request = requests.find(({ number }) => number === claim.number);
    const day = request === undefined ? undefined : acceptedOn(request, tenant.today());
    const corrected = newestInvoice(db, account);
    if (day === undefined || corrected === undefined) continue;
    inTransaction(db, () => {
      const entryId = settleClaim(db, account, { ...claim, correctedId: corrected.entryId, day });
      insertMessage(db, account, {
        title: `Reklamacja ${claim.number} jest uwzględniona`,
        created: `${day}T08:00:00`,
        module: "FINANCE",
        entryId,
        body:
          `<p>Wystawiliśmy korektę na kwotę ${formatZloty(claim.amount)}. Zapłacimy z niej twoje następne faktury, ` +
          "aż kwota się wyczerpie. Nie musisz nic robić.</p>",
      });
    });
  }
}

/** Answers a message that the customer wrote to an accepted complaint, on the next working day. */
function answerMessages(tenant: Tenant, account: string, requests: readonly JsonRecord[]): void {
  const { db } = tenant;
  for (const { number, amount, settledOn } of settledClaimsOf(db, account)) {
    const request = requests.find((one) => one["number"] === number);
    const entries = recordsIn(request?.["entries"]);
    const last = entries.at(-1);
    if (entries.length < 2 || last?.["side"] !== "CUSTOMER") continue;
    const written = jsonText(last["at"]).slice(0, 10);
    const day = nextWorkingDay(written > settledOn ? written : settledOn);
    if (day > tenant.today()) continue;
    appendEntry(db, account, number, {
      side: "OPERATOR",
      kind: "ANSWER",
      outcome: "ACCEPTED",
      writtenAt: `${day}T09:00:00`,
      text:
        `Reklamacja jest uwzględniona. Korektę na kwotę ${formatZloty(amount)} wystawiliśmy ` +
        `${polishDay(settledOn)}. Zapłacimy z niej twoje następne faktury, aż kwota się wyczerpie.`,
    });
    reopenRequest(db, account, number, { state: "ANSWERED", answerBy: undefined });
  }
}

/** Settles the accepted claims of an account, and answers later messages about them (FIN-29). */
export function settleClaims(tenant: Tenant, account: string): void {
  const { db } = tenant;
  if (openClaimsOf(db, account).length > 0) issueCorrections(tenant, account, requestsOf(db, account));
  if (settledClaimsOf(db, account).length > 0) answerMessages(tenant, account, requestsOf(db, account));
}

import { addCalendarDays, dayAt, toMoment, wallAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import { nextWorkingDay } from "#kit/calendar/holidays.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { inTransaction } from "../database/open-database.ts";
import { formatZloty } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { answerRequest } from "./answer-request.ts";
import { insertClaim, openClaimsOf, settleClaim, settledClaimsOf, type Claim } from "./claim.repository.ts";
import type { Answers } from "./contact-form-answers.ts";
import { findEntry } from "./finance.repository.ts";
import { newestInvoice } from "./issued-invoice.repository.ts";
import { insertMessage } from "./message.repository.ts";
import { arrivesByOf, insertPayout, sentAtOf, type PlannedPayout } from "./payout.repository.ts";
import { requestsOf } from "./support.repository.ts";

/** Time of day at which a claim is settled. */
const SETTLED_AT = "T08:00:00";
/** Time of day at which a later message is answered. */
const ANSWERED_AT = "T09:00:00";

/**
 * Stores the amount that a complaint asks for, off the next invoices or to a bank account; nothing for another wish.
 */
export function recordClaim({ db }: Tenant, account: string, number: string, answers: Answers): void {
  const amount = parseAmount(answers.get("amount") ?? "");
  const [payout, bankAccount] = [answers.get("payout"), answers.get("account")];
  if (amount === undefined) return;
  if (payout === "INVOICE") insertClaim(db, account, { number, amount, bankAccount: undefined });
  if (payout === "ACCOUNT" && bankAccount !== undefined) insertClaim(db, account, { number, amount, bankAccount });
}

/** Returns the payout of a claim that was settled on a day; `undefined` for one that pays the next invoices. */
function payoutOf({ amount, bankAccount }: Claim, day: IsoDay): PlannedPayout | undefined {
  if (bankAccount === undefined) return undefined;
  return { amount, account: bankAccount, orderedAt: Date.parse(toMoment(`${day}${SETTLED_AT}`)) };
}

/** Says what happens with the amount of a claim, in a message of the day on which it is settled. */
function plannedUse(payout: PlannedPayout | undefined): string {
  return payout === undefined
    ? "Zapłacimy z niej twoje następne faktury, aż kwota się wyczerpie."
    : `Pieniądze wyślemy przelewem na konto …${payout.account.slice(-4)} i będą na nim najpóźniej ` +
        `${polishDay(dayAt(arrivesByOf(payout)))}.`;
}

/** Says what happens with the amount of a claim, in an answer of a later day. */
function presentUse(payout: PlannedPayout | undefined): string {
  return payout === undefined
    ? plannedUse(payout)
    : `Pieniądze wysłaliśmy ${polishDay(dayAt(sentAtOf(payout)))} przelewem na konto …${payout.account.slice(-4)}.`;
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

/** Returns true for a complaint that the operator has answered. */
const isAnswered = ({ entries }: JsonRecord): boolean =>
  recordsIn(entries).some(({ outcome }) => jsonText(outcome) !== "");

/**
 * Issues the correction of each accepted claim, orders its payout, sends a message; answers one accepted by silence.
 */
function issueCorrections(tenant: Tenant, account: string, requests: readonly JsonRecord[]): void {
  const { db } = tenant;
  for (const claim of openClaimsOf(db, account)) {
    const request = requests.find(({ number }) => number === claim.number);
    const day = request === undefined ? undefined : acceptedOn(request, tenant.today());
    const corrected = newestInvoice(db, account);
    if (day === undefined || corrected === undefined || `${day}${SETTLED_AT}` > wallAt(tenant.now())) continue;
    const payout = payoutOf(claim, day);
    inTransaction(db, () => {
      if (payout !== undefined) insertPayout(db, account, payout);
      const entryId = settleClaim(db, account, { ...claim, correctedId: corrected.entryId, day });
      const number = findEntry(db, account, entryId)?.number ?? "";
      if (request !== undefined && !isAnswered(request))
        answerRequest(tenant, account, {
          number: claim.number,
          outcome: "ACCEPTED",
          writtenAt: `${day}${SETTLED_AT}`,
          text:
            "Nie odpowiedzieliśmy na czas, więc reklamacja jest uwzględniona. Wystawiliśmy korektę " +
            `${number} na kwotę ${formatZloty(claim.amount)}, jest w dziale Faktury. ${plannedUse(payout)} ` +
            "Nie musisz nic robić.",
        });
      insertMessage(db, account, {
        title: `Reklamacja ${claim.number} jest uwzględniona`,
        created: `${day}${SETTLED_AT}`,
        module: "FINANCE",
        entryId,
        body:
          `<p>Wystawiliśmy korektę na kwotę ${formatZloty(claim.amount)}. ${plannedUse(payout)} ` +
          "Nie musisz nic robić.</p>",
      });
    });
  }
}

/** Answers a message that the customer wrote to an accepted complaint, on the next working day. */
function answerMessages(tenant: Tenant, account: string, requests: readonly JsonRecord[]): void {
  const { db } = tenant;
  for (const claim of settledClaimsOf(db, account)) {
    const { number, amount, settledOn } = claim;
    const request = requests.find((one) => one["number"] === number);
    const entries = recordsIn(request?.["entries"]);
    const last = entries.at(-1);
    if (entries.length < 2 || last?.["side"] !== "CUSTOMER") continue;
    const written = jsonText(last["at"]).slice(0, 10);
    const day = nextWorkingDay(written > settledOn ? written : settledOn);
    const writtenAt = `${day}${ANSWERED_AT}`;
    if (writtenAt > wallAt(tenant.now())) continue;
    answerRequest(tenant, account, {
      number,
      outcome: "ACCEPTED",
      writtenAt,
      text:
        `Reklamacja jest uwzględniona. Korektę na kwotę ${formatZloty(amount)} wystawiliśmy ` +
        `${polishDay(settledOn)}. ${presentUse(payoutOf(claim, settledOn))}`,
    });
  }
}

/** Settles the accepted claims of an account, and answers later messages about them (FIN-29, FIN-30). */
export function settleClaims(tenant: Tenant, account: string): void {
  const { db } = tenant;
  if (openClaimsOf(db, account).length > 0) issueCorrections(tenant, account, requestsOf(db, account));
  if (settledClaimsOf(db, account).length > 0) answerMessages(tenant, account, requestsOf(db, account));
}

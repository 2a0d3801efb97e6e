import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, toMoment, wallAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import { nextWorkingDay } from "#kit/calendar/holidays.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { inTransaction } from "../database/open-database.ts";
import { formatZloty } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { answerRequest } from "./answer-request.ts";
import { mustOrderPayout, namedSetOffs, plannedUse, presentUse, type CreditUse } from "./credit-use.ts";
import { insertClaim, openClaimsOf, settleClaim, settledClaimsOf, type Claim } from "./claim.repository.ts";
import type { Answers } from "./contact-form-answers.ts";
import type { SetOff } from "./credit-account.ts";
import { correctedDocument, disputedDocument } from "./disputed-document.ts";
import { findEntry } from "./finance.repository.ts";
import { hasNextInvoices } from "./has-next-invoices.ts";
import { CORRECTED_AT } from "./issue-correction.ts";
import { insertMessage } from "./message.repository.ts";
import { settlePayments } from "./payment.ts";
import { insertPayout, type PlannedPayout } from "./payout.repository.ts";
import { requestsOf } from "./support.repository.ts";

/** Time of day at which a later message is answered. */
const ANSWERED_AT = "T09:00:00";

/**
 * Stores the amount that a complaint asks for, off the next invoices or to a bank account; nothing for another wish.
 */
export function recordClaim({ db }: Tenant, account: string, number: string, answers: Answers): void {
  const amount = parseAmount(answers.get("amount") ?? "");
  const [payout, bankAccount] = [answers.get("payout"), answers.get("account")];
  if (amount === undefined) return;
  const claim = { number, amount, disputedId: disputedDocument(db, account, answers) };
  if (payout === "INVOICE") insertClaim(db, account, { ...claim, bankAccount: undefined });
  if (payout === "ACCOUNT" && bankAccount !== undefined) insertClaim(db, account, { ...claim, bankAccount });
}

/** Returns the payout of what a claim has left, when it was settled on a day; `undefined` if nothing is paid out. */
function payoutOf({ amount, bankAccount }: Claim, settled: readonly SetOff[], day: IsoDay): PlannedPayout | undefined {
  const left = settled.reduce((rest, part) => rest - part.amount, amount);
  if (bankAccount === undefined || left === 0) return undefined;
  return { amount: left, account: bankAccount, orderedAt: Date.parse(toMoment(`${day}${CORRECTED_AT}`)) };
}

/** Returns the use of a claim that was settled on a day. */
const useOf = (
  db: DatabaseSync,
  account: string,
  claim: Claim,
  settled: readonly SetOff[],
  day: IsoDay,
): CreditUse => ({
  amount: claim.amount,
  settled: namedSetOffs(db, account, settled),
  payout: payoutOf(claim, settled, day),
  wantedPayout: claim.bankAccount !== undefined,
  hasNextInvoices: hasNextInvoices(db, account),
});

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

/** Settles a claim by its correction, a payout and a message. Answers a complaint that was accepted by silence. */
function settle(tenant: Tenant, account: string, claim: Claim & { readonly correctedId: string }, day: IsoDay): void {
  const { db } = tenant;
  const { number, amount } = claim;
  const { entryId, settled } = settleClaim(db, account, { ...claim, day });
  const use = useOf(db, account, claim, settled, day);
  if (use.payout !== undefined) insertPayout(db, account, use.payout);
  const outcome = `${plannedUse(use)}${mustOrderPayout(use) ? "" : " Nie musisz nic robić."}`;
  const request = requestsOf(db, account).find((one) => one["number"] === number);
  if (request !== undefined && !isAnswered(request))
    answerRequest(tenant, account, {
      number,
      outcome: "ACCEPTED",
      writtenAt: `${day}${CORRECTED_AT}`,
      text:
        "Nie odpowiedzieliśmy na czas, więc reklamacja jest uwzględniona. Wystawiliśmy korektę " +
        `${findEntry(db, account, entryId)?.number ?? ""} na kwotę ${formatZloty(amount)}, ` +
        `jest w dziale Faktury. ${outcome}`,
    });
  insertMessage(db, account, {
    title: `Reklamacja ${number} jest uwzględniona`,
    created: `${day}${CORRECTED_AT}`,
    module: "FINANCE",
    entryId,
    body: `<p>Wystawiliśmy korektę na kwotę ${formatZloty(amount)}. ${outcome}</p>`,
  });
}

/** Settles the claims that have been accepted. */
function settleAccepted(tenant: Tenant, account: string, requests: readonly JsonRecord[]): void {
  const { db } = tenant;
  for (const claim of openClaimsOf(db, account)) {
    const request = requests.find(({ number }) => number === claim.number);
    const day = request === undefined ? undefined : acceptedOn(request, tenant.today());
    const correctedId = correctedDocument(db, account, claim.disputedId);
    if (day === undefined || correctedId === undefined || `${day}${CORRECTED_AT}` > wallAt(tenant.now())) continue;
    // Payments that have ended pay their entries first, so that the claim settles only what is still open.
    settlePayments(tenant, account);
    inTransaction(db, () => settle(tenant, account, { ...claim, correctedId }, day));
  }
}

/** Answers a message that the customer wrote to an accepted complaint, on the next working day. */
function answerMessages(tenant: Tenant, account: string, requests: readonly JsonRecord[]): void {
  const { db } = tenant;
  for (const claim of settledClaimsOf(db, account)) {
    const { number, amount, settledOn, settled } = claim;
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
        `${polishDay(settledOn)}. ${presentUse(useOf(db, account, claim, settled, settledOn))}`,
    });
  }
}

/** Settles the accepted claims of an account, and answers later messages about them (FIN-29, FIN-30). */
export function settleClaims(tenant: Tenant, account: string): void {
  const { db } = tenant;
  if (openClaimsOf(db, account).length > 0) settleAccepted(tenant, account, requestsOf(db, account));
  if (settledClaimsOf(db, account).length > 0) answerMessages(tenant, account, requestsOf(db, account));
}

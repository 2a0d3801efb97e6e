import { addCalendarDays, countDays, toMoment, type IsoDay } from "#kit/calendar/warsaw.ts";
import { readMeta } from "../database/meta.ts";
import { inTransaction, wouldWrite } from "../database/open-database.ts";
import { optionalText } from "../database/rows.ts";
import { storeReceipts } from "../pages/store-receipts.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { announceNewTerms } from "./announce-new-terms.ts";
import { announceTermEnds } from "./announce-term-ends.ts";
import { answerRequests } from "./answer-requests.ts";
import { completeMoves } from "./complete-moves.ts";
import { completeDueOrders } from "./complete-orders.ts";
import { completeVisits } from "./complete-visits.ts";
import { confirmTerminations } from "./confirm-terminations.ts";
import { endCalls } from "./end-calls.ts";
import { liftPaidBlockade } from "./lift-blockade.ts";
import { settlePayments } from "./payment.ts";
import { startDueProducts } from "./start-due-products.ts";
import { issueInvoices } from "./issue-invoices.ts";
import { sendDuePayouts } from "./send-due-payouts.ts";
import { settleClaims } from "./settle-claims.ts";
import { settleSubscriptions } from "./settle-subscriptions.ts";
import { endTerminatedContracts } from "./terminated-contracts.ts";

/** Time of the last step of a day: all that has a time of that day is due. */
const LAST_SECOND = "T23:59:59";
/** Time of the first step of a day: all that is due on the day, without a time, becomes due. */
const FIRST_SECOND = "T00:00:00";

/** Most days that are applied one by one; what became due before them is applied on the first of them. */
const MAX_DAYS = 3_660;

/** Applies what is due in an account at the tenant's time. */
function applyDueNow(tenant: Tenant, account: string): void {
  settlePayments(tenant, account);
  completeDueOrders(tenant, account);
  startDueProducts(tenant, account);
  completeMoves(tenant, account);
  completeVisits(tenant, account);
  endCalls(tenant, account);
  answerRequests(tenant, account);
  if (confirmTerminations(tenant.db, { account, now: tenant.now(), isRead: false })) storeReceipts(tenant, account);
  endTerminatedContracts(tenant, account);
  announceTermEnds(tenant, account);
  announceNewTerms(tenant, account);
  settleSubscriptions(tenant, account);
  settleClaims(tenant, account);
  liftPaidBlockade(tenant, account);
  sendDuePayouts(tenant, account);
  issueInvoices(tenant, account);
}

/** Returns the day of the last call of an account; `undefined` before its first one. */
function appliedOnOf({ db }: Tenant, account: string): IsoDay | undefined {
  const row = db.prepare("SELECT applied_on FROM account WHERE account_number = ?").get(account);
  return row === undefined ? undefined : optionalText(row, "applied_on");
}

/** Returns the times of the steps from one day to the first one of another, in ms. */
function stepsBetween(first: IsoDay, today: IsoDay): readonly number[] {
  return Array.from({ length: Math.max(0, countDays(first, today)) }, (_, index) => addCalendarDays(first, index))
    .flatMap((day) => [`${day}${LAST_SECOND}`, `${addCalendarDays(day, 1)}${FIRST_SECOND}`])
    .map((wall) => Date.parse(toMoment(wall)));
}

/**
 * Applies the changes of steps in their order. What becomes due stays due until it is applied: if nothing is due at the
 * last step, nothing was due at the others, so that years without changes take a few steps. Only announcements of new
 * terms stop being due, on the first day of the terms: they are due at the first step or after another change.
 */
function applySteps(tenant: Tenant, account: string, steps: readonly number[]): void {
  const last = steps.at(-1);
  if (last === undefined) return;
  const apply = (): void => tenant.runAt(last, () => applyDueNow(tenant, account));
  if (steps.length === 1) apply();
  else if (wouldWrite(tenant.db, apply)) {
    const half = Math.ceil(steps.length / 2);
    applySteps(tenant, account, steps.slice(0, half));
    applySteps(tenant, account, steps.slice(half));
  }
}

/**
 * Applies what became due in an account on the days since its last call, day by day: one jump of the clock leaves the
 * same data as a call on each day. Does nothing on the day of the last call.
 */
export function applyMissedDays(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const today = tenant.today();
  const appliedOn = appliedOnOf(tenant, account);
  if (appliedOn === today) return;
  // The demo begins on its anchor day, which moves with its dates.
  const anchor = readMeta(db, "anchor") ?? today;
  const known = appliedOn === undefined || appliedOn < anchor ? anchor : appliedOn;
  const first = countDays(known, today) > MAX_DAYS ? addCalendarDays(today, -MAX_DAYS) : known;
  inTransaction(db, () => {
    const steps = stepsBetween(first, today);
    // Announcements of new terms that have begun since are due only then.
    applySteps(tenant, account, steps.slice(0, 1));
    applySteps(tenant, account, steps.slice(1));
    db.prepare("UPDATE account SET applied_on = ? WHERE account_number = ?").run(today, account);
  });
}

/**
 * Applies what has become due in an account since its last call: payments end, orders are completed, ordered parts
 * start, services move, visits and calls end, requests are answered, terminated contracts are confirmed and end, ends
 * of terms and new terms are announced, subscriptions start and end, claims are settled, blockades end, payouts are
 * sent, and invoices are issued. The sandbox has no jobs of its own, so each answer that these change calls it first.
 */
export function applyDueChanges(tenant: Tenant, account: string): void {
  applyMissedDays(tenant, account);
  applyDueNow(tenant, account);
}

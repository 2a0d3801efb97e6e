import type { DatabaseSync } from "node:sqlite";
import { addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { cacheReads } from "../database/cache-reads.ts";
import { flagColumn, integer, optionalInteger, optionalText, textColumn } from "../database/rows.ts";
import { jsonText, parseJsonRecord, type JsonRecord } from "#kit/json.ts";

/** Actions of the contract. */
export const ACTIVATE = 1;
export const DEACTIVATE = 2;
export const MODIFY = 3;

export interface Plan {
  readonly planId: string;
  readonly price: number;
  readonly data: JsonRecord;
}

/** Stored streaming service of one account. */
export interface StreamingRow {
  readonly service: string;
  readonly productId: string | undefined;
  readonly state: string;
  readonly action: number | undefined;
  readonly pendingPlan: string | undefined;
  readonly settlesAt: number | undefined;
  readonly willFail: boolean;
  readonly planId: string | undefined;
  readonly since: string | undefined;
  readonly termsOn: string | undefined;
  readonly isSetUp: boolean;
  readonly data: JsonRecord;
  readonly plans: readonly Plan[];
  readonly listPrice: number;
  readonly terms: JsonRecord;
  /** Month that was charged when the service ended: until the day of the next charge that will not come. */
  readonly paid: PaidMonth | undefined;
  /** Day until which the charges were compared with the limit; `undefined` while the customer has not changed it. */
  readonly checkedOn: IsoDay | undefined;
}

export interface PaidMonth {
  readonly until: string;
  readonly amount: number;
  /** Order of the ended subscription; `undefined` if it has none. */
  readonly offerId: string | undefined;
}

export interface BillingRow {
  readonly limit: number;
  /** False while the legal limit applies, because the customer has chosen none. */
  readonly isLimitChosen: boolean;
  readonly maxLimit: number;
  readonly consentGiven: boolean;
  readonly consentOn: string | undefined;
}

function isObject(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function plansOf(data: JsonRecord): readonly Plan[] {
  const plans = Array.isArray(data["plans"]) ? data["plans"] : [];
  return plans.filter(isObject).flatMap((plan) => {
    const { planId, price } = plan;
    return typeof planId === "string" && typeof price === "number" ? [{ planId, price, data: plan }] : [];
  });
}

function paidMonthOf({ paid }: JsonRecord): PaidMonth | undefined {
  if (!isObject(paid)) return undefined;
  const { until, amount, offerId } = paid;
  if (typeof until !== "string" || typeof amount !== "number") return undefined;
  return { until, amount, offerId: jsonText(offerId) || undefined };
}

/** Lists the streaming services of an account, in order. */
export const findStreamingServices = cacheReads((db, account): readonly StreamingRow[] =>
  db
    .prepare("SELECT * FROM streaming_service WHERE account_number = ? ORDER BY position")
    .all(account)
    .map((row) => {
      const data = parseJsonRecord(textColumn(row, "data"));
      const { price, terms } = data;
      return {
        service: textColumn(row, "service"),
        productId: optionalText(row, "product_id"),
        state: textColumn(row, "state"),
        action: optionalInteger(row, "action"),
        pendingPlan: optionalText(row, "pending_plan"),
        settlesAt: optionalInteger(row, "settles_at"),
        willFail: flagColumn(row, "will_fail"),
        planId: optionalText(row, "plan_id"),
        since: optionalText(row, "since"),
        termsOn: optionalText(row, "terms_on"),
        isSetUp: flagColumn(row, "set_up"),
        data,
        plans: plansOf(data),
        listPrice: typeof price === "number" ? price : 0,
        terms: isObject(terms) ? terms : {},
        paid: paidMonthOf(data),
        checkedOn: jsonText(data["checkedOn"]) || undefined,
      };
    }),
);

/** Returns the monthly price of a service with that plan, grosze. */
export function priceOf(
  { plans, listPrice }: Pick<StreamingRow, "plans" | "listPrice">,
  planId: string | undefined,
): number {
  return plans.find((plan) => plan.planId === planId)?.price ?? listPrice;
}

/** Returns the day of the next charge of a service that began on `since`. */
export function nextCharge(since: IsoDay, today: IsoDay): IsoDay {
  for (let months = 1; ; months += 1) {
    const day = addCalendarMonths(since, months);
    if (day > today) return day;
  }
}

/** Stores the id of the product that belongs to the service. */
export function setProductId(db: DatabaseSync, account: string, service: string, productId: string | undefined): void {
  db.prepare("UPDATE streaming_service SET product_id = ? WHERE account_number = ? AND service = ?").run(
    productId ?? null,
    account,
    service,
  );
}

/** Returns the billing data that all services of an account share. Defaults: no limit, no consent. */
export function billingOf(db: DatabaseSync, account: string): BillingRow {
  const row = db.prepare("SELECT * FROM direct_billing WHERE account_number = ?").get(account);
  if (row === undefined)
    return { limit: 0, isLimitChosen: true, maxLimit: 0, consentGiven: false, consentOn: undefined };
  return {
    limit: integer(row, "limit_amount"),
    isLimitChosen: flagColumn(row, "limit_chosen"),
    maxLimit: integer(row, "max_limit"),
    consentGiven: flagColumn(row, "consent"),
    consentOn: optionalText(row, "consent_on"),
  };
}

/** Starts an action that ends at `settlesAt` (ms). */
export function beginAction(
  db: DatabaseSync,
  account: string,
  service: string,
  begun: {
    readonly action: number;
    readonly planId: string | undefined;
    readonly settlesAt: number;
    readonly willFail: boolean;
    readonly isSetUp: boolean;
  },
): void {
  db.prepare(
    `UPDATE streaming_service SET state = 'PENDING', action = ?, pending_plan = ?, settles_at = ?, will_fail = ?,
    set_up = ? WHERE account_number = ? AND service = ?`,
  ).run(
    begun.action,
    begun.planId ?? null,
    begun.settlesAt,
    Number(begun.willFail),
    Number(begun.isSetUp),
    account,
    service,
  );
}

/** Ends an action. */
export function endAction(
  db: DatabaseSync,
  account: string,
  service: string,
  state: string,
  planId: string | undefined,
  since: string | undefined,
): void {
  db.prepare(
    `UPDATE streaming_service SET state = ?, action = NULL, pending_plan = NULL, settles_at = NULL, will_fail = 0,
    plan_id = ?, since = ? WHERE account_number = ? AND service = ?`,
  ).run(state, planId ?? null, since ?? null, account, service);
}

/** Stores the month that a service was charged for before it ended. */
export function savePaidMonth(db: DatabaseSync, account: string, service: string, paid: PaidMonth): void {
  db.prepare(
    "UPDATE streaming_service SET data = json_set(data, '$.paid', json(?)) WHERE account_number = ? AND service = ?",
  ).run(JSON.stringify(paid), account, service);
}

/** Removes the month that a service was charged for before it ended: nothing is charged for it. */
export function removePaidMonth(db: DatabaseSync, account: string, service: string): void {
  db.prepare(
    "UPDATE streaming_service SET data = json_remove(data, '$.paid') WHERE account_number = ? AND service = ?",
  ).run(account, service);
}

/** Stores the day until which the charges of a service were compared with the limit; later ones are compared next. */
export function saveLimitCheckedOn(db: DatabaseSync, account: string, day: IsoDay, service: string): void {
  db.prepare(
    "UPDATE streaming_service SET data = json_set(data, '$.checkedOn', ?) WHERE account_number = ? AND service = ?",
  ).run(day, account, service);
}

export function acceptTerms(db: DatabaseSync, account: string, service: string, day: string): void {
  db.prepare("UPDATE streaming_service SET terms_on = ? WHERE account_number = ? AND service = ?").run(
    day,
    account,
    service,
  );
}

export function setLimit(db: DatabaseSync, account: string, limit: number): void {
  db.prepare("UPDATE direct_billing SET limit_amount = ?, limit_chosen = 1 WHERE account_number = ?").run(
    limit,
    account,
  );
}

export function setConsent(db: DatabaseSync, account: string, given: boolean, day: string): void {
  db.prepare("UPDATE direct_billing SET consent = ?, consent_on = ? WHERE account_number = ?").run(
    Number(given),
    day,
    account,
  );
}

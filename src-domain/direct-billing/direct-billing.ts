import { grosze, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { StreamingService } from "./streaming-service.ts";

/** How much other companies may charge in a month. `max`: what the operator lets a customer set. */
export interface MonthlyLimit {
  readonly amount: Grosze;
  readonly used: Grosze;
  readonly max: Grosze;
}

/** Whether other companies may charge on the invoice at all. `changedOn`: when that was last said. */
export interface ChargeConsent {
  readonly given: boolean;
  readonly changedOn: WarsawDate | undefined;
}

/** Direct billing of one account. */
export interface DirectBilling {
  readonly services: readonly StreamingService[];
  readonly limit: MonthlyLimit;
  readonly consent: ChargeConsent;
}

/** The limit as a meter: never less than nothing left, never beyond its end. */
export interface LimitMeter {
  readonly used: Grosze;
  readonly left: Grosze;
  readonly percent: number;
}

export function limitMeterOf({ amount, used }: MonthlyLimit): LimitMeter {
  const full = used >= amount;
  return {
    used,
    left: grosze(full ? 0 : amount - used),
    // what is not used up is never shown as full, nor what is begun as empty
    percent: full ? (used > 0 ? 100 : 0) : used <= 0 ? 0 : Math.min(99, Math.max(1, Math.round((used * 100) / amount))),
  };
}

/** The least that the limit can be set to: what is charged already stays charged. */
export function minimumLimit({ used }: MonthlyLimit): Grosze {
  return grosze(Math.max(0, used));
}

/** Whether a limit can be set; the provider decides all the same (WRONG_LIMIT). */
export function isValidLimit(amount: Grosze, limit: MonthlyLimit): boolean {
  return amount > 0 && amount >= minimumLimit(limit) && amount <= limit.max;
}

/**
 * By how much a month with this service, or with this plan of it, would pass the limit; `undefined` where it would not.
 */
export function amountOverLimit(
  { amount, used }: MonthlyLimit,
  price: Grosze,
  replaced: Grosze = grosze(0),
): Grosze | undefined {
  const beyond = used - replaced + price - amount;
  return beyond > 0 ? grosze(beyond) : undefined;
}

/**
 * What a month with this service, or with this plan of it, leaves of the limit; `undefined` where it would pass the
 * limit.
 */
export function limitLeftAfter(
  { amount, used }: MonthlyLimit,
  price: Grosze,
  replaced: Grosze = grosze(0),
): Grosze | undefined {
  const left = amount - used + replaced - price;
  return left < 0 ? undefined : grosze(left);
}

/** Whether something is under way: the consent cannot be changed meanwhile, and the page asks again (DB-03). */
export function hasPendingService({ services }: DirectBilling): boolean {
  return services.some(({ state }) => state.kind === "PENDING");
}

const MINUTE_MS = 60_000;
/** What the provider promises: longer than that is late. */
export const EXPECTED_DURATION_MS = 5 * MINUTE_MS;

/**
 * How long to wait before the state is asked for again, after `waited` ms of asking: often at first, never for ever in
 * vain.
 */
export function nextBillingPollMs(waited: number): number {
  if (waited < MINUTE_MS) return 5_000;
  return waited < EXPECTED_DURATION_MS ? 15_000 : MINUTE_MS;
}

import { grosze, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { StreamingService } from "./streaming-service.ts";

/** Monthly limit for charges of other companies. `max`: the highest limit that the operator allows. */
export interface MonthlyLimit {
  readonly amount: Grosze;
  readonly used: Grosze;
  readonly max: Grosze;
  /** True while the customer has chosen no limit: the legal one applies (DB-14). */
  readonly isDefault?: boolean | undefined;
}

/** Consent to charges of other companies on the invoice. `changedOn`: day of the last change. */
export interface ChargeConsent {
  readonly given: boolean;
  readonly changedOn: WarsawDate | undefined;
}

/** Direct billing of one client account. */
export interface DirectBilling {
  readonly services: readonly StreamingService[];
  readonly limit: MonthlyLimit;
  readonly consent: ChargeConsent;
}

/** Values of the limit's meter: `left` is at least 0, `percent` is 0 to 100. */
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
    // Shows 100 % only when used up, and 0 % only when unused.
    percent: full ? (used > 0 ? 100 : 0) : used <= 0 ? 0 : Math.min(99, Math.max(1, Math.round((used * 100) / amount))),
  };
}

/** Returns the lowest limit: amounts already charged cannot be reverted. */
export function minimumLimit({ used }: MonthlyLimit): Grosze {
  return grosze(Math.max(0, used));
}

/**
 * Limits in grosze that every customer may choose at any time, unless the operator sets others (Electronic
 * Communications Law).
 */
const LEGAL_LIMITS = [0, 3_500, 7_000, 10_000];

/** Returns the offered limits up to the operator's maximum, ascending. */
export function offeredLimits(
  { max }: Pick<MonthlyLimit, "max">,
  offered: readonly Grosze[] = LEGAL_LIMITS.map(grosze),
): readonly Grosze[] {
  return offered.filter((amount) => amount <= max).toSorted((one, other) => one - other);
}

/**
 * Returns true if a limit can be set; the server still decides (`wrong-limit`). An offered limit may be below the used
 * amount: it stops further charges of the month.
 */
export function isValidLimit(amount: Grosze, limit: MonthlyLimit, offered?: readonly Grosze[]): boolean {
  if (offeredLimits(limit, offered).includes(amount)) return true;
  return amount > 0 && amount >= minimumLimit(limit) && amount <= limit.max;
}

/** Returns by how much a month with this service or plan exceeds the limit; `undefined` if it does not. */
export function amountOverLimit({ amount, used }: MonthlyLimit, price: Grosze): Grosze | undefined {
  const beyond = used + price - amount;
  return beyond > 0 ? grosze(beyond) : undefined;
}

/** Returns the limit left after a month with this service or plan; `undefined` if it exceeds the limit. */
export function limitLeftAfter({ amount, used }: MonthlyLimit, price: Grosze): Grosze | undefined {
  const left = amount - used - price;
  return left < 0 ? undefined : grosze(left);
}

/** Returns true if an action is pending. Until it ends the consent cannot be changed and the page polls (DB-03). */
export function hasPendingService({ services }: DirectBilling): boolean {
  return services.some(({ state }) => state.kind === "PENDING");
}

const MINUTE_MS = 60_000;
/** Duration that the operator promises, ms; a longer one is late. */
export const EXPECTED_DURATION_MS = 5 * MINUTE_MS;

/** Returns the polling interval after `waited` ms: short at first, then longer. */
export function nextBillingPollMs(waited: number): number {
  if (waited < MINUTE_MS) return 5_000;
  return waited < EXPECTED_DURATION_MS ? 15_000 : MINUTE_MS;
}

import type { NamedService } from "../products/index.ts";
import { daysBetween, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { proportionatePayment } from "./proportionate-payment.ts";

/** Service that began at the express wish of the customer, with the payment for its days. */
export interface UsedDays extends NamedService {
  /** Id of the service, or of the line of an order. */
  readonly id: string;
  /** Monthly price of which each day costs its part. */
  readonly monthly: Grosze;
  readonly from: WarsawDate;
  /** Days from `from` to the day of the withdrawal, both included. */
  readonly days: number;
  readonly amount: Grosze;
}

/** First day and monthly price of a service. `startsOn` is `undefined` before the start, unless its day is known. */
export interface ServiceStart extends NamedService {
  readonly id: string;
  readonly earlyStart: boolean;
  readonly startsOn: WarsawDate | "unknown" | undefined;
  readonly monthly: Grosze | undefined;
}

/**
 * Lists the services that have worked by `day` at the express wish of the customer, each with its own rounded payment.
 * `undefined` if the price or the first day of one is not known.
 */
export function usedDaysBy(day: WarsawDate, starts: readonly ServiceStart[]): readonly UsedDays[] | undefined {
  const used: UsedDays[] = [];
  for (const { earlyStart, startsOn, monthly, ...named } of starts) {
    if (!earlyStart || startsOn === undefined || (startsOn !== "unknown" && startsOn > day)) continue;
    if (monthly === undefined || startsOn === "unknown") return undefined;
    const amount = proportionatePayment({ monthly, startedOn: startsOn, earlyStart }, day);
    used.push({ ...named, monthly, from: startsOn, days: daysBetween(startsOn, day) + 1, amount });
  }
  return used;
}

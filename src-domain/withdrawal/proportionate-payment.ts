import {
  daysBetween,
  daysInMonth,
  grosze,
  monthOf,
  plusDays,
  sumOf,
  type Grosze,
  type WarsawDate,
} from "../shared-kernel/index.ts";

/** Service from which a customer withdraws. */
export interface UsedService {
  readonly monthly: Grosze;
  /** First day on which the service worked. */
  readonly startedOn: WarsawDate;
  /** True: the customer expressly wished that it begins before the time to withdraw ends. */
  readonly earlyStart: boolean;
}

/**
 * Returns the payment for the days from the start to the day of the withdrawal, both included (art. 35 of the Consumer
 * Rights Act). Each day costs its part of the monthly price; each month is rounded down to whole grosze, in favour of
 * the customer. Without an express wish nothing is paid (art. 36).
 */
export function proportionatePayment({ monthly, startedOn, earlyStart }: UsedService, withdrawnOn: WarsawDate): Grosze {
  if (!earlyStart || withdrawnOn < startedOn) return grosze(0);
  const usedDays = new Map<string, { count: number; of: number }>();
  for (let left = daysBetween(startedOn, withdrawnOn); left >= 0; left -= 1) {
    const day = plusDays(startedOn, left);
    const month = usedDays.get(monthOf(day)) ?? { count: 0, of: daysInMonth(monthOf(day)) };
    usedDays.set(monthOf(day), { ...month, count: month.count + 1 });
  }
  return sumOf([...usedDays.values()].map(({ count, of }) => grosze(Math.floor((monthly * count) / of))));
}

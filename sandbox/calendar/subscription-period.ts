import { addCalendarDays, addCalendarMonths, addToMonth, lastDayOf, type IsoDay } from "#kit/calendar/warsaw.ts";

/** Returns a day of a month, at most the last one. */
function dayOf(month: string, day: number): IsoDay {
  const wanted = `${month}-${String(day).padStart(2, "0")}`;
  const last = lastDayOf(month);
  return wanted < last ? wanted : last;
}

/**
 * Returns the month of a subscription that an invoice charges: the one that began since the invoice before it.
 * `startDay` is the day of the month on which the subscription began.
 */
export function subscriptionPeriod(
  { month, issuedOn }: { readonly month: string; readonly issuedOn: IsoDay },
  startDay: number,
): { readonly from: IsoDay; readonly to: IsoDay } {
  const inMonth = dayOf(month, startDay);
  const from = inMonth <= issuedOn ? inMonth : dayOf(addToMonth(month, -1), startDay);
  const next = addCalendarMonths(`${from.slice(0, 7)}-01`, 1).slice(0, 7);
  return { from, to: addCalendarDays(dayOf(next, startDay), -1) };
}

import type { HelpLineHours } from "#domain/configuration/configuration.ts";
import type { IsoDay } from "#kit/calendar/warsaw.ts";

const WEEKDAYS: readonly HelpLineHours["from"][] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Part of a day in which agents work, `HH:MM`. */
export interface WorkingTime {
  readonly opens: string;
  readonly closes: string;
}

/** Returns the place of a day in its week; 0 is Monday. */
function weekdayOf(day: IsoDay): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Lists the times of `day` in which agents work, in the order of the operator's hours; none on a closed day. */
export function workingTimesOn(hours: readonly HelpLineHours[], day: IsoDay): readonly WorkingTime[] {
  const weekday = weekdayOf(day);
  return hours.flatMap(({ from, to, opens, closes }) => {
    const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)];
    const isDay = first <= last ? first <= weekday && weekday <= last : weekday >= first || weekday <= last;
    return isDay ? [{ opens, closes }] : [];
  });
}

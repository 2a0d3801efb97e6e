import type { HelpLineHours } from "#domain/configuration/configuration.ts";
import { workingTimesOn } from "../calendar/working-times-on.ts";
import { addCalendarDays, wallAt, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";

/** Length of a time that can be chosen, hours. */
const HOURS = 2;
/** Time that agents need to prepare a call, ms. */
const NOTICE_MS = 1_800_000;
/** Number of working days whose times are offered. */
const DAYS = 2;
/** Days among which the working ones are searched. */
const SEARCHED_DAYS = 7;

/** Time that the customer can choose for a call, wall time of Warsaw. */
export interface CallSlot {
  readonly from: WallTime;
  readonly to: WallTime;
}

const wall = (day: IsoDay, hour: number): WallTime => `${day}T${String(hour).padStart(2, "0")}:00:00`;

/** Lists the times of a day; all of a time lies within the hours of the agents. */
function slotsOn(hours: readonly HelpLineHours[], day: IsoDay): readonly CallSlot[] {
  return workingTimesOn(hours, day).flatMap(({ opens, closes }) => {
    const first = Math.ceil(Number(opens.slice(0, 2)) + Number(opens.slice(3, 5)) / 60);
    const count = Math.max(0, Math.floor((Number(closes.slice(0, 2)) - first) / HOURS));
    return Array.from({ length: count }, (_, place) => {
      const hour = first + place * HOURS;
      return { from: wall(day, hour), to: wall(day, hour + HOURS) };
    });
  });
}

/** Lists the times that can be chosen at `now` (ms): those of the next two days with times left. */
export function callTimesAt(now: number, hours: readonly HelpLineHours[]): readonly CallSlot[] {
  const today = wallAt(now).slice(0, 10);
  const earliest = wallAt(now + NOTICE_MS);
  return Array.from({ length: SEARCHED_DAYS }, (_, days) =>
    slotsOn(hours, addCalendarDays(today, days)).filter(({ from }) => from >= earliest),
  )
    .filter((slots) => slots.length > 0)
    .slice(0, DAYS)
    .flat();
}

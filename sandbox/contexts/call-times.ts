import { addCalendarDays, wallAt, type WallTime } from "../calendar/warsaw.ts";

/** Hours at which agents work every day. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;
/** Length of a time that can be chosen, hours. */
const HOURS = 2;
/** Time that agents need to prepare a call, ms. */
const NOTICE_MS = 1_800_000;

/** Time that the customer can choose for a call, wall time of Warsaw. */
export interface CallSlot {
  readonly from: WallTime;
  readonly to: WallTime;
}

const wall = (day: string, hour: number): WallTime => `${day}T${String(hour).padStart(2, "0")}:00:00`;

/** Lists the times of today and tomorrow that can be chosen at `now` (ms), while agents work. */
export function callTimesAt(now: number): readonly CallSlot[] {
  const today = wallAt(now).slice(0, 10);
  const earliest = wallAt(now + NOTICE_MS);
  return [today, addCalendarDays(today, 1)]
    .flatMap((day) =>
      Array.from({ length: (LAST_HOUR - FIRST_HOUR) / HOURS }, (_, place) => {
        const hour = FIRST_HOUR + place * HOURS;
        return { from: wall(day, hour), to: wall(day, hour + HOURS) };
      }),
    )
    .filter(({ from }) => from >= earliest);
}

import { addCalendarDays, type WallTime } from "#kit/calendar/warsaw.ts";

// The demo mentions hours of "today" (a message at 9:12, repairs until 18:00). A demo opened at night must not show
// this morning's message yet, nor repairs whose end has already passed.

/** Returns `wall` on its own day, or one day earlier if it would be later than `now` (wall time of Warsaw). */
export function latestPast(wall: WallTime, now: WallTime): WallTime {
  const [day = "", hour = ""] = wall.split("T");
  return day === now.slice(0, 10) && wall > now ? `${addCalendarDays(day, -1)}T${hour}` : wall;
}

/** Returns `wall` on its own day, or one day later if it is not after `now`. */
export function nextUpcoming(wall: WallTime, now: WallTime): WallTime {
  const [day = "", hour = ""] = wall.split("T");
  return day === now.slice(0, 10) && wall <= now ? `${addCalendarDays(day, 1)}T${hour}` : wall;
}

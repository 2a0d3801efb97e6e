import { addCalendarDays, type WallTime } from "./warsaw.ts";

// The demo names hours of "today" (a message at 9:12, repairs until 18:00). Whoever opens it at night must not be told
// of
// this morning's message before the morning, nor of repairs that should have ended by now and have not.

/** `wall` on its own day, or on the last one before `now` (the wall time of Warsaw). */
export function latestPast(wall: WallTime, now: WallTime): WallTime {
  const [day = "", hour = ""] = wall.split("T");
  return day === now.slice(0, 10) && wall > now ? `${addCalendarDays(day, -1)}T${hour}` : wall;
}

/** `wall` on its own day, or on the next one after `now`. */
export function nextUpcoming(wall: WallTime, now: WallTime): WallTime {
  const [day = "", hour = ""] = wall.split("T");
  return day === now.slice(0, 10) && wall <= now ? `${addCalendarDays(day, 1)}T${hour}` : wall;
}

import { addCalendarDays, wallAt, type WallTime } from "../calendar/warsaw.ts";

const CALL_WITHIN_MS = 86_400_000;
const OPENS = "08:00:00";
const CLOSES = "20:00:00";

/** Returns the latest time of a call that was requested at `askedAt` (ms): within 24 hours, while agents work. */
export function callDeadline(askedAt: number): WallTime {
  const latest = wallAt(askedAt + CALL_WITHIN_MS);
  const [day = "", hour = ""] = latest.split("T");
  if (hour > CLOSES) return `${day}T${CLOSES}`;
  return hour < OPENS ? `${addCalendarDays(day, -1)}T${CLOSES}` : latest;
}

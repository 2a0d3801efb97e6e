import type { HelpLineHours } from "#domain/configuration/configuration.ts";
import { workingTimesOn } from "../calendar/working-times-on.ts";
import { addCalendarDays, wallAt, type WallTime } from "#kit/calendar/warsaw.ts";

const CALL_WITHIN_MS = 86_400_000;
/** Days within which agents work at least once. */
const SEARCHED_DAYS = 8;

/**
 * Returns the latest time of a call that was requested at `askedAt` (ms): within 24 hours, while agents work. Without
 * such a time, the end of their next working time.
 */
export function callDeadline(askedAt: number, hours: readonly HelpLineHours[]): WallTime {
  const [asked, latest] = [wallAt(askedAt), wallAt(askedAt + CALL_WITHIN_MS)];
  const times = Array.from({ length: SEARCHED_DAYS }, (_, days) => addCalendarDays(asked.slice(0, 10), days))
    .flatMap((day) =>
      workingTimesOn(hours, day).map(({ opens, closes }) => ({
        from: `${day}T${opens}:00`,
        to: `${day}T${closes}:00`,
      })),
    )
    .filter(({ to }) => to > asked);
  const last = times.findLast(({ from }) => from < latest);
  if (last === undefined) return times[0]?.to ?? latest;
  return last.to < latest ? last.to : latest;
}

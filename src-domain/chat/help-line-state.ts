import type { HelpLineHours, WeekdayName } from "../configuration/index.ts";
import { formatPolishTime, plusDays, warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import { weekdayOf } from "../shared-kernel/weekday.ts";

/** State of a help line; `HH:MM` in Warsaw time, independent of the device's zone. */
export type HelpLineState =
  | { readonly kind: "open"; readonly until: string }
  /** `day`: today or one of the next seven days. */
  | { readonly kind: "closed"; readonly opens: { readonly day: WarsawDate; readonly at: string } | undefined };

const PLACES: Readonly<Record<WeekdayName, number>> = { mon: 0, tue: 1, wed: 2, thu: 3, fri: 4, sat: 5, sun: 6 };
const DAYS = 7;

/** Returns the state of a help line at this moment (CHAT-17). It is closed from the exact closing time on. */
export function helpLineStateAt(hours: readonly HelpLineHours[], now: Instant): HelpLineState {
  const today = warsawDateAt(now);
  const time = formatPolishTime(now);
  const open = hoursOn(hours, today).find(({ opens, closes }) => opens <= time && time < closes);
  if (open !== undefined) return { kind: "open", until: open.closes };
  for (let ahead = 0; ahead <= DAYS; ahead += 1) {
    const day = plusDays(today, ahead);
    const at = hoursOn(hours, day)
      .map(({ opens }) => opens)
      .filter((opens) => ahead > 0 || opens > time)
      .toSorted()[0];
    if (at !== undefined) return { kind: "closed", opens: { day, at } };
  }
  return { kind: "closed", opens: undefined };
}

/** Returns the hours of one day. A range of days may cross the end of the week. */
function hoursOn(hours: readonly HelpLineHours[], day: WarsawDate): readonly HelpLineHours[] {
  const place = weekdayOf(day) - 1;
  return hours.filter(({ from, to }) => {
    const [first, last] = [PLACES[from], PLACES[to]];
    return first <= last ? first <= place && place <= last : place >= first || place <= last;
  });
}

const HOUR_MS = 3_600_000;
/** Step of the search, ms; shorter than the time between two changes of the clock. */
const LEAP_MS = 30 * 24 * HOUR_MS;

const WALL = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw", dateStyle: "short", timeStyle: "medium" });

/**
 * Returns the offset of Warsaw's clock from UTC at `instant`, ms. It uses `Intl`, so it does not depend on the calendar
 * of the portal.
 */
export const offsetAt = (instant: number): number => Date.parse(`${WALL.format(instant).replace(" ", "T")}Z`) - instant;

/** Returns the day that the calendar shows in Warsaw at `instant`. */
export const shownDay = (instant: number): string => WALL.format(instant).slice(0, 10);

/** Returns the first full hour after `from` with another offset. The change must lie within `LEAP_MS`. */
function changeWithin(from: number): number {
  let [before, after] = [0, LEAP_MS / HOUR_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(from + middle * HOUR_MS) === offsetAt(from)) before = middle;
    else after = middle;
  }
  return from + after * HOUR_MS;
}

function changes(): readonly number[] {
  const found: number[] = [];
  for (let from = Date.UTC(1990, 0, 1); from < Date.UTC(2038, 0, 1); from += LEAP_MS)
    if (offsetAt(from) !== offsetAt(from + LEAP_MS)) found.push(changeWithin(from));
  return found;
}

/** First moments of all 96 clock changes in Warsaw from 1990 to 2037. */
export const CLOCK_CHANGES = changes();

const HOUR_MS = 3_600_000;
/** Shorter than the time between two changes. */
const LEAP_MS = 30 * 24 * HOUR_MS;

const WALL = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw", dateStyle: "short", timeStyle: "medium" });

/** How far Warsaw's clock is ahead of UTC at `instant`, ms, by another calendar than the portal's own. */
export const offsetAt = (instant: number): number => Date.parse(`${WALL.format(instant).replace(" ", "T")}Z`) - instant;

/** The day that Warsaw's calendar shows at `instant`. */
export const shownDay = (instant: number): string => WALL.format(instant).slice(0, 10);

/** The first full hour after `from`, at which the clock differs from that of `from`, known to be within the leap. */
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

/** The first moment of each change of the clock in Warsaw from 1990 to 2037: 96 of them. */
export const CLOCK_CHANGES = changes();

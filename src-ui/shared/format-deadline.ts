import { pageTexts } from "./texts/page-texts.ts";

/**
 * Formats `ms` as `DD-MM-YYYY HH:mm` in Warsaw, with a no-break space. Uses no date library, for pages that render
 * before the portal is loaded. The formatter is created on use, because a slow phone needs 40 ms for the first one.
 */
function formatWarsawDateTime(ms: number): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Warsaw",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(ms);
  return parts.replaceAll("/", "-").replace(", ", "\u00a0");
}

/**
 * Formats `ms` as day and time in the language of the page, on pages that render before the portal is loaded;
 * `formatDateTime` is for all others.
 */
export function formatMoment(ms: number): string {
  return pageTexts.formats?.dateTime(ms) ?? formatWarsawDateTime(ms);
}

/**
 * Formats the end of a lock or of a code: "14:05" today in Warsaw, with the day in the page's language on another one.
 */
export function formatDeadline(until: number, now: number): string {
  const moment = formatWarsawDateTime(until);
  const [day, time] = moment.split("\u00a0");
  return time !== undefined && formatWarsawDateTime(now).startsWith(`${day}\u00a0`) ? time : formatMoment(until);
}

/** Seconds left at which the session warning is announced again. */
const MARKS = [10, 30, 60] as const;

export type AnnouncementMark = (typeof MARKS)[number];

/** Shortest time between two announcements, seconds: a screen-reader user must be able to act in between (SESS-02). */
const QUIET_SECONDS = 20;

/** Last announcement of the session warning. */
export interface Announcement {
  /** `undefined`: the dialog itself was read out when it opened. */
  readonly mark: AnnouncementMark | undefined;
  /** Seconds that were left then. */
  readonly at: number;
}

/**
 * Returns the announcement in force with `seconds` left: the last one, or a new one at a minute, half a minute and ten
 * seconds. In a background tab seconds are skipped, and the announcement comes late. Opening the dialog counts as the
 * first announcement. More time than before means that the session was extended: the sequence starts over.
 */
export function nextAnnouncement(last: Announcement | undefined, seconds: number): Announcement {
  if (last === undefined || seconds > last.at) return { mark: undefined, at: seconds };
  const mark = MARKS.find((at) => seconds <= at);
  return mark === last.mark || last.at - seconds < QUIET_SECONDS ? last : { mark, at: seconds };
}

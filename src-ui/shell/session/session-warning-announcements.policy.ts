/** Seconds left at which the session warning is announced again. */
const MARKS = [10, 30, 60] as const;

export type AnnouncementMark = (typeof MARKS)[number];

/** Shortest time between two announcements (s): a screen-reader user must be able to act in between (SESS-02). */
const QUIET_SECONDS = 20;

/** Last announcement of the session warning. */
export interface Announcement {
  /** `undefined` for the opening of the dialog, which is announced by itself. */
  readonly mark: AnnouncementMark | undefined;
  /** Seconds left at that announcement. */
  readonly at: number;
}

/**
 * Returns the current announcement for `seconds` left: the last one, or a new one at 60, 30 and 10 s. A background tab
 * skips seconds, so the announcement may be late. Opening the dialog counts as the first announcement. More time than
 * before means that the session was extended, and the sequence starts over.
 */
export function nextAnnouncement(last: Announcement | undefined, seconds: number): Announcement {
  if (last === undefined || seconds > last.at) return { mark: undefined, at: seconds };
  const mark = MARKS.find((at) => seconds <= at);
  return mark === last.mark || last.at - seconds < QUIET_SECONDS ? last : { mark, at: seconds };
}

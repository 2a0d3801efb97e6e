/** Seconds left at which the warning speaks again, by itself. */
const MARKS = [10, 30, 60] as const;

export type SpokenMark = (typeof MARKS)[number];

/** No two announcements come closer than this, seconds: who listens must be able to act in between (SESS-02). */
const QUIET_SECONDS = 20;

/**
 * What the warning has said last, and with how many seconds left. It opens with what it says of itself, and no mark.
 */
export interface Spoken {
  readonly mark: SpokenMark | undefined;
  readonly at: number;
}

/**
 * What the warning says with so many seconds left, after what it has said before: one minute, half a minute, ten
 * seconds; later where seconds
 * were skipped, as in a tab in the background, and never within twenty seconds of the last time. The dialog itself is
 * read out when it
 * opens, which counts as the first time.
 */
export function speakAt(before: Spoken | undefined, seconds: number): Spoken {
  if (before === undefined || seconds > before.at) return { mark: undefined, at: seconds };
  const mark = MARKS.find((at) => seconds <= at);
  return mark === before.mark || before.at - seconds < QUIET_SECONDS ? before : { mark, at: seconds };
}

export interface KnownOutage {
  readonly title: string;
  /** Local time, `YYYY-MM-DDTHH:MM:SS`; `undefined` while it is unknown. */
  readonly plannedEnd: string | undefined;
}

interface OutageListTexts {
  readonly withEnd: (title: string, plannedEnd: string) => string;
  readonly withoutEnd: (title: string) => string;
  /** Sentence after a list in which no outage has an end. */
  readonly endsLater: string;
  /** The same after a list in which some have one. */
  readonly otherEndsLater: string;
}

/** Lists outages, those with an end first. One sentence says how the customer learns the ends that are unknown. */
export function listOutages(outages: readonly KnownOutage[], texts: OutageListTexts): string {
  const ending = outages.flatMap(({ title, plannedEnd }) =>
    plannedEnd === undefined ? [] : [texts.withEnd(title, plannedEnd)],
  );
  const others = outages.filter(({ plannedEnd }) => plannedEnd === undefined);
  if (others.length === 0) return ending.join(" ");
  const later = ending.length === 0 ? texts.endsLater : texts.otherEndsLater;
  return [...ending, ...others.map(({ title }) => texts.withoutEnd(title)), later].join(" ");
}

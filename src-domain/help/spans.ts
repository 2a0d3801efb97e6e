import type { Span } from "./branch.ts";

/** Spans in their order; those that touch or overlap are one: nobody is sent away between them. */
export function joinedSpans(spans: readonly Span[]): readonly Span[] {
  const whole: Span[] = [];
  for (const { opens, closes } of spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const last = whole.at(-1);
    if (last === undefined || last.closes < opens) whole.push({ opens, closes });
    else if (last.closes < closes) whole[whole.length - 1] = { opens: last.opens, closes };
  }
  return whole;
}

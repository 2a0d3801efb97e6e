import type { ReactNode } from "react";
import type { Quote } from "#domain/help/index.ts";

/** Text of the provider with the matches of a search marked. */
export function HighlightedText({ quote: { text, hits } }: { readonly quote: Quote }) {
  const parts: ReactNode[] = [];
  let before = 0;
  for (const { from, to } of hits) {
    parts.push(text.slice(before, from), <mark key={from}>{text.slice(from, to)}</mark>);
    before = to;
  }
  return (
    <span lang="pl">
      {parts}
      {text.slice(before)}
    </span>
  );
}

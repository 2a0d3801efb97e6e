import type { SiteContent } from "./site-content.ts";
import { siteText } from "./site-text.ts";

/** The operator's words to who has just come in (NAV-14). */
export interface Welcome {
  /** As the provider sent it: sanitise before it is shown. */
  readonly html: string;
  /** By what it is known again. Tells neither what it says nor whom it was shown to. */
  readonly mark: string;
}

/** Marks that are kept: the latest so many. More greetings than these nobody has at once. */
export const KEPT_MARKS = 10;

/** The greeting that site content enables by having a text for it; `undefined` where it has none (SITE-01). */
export function welcomeOf(content: SiteContent | undefined): Welcome | undefined {
  const html = siteText(content, "welcome_banner");
  return html === undefined ? undefined : { html, mark: markOf(html) };
}

/** What was shown before, and now this one too: the latest first, none twice, no more than are kept. */
export function withShown(before: readonly string[], mark: string): readonly string[] {
  return [mark, ...before.filter((other) => other !== mark)].slice(0, KEPT_MARKS);
}

/** FNV-1a, 32 bits: it keeps greetings apart, and no secret. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

import { contentHashOf } from "./shown-marks.ts";
import { type SiteContent, siteText } from "./site-content.ts";

/** The operator's words to who has just come in (NAV-14). */
export interface WelcomeMessage {
  /** As the provider sent it: sanitise before it is shown. */
  readonly html: string;
  /** By what it is known again. Tells neither what it says nor whom it was shown to. */
  readonly mark: string;
}

/** The greeting that site content enables by having a text for it; `undefined` where it has none (SITE-01). */
export function welcomeOf(content: SiteContent | undefined): WelcomeMessage | undefined {
  const html = siteText(content, "welcome_banner");
  return html === undefined ? undefined : { html, mark: contentHashOf(html) };
}

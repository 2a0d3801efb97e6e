import { contentHashOf } from "./shown-marks.ts";
import { type SiteContent, siteText } from "./site-content.ts";

/** Greeting of the operator after login (NAV-14). */
export interface WelcomeMessage {
  /** Text as the server sent it: sanitise before display. */
  readonly html: string;
  /** Identifies the greeting; reveals neither its text nor the customer. */
  readonly mark: string;
}

/** Returns the greeting of the site content; `undefined` without a text for it (SITE-01). */
export function welcomeOf(content: SiteContent | undefined): WelcomeMessage | undefined {
  const html = siteText(content, "welcome_banner");
  return html === undefined ? undefined : { html, mark: contentHashOf(html) };
}

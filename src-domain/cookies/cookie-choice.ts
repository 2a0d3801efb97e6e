/**
 * What a visitor lets the portal keep: everything, or only what it cannot work without (NAV-15). Both are offered
 * alike.
 */
export const COOKIE_CHOICES = ["all", "necessary"] as const;
export type CookieChoice = (typeof COOKIE_CHOICES)[number];

/** The choice that `text` names; `undefined` for anything else: then nobody has chosen yet, and the bar asks. */
export function parseCookieChoice(text: string | undefined): CookieChoice | undefined {
  return COOKIE_CHOICES.find((choice) => choice === text);
}

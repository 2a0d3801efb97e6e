/** Choices of a visitor: all cookies, or only the necessary ones (NAV-15). Both are offered with equal weight. */
export const COOKIE_CHOICES = ["all", "necessary"] as const;
export type CookieChoice = (typeof COOKIE_CHOICES)[number];

/** Parses a stored choice; `undefined` for any other text, so that the cookie bar is shown. */
export function parseCookieChoice(text: string | undefined): CookieChoice | undefined {
  return COOKIE_CHOICES.find((choice) => choice === text);
}

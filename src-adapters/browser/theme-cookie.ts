import { themeChoice } from "#domain/theme/index.ts";
import type { Theme, ThemeChoice } from "#domain/theme/index.ts";

/** Lifetime of the theme cookie: six months, as for all cookies of the portal (THEME-02), in s. */
const SIX_MONTHS_S = 183 * 24 * 60 * 60;

/** Theme choice stored in the cookies of a document; `system` without a cookie. */
export function readThemeCookie(cookies: string): ThemeChoice {
  const pairs = cookies.split(";").map((cookie) => cookie.trim().split("="));
  return themeChoice(pairs.find(([name]) => name === "ebok.theme")?.[1]);
}

/**
 * Formats the cookie for a theme choice. `system.dark` and `system.light` also store the theme that the app reported
 * for the device: first-paint.js uses it before the app responds again.
 */
export function formatThemeCookie(choice: ThemeChoice | `system.${Theme}`, secure: boolean): string {
  return `ebok.theme=${choice}; Max-Age=${SIX_MONTHS_S}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Applies a theme choice to a page. With `system`, the style sheet follows the device. */
export function applyTheme(root: HTMLElement, choice: ThemeChoice): void {
  if (choice === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = choice;
}

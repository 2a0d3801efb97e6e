import { themeChoice } from "#domain/theme/index.ts";
import type { Theme, ThemeChoice } from "#domain/theme/index.ts";

/** Kept for six months, as all cookies of the portal are (THEME-02). In s. */
const SIX_MONTHS_S = 183 * 24 * 60 * 60;

/** The choice kept in a document's cookies; `system` without one. */
export function readThemeCookie(cookies: string): ThemeChoice {
  const pairs = cookies.split(";").map((cookie) => cookie.trim().split("="));
  return themeChoice(pairs.find(([name]) => name === "ebok.theme")?.[1]);
}

/**
 * The cookie that keeps a choice. `system.dark` and `system.light` also say what the app has reported of the device:
 * first-paint.js paints by it before the app is asked again.
 */
export function formatThemeCookie(choice: ThemeChoice | `system.${Theme}`, secure: boolean): string {
  return `ebok.theme=${choice}; Max-Age=${SIX_MONTHS_S}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Paints a page in a choice. `system` leaves the decision to the style sheet, which follows the device by itself. */
export function applyTheme(root: HTMLElement, choice: ThemeChoice): void {
  if (choice === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = choice;
}

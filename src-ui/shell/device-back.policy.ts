import type { RouteName } from "#domain/navigation/routes.ts";

/**
 * Target of the device's back button when no dialog is open: leave the native app, go back in the history, or open a
 * page with a way on.
 */
export type DeviceBackTarget = "leave" | "back" | Extract<RouteName, "index" | "login">;

/** Pages without a previous page of the portal. */
const FIRST_PAGES: readonly (RouteName | undefined)[] = ["index", "login", "sessionExpired"];

/** Position in the portal when the back button is pressed. */
export interface BackPosition {
  /** `undefined` for an unknown address. */
  readonly route: RouteName | undefined;
  /** Number of portal pages before this one in the history; 0 after a deep link or a return from a bank. */
  readonly before: number;
  /** Number of completed steps of this page, such as the login's. */
  readonly steps: number;
  readonly isLoggedIn: boolean;
}

/**
 * Returns the target of the back button. A page that was opened by a notification leads to the start page, and only the
 * start page leaves the native app.
 */
export function deviceBackTarget({ route, before, steps, isLoggedIn }: BackPosition): DeviceBackTarget {
  if (steps > 0) return "back";
  if (FIRST_PAGES.includes(route)) return "leave";
  if (before > 0) return "back";
  return isLoggedIn ? "index" : "login";
}

import type { RouteName } from "./routes.ts";

/**
 * What the device's back button does where nothing is open: the app is put away, the page before is shown again, or a
 * page that there is always a way on from.
 */
export type DeviceBack = "leave" | "back" | Extract<RouteName, "index" | "login">;

/** Pages behind which there is nothing of the portal. */
const FIRST_PAGES: readonly (RouteName | undefined)[] = ["index", "login", "sessionExpired"];

/** Where somebody is who presses "back". */
export interface Place {
  /** `undefined`: an address that nobody knows. */
  readonly route: RouteName | undefined;
  /**
   * Pages of the portal before this one, as far as they can be gone back to; none where the app was opened with this
   * one, or a bank led here.
   */
  readonly before: number;
  /** Steps of this page that are behind, such as the login's. */
  readonly steps: number;
  readonly isLoggedIn: boolean;
}

/**
 * Never out of the portal from within it: who was led to a page by a notification goes back to its start, and only from
 * there out of the app.
 */
export function deviceBack({ route, before, steps, isLoggedIn }: Place): DeviceBack {
  if (steps > 0) return "back";
  if (FIRST_PAGES.includes(route)) return "leave";
  if (before > 0) return "back";
  return isLoggedIn ? "index" : "login";
}

import type { RouteName } from "#domain/navigation/routes.ts";

/** Routes without a screen of their own: the login page is part of the first chunk, the others only redirect. */
type RouteWithoutScreen = "login" | "loginOld" | "old" | "service";

const WITHOUT_SCREEN: Readonly<Record<RouteWithoutScreen, true>> = {
  login: true,
  loginOld: true,
  old: true,
  service: true,
};

/** Route with a screen in its own chunk. */
export type ScreenRoute = Exclude<RouteName, RouteWithoutScreen>;

/** Returns true if a route has a screen. Part of the first chunk, unlike the table of screens. */
export const hasScreen = (route: RouteName): route is ScreenRoute => !Object.hasOwn(WITHOUT_SCREEN, route);

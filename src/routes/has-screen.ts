import type { RouteName } from "#domain/navigation/routes.ts";

/** Routes without a screen of their own: the login page is part of the first chunk, the others only redirect. */
const WITHOUT_SCREEN = ["login", "loginOld", "old", "service"] as const satisfies readonly RouteName[];

/** Route with a screen in its own chunk. */
export type ScreenRoute = Exclude<RouteName, (typeof WITHOUT_SCREEN)[number]>;

/** Returns true if a route has a screen. Part of the first chunk, unlike the table of screens. */
export const hasScreen = (route: RouteName): route is ScreenRoute => !WITHOUT_SCREEN.some((one) => one === route);

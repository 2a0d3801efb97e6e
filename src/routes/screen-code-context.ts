import { createContext } from "react";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { GuardedScreen } from "./screens.ts";

/** Returns the function that loads the code of a route's screen; `undefined` for a route without a screen. */
export type FindScreen = (route: RouteName) => (() => Promise<GuardedScreen>) | undefined;

/** Screens of the router, for code that is loaded with a screen and therefore must not import their table. */
export const ScreenCodeContext = createContext<FindScreen>(() => undefined);

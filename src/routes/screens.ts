import type { ComponentType } from "react";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { App } from "../boot/app.ts";

/** A module that puts one screen together from the portal's stores. Loaded with its route. */
export interface ScreenModule {
  /** Loads what the screen needs beside the portal's core, and gives the component that draws it. */
  compose(app: App): Promise<ComponentType> | ComponentType;
  /** Set by a screen that titles the page itself, because its title is more than the route's name. */
  readonly titlesItself?: true;
  /**
   * Set by a screen whose own work may take away what let the customer in: it stays until it is left. All others are
   * decided on anew (NAV-17).
   */
  readonly staysOpen?: true;
}

/** Screens of the portal by route. A route that is not here says that it has no screen, inside its layout. */
const SCREENS: Partial<Record<RouteName, () => Promise<ScreenModule>>> = {
  index: () => import("./home.route.tsx"),
  invoice: () => import("./invoices.route.tsx"),
  invoiceDetails: () => import("./invoice-details.route.tsx"),
  myServices: () => import("./services.route.tsx"),
  paymentComplete: () => import("./payment-complete.route.tsx"),
  more: () => import("./more.route.tsx"),
  logout: () => import("./logout.route.tsx"),
  sessionExpired: () => import("./session-expired.route.tsx"),
  error: () => import("./error.route.tsx"),
};

/** The screen of a route, behind the gate that decides who may see it (NAV-17, GUARD-05). */
export function screenFor(route: RouteName): () => Promise<ScreenModule> {
  const load = SCREENS[route];
  return async () => {
    const [gate, module] = await Promise.all([
      import("./gated.tsx"),
      load === undefined ? import("./other.route.tsx").then((other) => other.otherScreen(route)) : load(),
    ]);
    return gate.gated(route, module);
  };
}

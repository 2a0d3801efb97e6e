import type { ComponentType } from "react";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { ContextName } from "../container/context-loaders.ts";

/** What a route module exports. It is loaded with its route. */
export interface ScreenModule {
  /** Contexts that are bound before the screen is rendered: it resolves their services. */
  readonly contexts?: readonly ContextName[];
  /** The screen. It resolves what it needs with `useServices`. */
  readonly Component: ComponentType;
  /** Set by a screen that titles the page itself, because its title is more than the route's name. */
  readonly titlesItself?: true;
  /**
   * Set by a screen whose own action may take away what let the customer in: it stays until it is left. The access to
   * all others is decided again at each change (NAV-17).
   */
  readonly staysOpen?: true;
}

/** A screen behind its gate, with the contexts that it needs. */
export interface GatedScreen {
  readonly contexts: readonly ContextName[];
  readonly Component: ComponentType;
}

/** Screens of the portal by route. A route that is not here is looked up in `other.route.tsx`. */
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

/** Loads the screen of a route, behind the gate that decides who may see it (NAV-17, GUARD-05). */
export function screenFor(route: RouteName): () => Promise<GatedScreen> {
  const load = SCREENS[route];
  return async () => {
    const [gate, module] = await Promise.all([
      import("./gated.tsx"),
      load === undefined ? import("./other.route.tsx").then((other) => other.otherScreen(route)) : load(),
    ]);
    return gate.gated(route, module);
  };
}

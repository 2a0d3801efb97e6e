import type { ComponentType } from "react";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { createActionLinkScreen } from "./action-link.route.tsx";
import type { ContextName } from "../container/context-loaders.ts";
import { memoizeLoaderByKey } from "../boot/memoize-loader-by-key.ts";
import { hasScreen, type ScreenRoute } from "./has-screen.ts";
import type { FindScreen } from "./screen-code-context.ts";

/** Exports of a route module. It is loaded with its route. */
export interface ScreenModule {
  /** Contexts bound before the screen is rendered: it resolves their services. */
  readonly contexts?: readonly ContextName[];
  /** Screen component; it resolves its dependencies with `useServices`. */
  readonly Component: ComponentType;
  /** Set by a screen that sets the title itself, because its title is more than the route's name. */
  readonly titlesItself?: true;
  /**
   * Set by a screen whose action may remove the customer's access: it stays open until it is left. All other screens
   * are checked at each change (NAV-17).
   */
  readonly staysOpen?: true;
  /**
   * Returns the address at the page to which the access rules redirect, if the query of this screen names more than
   * that page; otherwise `undefined`.
   */
  readonly redirectHref?: (to: RouteName, query: URLSearchParams) => string | undefined;
}

/** Screen behind its access rules, with its contexts. */
export interface GuardedScreen {
  readonly contexts: readonly ContextName[];
  readonly Component: ComponentType;
}

type ActionLinkRoute = Parameters<typeof createActionLinkScreen>[0];

/** Returns the loader of the screen of an action link; they share one chunk. */
const actionLink = (route: ActionLinkRoute) => async () =>
  (await import("./action-link.route.tsx")).createActionLinkScreen(route);

/**
 * Screens of the portal by route, one chunk each. Loaded with the portal, because the login page needs none of them.
 */
const SCREENS: Readonly<Record<ScreenRoute, () => Promise<ScreenModule>>> = {
  index: () => import("./home.route.tsx"),
  invoice: () => import("./invoices.route.tsx"),
  invoiceDetails: () => import("./invoice-details.route.tsx"),
  myServices: () => import("./services.route.tsx"),
  paymentComplete: () => import("./payment-complete.route.tsx"),
  more: () => import("./more.route.tsx"),
  logout: () => import("./logout.route.tsx"),
  sessionExpired: () => import("./session-expired.route.tsx"),
  error: () => import("./error.route.tsx"),
  push: () => import("./push.route.tsx"),
  chat: () => import("./chat.route.tsx"),
  billing: () => import("./billing.route.tsx"),
  settings: () => import("./settings/settings.route.tsx"),
  personalData: () => import("./personal-data.route.tsx"),
  agreements: () => import("./agreements.route.tsx"),
  documents: () => import("./documents.route.tsx"),
  deadlines: () => import("./deadlines.route.tsx"),
  messages: () => import("./messages.route.tsx"),
  supportRequest: () => import("./support-request.route.tsx"),
  faq: () => import("./help/faq.route.tsx"),
  branch: () => import("./help/branch.route.tsx"),
  regulations: () => import("./help/regulations.route.tsx"),
  video: () => import("./help/video.route.tsx"),
  wifiConfiguration: () => import("./wifi.route.tsx"),
  resetPin: () => import("./set-top-box.route.tsx"),
  directBilling: () => import("./direct-billing.route.tsx"),
  directBillingDetails: () => import("./direct-billing.route.tsx"),
  termination: () => import("./termination.route.tsx"),
  yourOffer: () => import("./offer.route.tsx"),
  ordersHistory: () => import("./orders.route.tsx"),
  password: () => import("./password.route.tsx"),
  passwordToken: () => import("./password.route.tsx"),
  accessibility: () => import("./accessibility.route.tsx"),
  accessibilityComplaint: () => import("./accessibility-complaint.route.tsx"),
  withdrawal: () => import("./withdrawal.route.tsx"),
  privacy: () => import("./privacy.route.tsx"),
  loginToken: () => import("./login-token.route.tsx"),
  numberTransfer: actionLink("numberTransfer"),
  numberTransferDecision: actionLink("numberTransferDecision"),
  requestConfirmation: actionLink("requestConfirmation"),
  requestAlreadySent: actionLink("requestAlreadySent"),
  requestError: actionLink("requestError"),
  offerAccept: actionLink("offerAccept"),
  offerDecline: actionLink("offerDecline"),
  contactRequest: actionLink("contactRequest"),
  paperlessConfirmation: actionLink("paperlessConfirmation"),
  saleConfirmation: actionLink("saleConfirmation"),
};

/**
 * Returns the loader of a route's screen behind its access rules (NAV-17, GUARD-05). Memoized, because each
 * import takes several tasks even if the module is loaded, and the browser may paint the open page between them.
 */
export const screenFor = memoizeLoaderByKey(async (route: ScreenRoute): Promise<GuardedScreen> => {
  const [gate, module] = await Promise.all([import("./guarded-screen.tsx"), SCREENS[route]()]);
  return gate.createGuardedScreen(route, module);
});

/** Returns the loader of a route's screen; `undefined` for a route without one. */
export const findScreen: FindScreen = (route) => (hasScreen(route) ? screenFor(route) : undefined);

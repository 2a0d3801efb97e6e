import type { RouteName } from "../navigation/index.ts";

/** Pages that analytics never hears of (NAV-16): logging in, links from letters, and addresses that only lead on. */
const UNTRACKED_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  "login",
  "loginOld",
  "logout",
  "loginToken",
  "service",
  "passwordToken",
  "password",
  "numberTransfer",
  "numberTransferDecision",
  "requestConfirmation",
  "requestAlreadySent",
  "requestError",
  "offerAccept",
  "offerDecline",
  "contactRequest",
  "paperlessConfirmation",
  "saleConfirmation",
]);

/** Pages where something is offered for sale. */
const OFFERS: ReadonlySet<RouteName> = new Set<RouteName>(["yourOffer", "directBilling"]);

/** How long a phone waits before it sends a page view, ms (NAV-16). */
export const PHONE_PAGE_VIEW_MS = 100;

/** What analytics is told of a page that has been opened (NAV-16). */
export interface PageView {
  readonly page: boolean;
  readonly offer: boolean;
}

/** Whether opening `route` is a page view, and an offer view. */
export function pageViewOf(route: RouteName): PageView {
  return { page: !UNTRACKED_ROUTES.has(route), offer: OFFERS.has(route) };
}

import type { RouteName } from "../navigation/index.ts";

/** Pages excluded from analytics (NAV-16): login, links of messages and redirects. */
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

/** Pages that count as offer views. */
const OFFERS: ReadonlySet<RouteName> = new Set<RouteName>(["yourOffer", "directBilling"]);

/** Delay of a page view on a phone, ms (NAV-16). */
export const PHONE_PAGE_VIEW_MS = 100;

/** Views that analytics records for an opened page (NAV-16). */
export interface PageView {
  readonly page: boolean;
  readonly offer: boolean;
}

/** Returns the views that `route` counts as: page view, offer view. */
export function pageViewOf(route: RouteName): PageView {
  return { page: !UNTRACKED_ROUTES.has(route), offer: OFFERS.has(route) };
}

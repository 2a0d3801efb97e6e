// The login page uses these rules: this file must have no run-time imports.

/**
 * Users of a page. `customer`: requires a valid session (GUARD-01). `login`: for logging in, redirects with a session
 * (GUARD-03). `public`: with or without a session.
 */
export type Audience = "customer" | "login" | "public";

export interface RouteInfo {
  /** Address pattern: `:name` is a param, `?` after it makes it optional. */
  readonly path: string;
  readonly audience: Audience;
}

const TABLE = {
  index: { path: "/index", audience: "customer" },
  invoice: { path: "/invoice", audience: "customer" },
  invoiceDetails: { path: "/invoice/:entryId", audience: "customer" },
  billing: { path: "/billing", audience: "customer" },
  messages: { path: "/messages/:id?", audience: "customer" },
  supportRequest: { path: "/supportRequest", audience: "customer" },
  regulations: { path: "/regulations", audience: "customer" },
  faq: { path: "/faq", audience: "customer" },
  video: { path: "/video", audience: "customer" },
  branch: { path: "/branch", audience: "customer" },
  settings: { path: "/settings", audience: "customer" },
  personalData: { path: "/personalData", audience: "customer" },
  agreements: { path: "/agreements", audience: "customer" },
  documents: { path: "/documents", audience: "customer" },
  deadlines: { path: "/deadlines", audience: "customer" },
  resetPin: { path: "/resetPin", audience: "customer" },
  wifiConfiguration: { path: "/wifiConfiguration/:serviceKey?", audience: "customer" },
  directBilling: { path: "/service/directBilling", audience: "customer" },
  directBillingDetails: { path: "/service/directBilling/:productId", audience: "customer" },
  myServices: { path: "/service/myServices/:productId?", audience: "customer" },
  // The end of the contract of a service.
  termination: { path: "/service/termination/:productId?", audience: "customer" },
  yourOffer: { path: "/service/yourOffer", audience: "customer" },
  ordersHistory: { path: "/service/ordersHistory", audience: "customer" },
  paymentComplete: { path: "/paymentComplete/:page", audience: "customer" },
  // "Więcej" on a phone.
  more: { path: "/more", audience: "customer" },
  service: { path: "/service", audience: "customer" },
  logout: { path: "/logout", audience: "customer" },
  push: { path: "/push/:route?/:param?/:context?", audience: "customer" },
  chat: { path: "/chat", audience: "customer" },

  login: { path: "/", audience: "login" },
  old: { path: "/old", audience: "login" },
  loginOld: { path: "/loginOld", audience: "login" },
  password: { path: "/password", audience: "login" },

  // A link from an e-mail must work with any session: public, not login.
  passwordToken: { path: "/passwordToken/:token?", audience: "public" },
  loginToken: { path: "/loginToken/:loginToken?/:routeToNavigate?/:routeParam?", audience: "public" },
  sessionExpired: { path: "/sessionExpired", audience: "public" },
  error: { path: "/error/:errorCode?", audience: "public" },
  // The accessibility statement, linked in every footer.
  accessibility: { path: "/accessibility", audience: "public" },
  accessibilityComplaint: { path: "/accessibility-complaint", audience: "public" },
  // Withdrawal from a contract, linked in every footer.
  withdrawal: { path: "/withdrawal", audience: "public" },
  // Privacy and cookies, linked in every footer.
  privacy: { path: "/privacy", audience: "public" },
  numberTransfer: { path: "/numberTransfer/:process?", audience: "public" },
  numberTransferDecision: { path: "/numberTransferDecision", audience: "public" },
  requestConfirmation: { path: "/requestConfirmation/:token?", audience: "public" },
  requestAlreadySent: { path: "/requestAlreadySent", audience: "public" },
  requestError: { path: "/requestError", audience: "public" },
  offerAccept: { path: "/offer/offerAccept", audience: "public" },
  offerDecline: { path: "/offer/offerDecline", audience: "public" },
  contactRequest: { path: "/offer/contactRequest", audience: "public" },
  paperlessConfirmation: { path: "/offer/paperlessConfirmation", audience: "public" },
  saleConfirmation: { path: "/offer/saleConfirmation", audience: "public" },
} as const satisfies Record<string, RouteInfo>;

/** Names of all pages (ROUTE-01 to ROUTE-09). */
export type RouteName = keyof typeof TABLE;

/** Name of the page at an address that is no page of the portal (ROUTE-14). */
export const UNKNOWN_ADDRESS = "unknown-address";

/** Address and audience of each page (ROUTE-01 to ROUTE-09). */
export const ROUTES: Readonly<Record<RouteName, RouteInfo>> = TABLE;

function isRouteName(text: string): text is RouteName {
  return Object.hasOwn(TABLE, text);
}

/** Returns `text` as the name of a page if it is exactly one. */
export function routeNameOf(text: string | undefined): RouteName | undefined {
  return text !== undefined && isRouteName(text) ? text : undefined;
}

/** Lists the names of all pages. */
export function routeNames(): readonly RouteName[] {
  return Object.keys(TABLE).filter(isRouteName);
}

import type { RouteName } from "#domain/navigation/routes.ts";
import type { ScreenModule } from "./screens.ts";

const matters = () => import("./matter.route.tsx");

/**
 * Screens that nobody needs who has come to log in: their table loads with the first of them, not with the login page.
 */
const SCREENS: Partial<Record<RouteName, () => Promise<ScreenModule>>> = {
  push: () => import("./push.route.tsx"),
  chat: () => import("./chat.route.tsx"),
  billing: () => import("./billing.route.tsx"),
  settings: () => import("./settings/settings.route.tsx"),
  personalData: () => import("./personal-data.route.tsx"),
  agreements: () => import("./agreements.route.tsx"),
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
  yourOffer: () => import("./offer.route.tsx"),
  ordersHistory: () => import("./orders.route.tsx"),
  password: () => import("./password.route.tsx"),
  passwordToken: () => import("./password.route.tsx"),
  accessibility: () => import("./accessibility.route.tsx"),
  loginToken: () => import("./login-token.route.tsx"),
  numberTransfer: async () => (await matters()).matterScreen("numberTransfer"),
  numberTransferDecision: async () => (await matters()).matterScreen("numberTransferDecision"),
  requestConfirmation: async () => (await matters()).matterScreen("requestConfirmation"),
  requestAlreadySent: async () => (await matters()).matterScreen("requestAlreadySent"),
  requestError: async () => (await matters()).matterScreen("requestError"),
  offerAccept: async () => (await matters()).matterScreen("offerAccept"),
  offerDecline: async () => (await matters()).matterScreen("offerDecline"),
  contactRequest: async () => (await matters()).matterScreen("contactRequest"),
  paperlessConfirmation: async () => (await matters()).matterScreen("paperlessConfirmation"),
  saleConfirmation: async () => (await matters()).matterScreen("saleConfirmation"),
};

/** The screen of a route that the first table does not have; without one, a page that says so. */
export async function otherScreen(route: RouteName): Promise<ScreenModule> {
  const load = SCREENS[route];
  return load === undefined ? (await import("./later.route.tsx")).laterScreen(route) : load();
}

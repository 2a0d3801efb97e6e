import { lacksDeadlineSource, type DeadlineSource } from "#domain/deadlines/deadline-sources.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { SalesStore } from "#ui/stores/offers/sales.store.ts";
import { CUSTOMER_DOCUMENTS_STORE } from "../container/document-tokens.ts";
import * as stores from "../container/page-store-tokens.ts";
import type { AccountContainer } from "../container/portal-container.ts";
import {
  FEATURE_AVAILABILITY_STORE,
  FINANCE_STORE,
  HELP_STORE,
  NAVIGATION_STORE,
  WIFI_VIEW_MODEL,
} from "../container/tokens.ts";
import type { ScreenData } from "./prefetch-screen-data.ts";

/** Returns the orders of an account that may have some. */
function ordersOf(account: AccountContainer): readonly SalesStore["offers"][] {
  return lacksDeadlineSource("orders", account.get(NAVIGATION_STORE)) ? [] : [account.get(stores.SALES_STORE).offers];
}

/** Data of the pages that no login opens first. Apart, so that the first screen does not load this list. */
export const PAGE_DATA: Partial<Record<RouteName, ScreenData>> = {
  faq: { contexts: ["help"], valuesOf: (account) => [account.get(HELP_STORE).faq] },
  branch: { contexts: ["help"], valuesOf: (account) => [account.get(HELP_STORE).branches] },
  regulations: { contexts: ["help"], valuesOf: (account) => [account.get(HELP_STORE).documents] },
  supportRequest: {
    contexts: ["support"],
    valuesOf(account) {
      const { requests, forms, call } = account.get(stores.SUPPORT_STORE);
      return [requests, forms, call];
    },
  },
  settings: {
    contexts: ["passkeys", "settings"],
    valuesOf(account) {
      const { factor, devices, activities, passkeys, sessions } = account.get(stores.SETTINGS_STORE);
      const hasPasskeys = !account.get(FEATURE_AVAILABILITY_STORE).unavailable.has("passkeys");
      return [factor, devices, activities, ...(hasPasskeys ? [passkeys] : []), sessions];
    },
  },
  agreements: {
    contexts: ["agreements", "sales", "withdrawal"],
    valuesOf(account) {
      const { unavailable } = account.get(FEATURE_AVAILABILITY_STORE);
      return [
        account.get(stores.AGREEMENTS_STORE).agreements,
        ...(unavailable.has("withdrawal") ? [] : [account.get(stores.WITHDRAWALS_STORE).withdrawals]),
        ...ordersOf(account),
      ];
    },
  },
  documents: {
    contexts: ["documents"],
    valuesOf: (account) => [account.get(CUSTOMER_DOCUMENTS_STORE).documents],
  },
  deadlines: {
    contexts: ["finance", "sales", "support", "termination", "withdrawal"],
    valuesOf(account) {
      const access = account.get(NAVIGATION_STORE);
      const lacks = (source: DeadlineSource) => lacksDeadlineSource(source, access);
      return [
        ...(lacks("invoices") ? [] : [account.get(FINANCE_STORE).entries]),
        ...ordersOf(account),
        ...(lacks("requests") ? [] : [account.get(stores.SUPPORT_STORE).requests]),
        ...(lacks("terminations") ? [] : [account.get(stores.TERMINATIONS_STORE).terminations]),
        ...(lacks("withdrawals") ? [] : [account.get(stores.WITHDRAWALS_STORE).withdrawals]),
      ];
    },
  },
  yourOffer: {
    contexts: ["sales"],
    valuesOf(account) {
      const { offers, extension } = account.get(stores.SALES_STORE);
      return [offers, extension];
    },
  },
  ordersHistory: { contexts: ["sales"], valuesOf: (account) => [account.get(stores.SALES_STORE).offers] },
  resetPin: { contexts: ["set-top-box"], valuesOf: (account) => [account.get(stores.DECODERS_STORE).decoders] },
  wifiConfiguration: { contexts: ["forms", "wifi"], valuesOf: (account) => [account.get(WIFI_VIEW_MODEL).devices] },
  termination: {
    contexts: ["termination"],
    valuesOf: (account) => [account.get(stores.TERMINATIONS_STORE).terminations],
  },
  withdrawal: {
    contexts: ["sales", "withdrawal"],
    valuesOf(account) {
      return [account.get(stores.WITHDRAWALS_STORE).withdrawals, ...ordersOf(account)];
    },
  },
};

import type { ClientData } from "#domain/account/index.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { isMobileInUse, listsMobileData } from "#domain/products/mobile-in-lists.ts";
import { SERVICES_SHOWN } from "#ui/features/home/services-card.view-model.ts";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { AppContainer, ContextName } from "../container/context-loaders.ts";
import type { AccountContainer } from "../container/portal-container.ts";
import { isRouteAllowed } from "./is-route-allowed.ts";
import { CLIENT_STORE, FINANCE_STORE, MOBILE_DATA_STORE, ONBOARDING_STORE } from "../container/tokens.ts";

type PrefetchedValue = Pick<AsyncValue<unknown>, "load" | "prefetch" | "state">;

/** Data of a screen that the portal does not read at the start of the account. */
export interface ScreenData {
  /** Contexts whose stores hold the data. */
  readonly contexts: readonly ContextName[];
  readonly valuesOf: (account: AccountContainer) => readonly PrefetchedValue[];
  /** Returns data that follow from the customer data; called when those have loaded. Nothing waits for them. */
  readonly valuesFor?: (data: ClientData, account: AccountContainer) => readonly PrefetchedValue[];
}

const ENTRIES: ScreenData = { contexts: ["finance"], valuesOf: (account) => [account.get(FINANCE_STORE).entries] };

/** Loads the list of the data of the other pages. */
export const loadPageData = lazyWithRetry(() => import("./page-data.ts"), "PAGE_DATA");

/**
 * Data that a screen reads when it opens, by route, if the read is shared with its screen: an account store holds the
 * value. Listed here and in `page-data.ts` and not in the screen, because the module of the screen loads later.
 */
const SCREEN_DATA: Partial<Record<RouteName, ScreenData>> = {
  index: {
    contexts: ["finance", "onboarding"],
    valuesOf: (account) => [account.get(FINANCE_STORE).entries, account.get(ONBOARDING_STORE).storedFlags],
    // With more services it is unknown here which the start page shows. Their code is mostly loaded while the customer
    // types; otherwise their rows load both.
    valuesFor: ({ products }, account) =>
      account.isBound(MOBILE_DATA_STORE) && products.length <= SERVICES_SHOWN && listsMobileData(products)
        ? products.filter(isMobileInUse).map(({ productId }) => account.get(MOBILE_DATA_STORE).of(productId))
        : [],
  },
  invoice: ENTRIES,
  invoiceDetails: ENTRIES,
  billing: ENTRIES,
};

/**
 * Requests the data of the screen of `route` before its code is loaded, if the customer may see it; at once if their
 * contexts are loaded. `"coming"`: the customer is navigating there; `"likely"`: the customer may soon. Failures are
 * shown by the screen, which loads the same data. Resolves when all requests have ended; `undefined` if nothing is
 * missing. Data of pages in `page-data.ts` follow when that list has loaded; nothing waits for it.
 */
export function prefetchScreenData(
  route: RouteName,
  container: AppContainer,
  visit: "coming" | "likely",
  screenData: Partial<Record<RouteName, ScreenData>> = SCREEN_DATA,
): Promise<unknown> | undefined {
  const data = screenData[route] ?? loadPageData.loaded?.PAGE_DATA[route];
  const { account } = container;
  if (account === undefined || !isRouteAllowed(route, account)) return undefined;
  if (data === undefined) {
    if (loadPageData.loaded === undefined)
      // By then the screen may be open and show a failure with its retry.
      void loadPageData().then(
        () => prefetchScreenData(route, container, "likely"),
        () => undefined,
      );
    return undefined;
  }
  const read = (): Promise<unknown> | undefined => {
    // The account may have changed while the contexts loaded.
    const values = container.account === account ? data.valuesOf(account) : [];
    const requests = values
      .filter(({ state }) => state.status !== "ready")
      .flatMap((value) => request(value, visit) ?? []);
    return requests.length === 0 ? undefined : Promise.all(requests);
  };
  if (data.valuesFor !== undefined) void requestFollowing(data.valuesFor, account, visit);
  return data.contexts.every((name) => container.isLoaded(name))
    ? read()
    : container.load(...data.contexts).then(read, () => undefined);
}

async function requestFollowing(
  valuesFor: NonNullable<ScreenData["valuesFor"]>,
  account: AccountContainer,
  visit: "coming" | "likely",
): Promise<void> {
  const { data } = account.get(CLIENT_STORE);
  await data.load();
  // A closed account has no data any more.
  if (data.known !== undefined) for (const value of valuesFor(data.known, account)) void request(value, visit);
}

function request(value: PrefetchedValue, visit: "coming" | "likely"): Promise<void> | undefined {
  if (visit === "coming") return value.prefetch();
  // A failed value is already shown with a retry button, which a new request would remove.
  return value.state.status === "failed" ? undefined : value.load();
}

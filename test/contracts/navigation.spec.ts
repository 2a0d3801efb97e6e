// @vitest-environment jsdom
import { createElement } from "react";
import { createBrowserRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { BrowserNavigationHistoryAdapter } from "#adapters/browser/browser-navigation-history.adapter.ts";
import { BrowserPageReloadAdapter } from "#adapters/browser/browser-page-reload.adapter.ts";
import { BrowserPaymentPageAdapter } from "#adapters/browser/browser-payment-page.adapter.ts";
import { SessionScrollPositionsAdapter } from "#adapters/storage/session-scroll-positions.adapter.ts";
import { SessionReturnAddressAdapter } from "#adapters/storage/session-return-address.adapter.ts";
import { fakeNavigationHistory } from "#test/fakes/fake-navigation-history.ts";
import { fakePageReload } from "#test/fakes/fake-page-reload.ts";
import { fakePaymentPage } from "#test/fakes/fake-payment-page.ts";
import { fakeScrollPositions } from "#test/fakes/fake-scroll-positions.ts";
import { fakeReturnAddress } from "#test/fakes/fake-return-address.ts";
import { navigationHistoryPortContract } from "./navigation-history-port.contract.ts";
import { pageReloadPortContract } from "./page-reload-port.contract.ts";
import { paymentPagePortContract } from "./payment-page-port.contract.ts";
import { returnAddressPortContract } from "./return-address-port.contract.ts";
import { scrollPositionsPortContract, type PageOpening } from "./scroll-positions-port.contract.ts";

returnAddressPortContract("fake", fakeReturnAddress);

returnAddressPortContract("session storage", () => {
  window.sessionStorage.clear();
  return new SessionReturnAddressAdapter(() => window.sessionStorage);
});

navigationHistoryPortContract("fake", () => ({ ...fakeNavigationHistory(), settled: () => Promise.resolve() }));

const routers: { dispose(): void }[] = [];
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
});

/** Opens a router on the history of this page, as the portal does. */
function openRouter() {
  const router = createBrowserRouter([{ path: "*", element: createElement("p") }]);
  routers.push(router);
  const port = new BrowserNavigationHistoryAdapter(window);
  port.follow(router);
  return { router, port };
}

/** Resolves when the router has followed the browser back or forward. */
const moved = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener("popstate", () => setTimeout(resolve, 30), { once: true });
  });

navigationHistoryPortContract("browser", () => {
  window.history.pushState(null, "", "/");
  const { router, port } = openRouter();
  let page = 0;
  return {
    port,
    push: () => router.navigate(`/page-${(page += 1)}`),
    replace: () => router.navigate(`/page-${(page += 1)}`, { replace: true }),
    forward: () => window.history.forward(),
    settled: moved,
    reload() {
      router.dispose();
      return openRouter().port;
    },
  };
});

it("counts the history entry of a login step as the page that it belongs to", async () => {
  window.history.pushState(null, "", "/");
  const { router, port } = openRouter();
  await router.navigate("/a");
  window.history.pushState({ ...window.history.state, steps: 1 }, "");
  expect(port.pagesBehind).toBe(1);
  port.back();
  await moved();
  expect(port.pagesBehind).toBe(1);
});

it("counts history pages when the browser refuses to write the history entry", async () => {
  window.history.pushState(null, "", "/");
  const { router, port } = openRouter();
  await router.navigate("/a");
  const replaceState = vi.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("too many changes", "SecurityError");
  });
  await router.navigate("/b");
  replaceState.mockRestore();
  expect(port.pagesBehind).toBe(2);
});

it.each([[null], [{}], [{ pagesBehind: "1" }], ["pagesBehind"]])(
  "finds no page behind a history entry with state %j",
  (state) => {
    window.history.replaceState(state, "", "/");
    expect(new BrowserNavigationHistoryAdapter(window).pagesBehind).toBe(0);
  },
);

paymentPagePortContract("fake", () => {
  const port = fakePaymentPage();
  return { port, opened: () => port.opened };
});

paymentPagePortContract("browser", () => {
  const opened: string[] = [];
  const port = new BrowserPaymentPageAdapter({ assign: (address) => void opened.push(address.toString()) });
  return { port, opened: () => opened };
});

pageReloadPortContract("fake", fakePageReload);

pageReloadPortContract("browser", () => {
  window.sessionStorage.clear();
  const targets: string[] = [];
  const navigator = { onLine: true };
  const location = { assign: (target: string | URL) => void targets.push(target.toString()) };
  return {
    targets,
    setOnline: (isOnline) => void (navigator.onLine = isOnline),
    open: () => new BrowserPageReloadAdapter({ sessionStorage: window.sessionStorage, location, navigator }),
  };
});

scrollPositionsPortContract("fake", ({ openedBy, positions }) =>
  fakeScrollPositions({ address: "/index", isNewVisit: openedBy === "navigate", positions }),
);

const SCROLL_POSITIONS_KEY = "react-router-scroll-positions";

/** Page at `/index` whose session storage holds `stored`. */
const scrolledPage = (openedBy: PageOpening, stored: string) => {
  window.sessionStorage.setItem(SCROLL_POSITIONS_KEY, stored);
  return new SessionScrollPositionsAdapter({
    location: { pathname: "/index" },
    performance: { getEntriesByType: () => (openedBy === undefined ? [] : [{ type: openedBy }]) },
    sessionStorage: window.sessionStorage,
  });
};

scrollPositionsPortContract("session storage", ({ openedBy, positions }) => ({
  port: scrolledPage(openedBy, JSON.stringify(positions)),
  positions: () => JSON.parse(window.sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? ""),
}));

it("opens a page when the stored scroll positions are unreadable", () => {
  scrolledPage("navigate", "{").forgetOnNewVisit();
  expect(window.sessionStorage.getItem(SCROLL_POSITIONS_KEY)).toBe("{");
});

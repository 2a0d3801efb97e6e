// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { pathTo, ROUTES, routeNames } from "#domain/navigation/index.ts";
import { BrowserPageReloadAdapter } from "#adapters/browser/browser-page-reload.adapter.ts";
import pl from "#src/routes/pl.json";
import wrong from "#src/routes/load-error/pl.json";
import { aClient, aClientData, anOffer, siteContent } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt, getSection, type PortalJourney } from "./support/open-portal.tsx";
import { createLoggedInBackend, type FakeBackend } from "./support/fake-backend.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

resetBrowser();

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

const RESTRICTED = aClientData({
  client: aClient({ rodo: { email: true, phone: false, personalData: false, address: false } }),
});

describe("an address", () => {
  it("[GUARD-01] [GUARD-02] of a customer's page leads a guest to the login, and after it to that page", async () => {
    const journey = openPortalAt({ at: "/invoice?pay=none" });
    await findHeading("Zaloguj się");
    expect(journey.address()).toBe("/");
    await journey.logIn();
    await findHeading("Faktury");
    expect(journey.address()).toBe("/invoice?pay=none");
  });

  it("[GUARD-02] of an offer, of subscriptions, of the chat or of a push is not returned to after the login", async () => {
    for (const at of ["/service/yourOffer", "/service/directBilling", "/chat", "/push/invoice"]) {
      const journey = openPortalAt({ at });
      await journey.logIn();
      await findHeading("Start");
      expect(journey.address()).toBe("/index");
      cleanup();
    }
  });

  it("[GUARD-03] of a page to log in by leads a customer to the start page", async () => {
    const journey = openPortalAt({ at: "/password", backend: createLoggedInBackend() });
    await findHeading("Start");
    expect(journey.address()).toBe("/index");
  });

  it.each([
    ["[ROUTE-04]", "/login", "/", "Zaloguj się"],
    ["(part of ROUTE-06)", "/old", "/", "Zaloguj się"],
    ["(part of ROUTE-06)", "/loginOld", "/", "Zaloguj się"],
    ["[ROUTE-10]", "/numberTransferAccept1", "/numberTransfer/Accept", "Przeniesienie numeru"],
    ["(part of ERRPAGE-02)", "/error/601", "/sessionExpired", "Sesja wygasła"],
  ])("%s %s leads a guest to %s", async (_id, at, to, title) => {
    const journey = openPortalAt({ at });
    await findHeading(title);
    expect(journey.address()).toBe(to);
  });

  it.each([
    ["(part of ROUTE-06)", "/service", "/service/myServices", "Usługi"],
    ["[ROUTE-12]", "/disney", "/service/myServices", "Usługi"],
    ["[ROUTE-13]", "/service/my-services/P-2?from=mail", "/service/myServices/P-2?from=mail", "Telewizja Horyzont 160"],
    ["A push", "/push/invoice", "/invoice", "Faktury"],
    ["[ROUTE-15]", "/push/https%3A%2F%2Fevil.example", "/index", "Start"],
    ["[ROUTE-15]", "/push/javascript%3Aalert(1)", "/index", "Start"],
    ["[ROUTE-15]", "/push/logout", "/index", "Start"],
  ])("%s %s leads a customer to %s", async (_id, at, to, title) => {
    const journey = openPortalAt({ at, backend: createLoggedInBackend() });
    await findHeading(title);
    expect(journey.address()).toBe(to);
  });

  it("[ROUTE-14] (part of ERRPAGE-01) that nobody knows says so inside the portal, and leads home", async () => {
    const journey = openPortalAt({ at: "/faktury", backend: createLoggedInBackend() });
    await findHeading("Nie ma takiej strony");
    expect(journey.address()).toBe("/faktury");
    expect(getSection("Start")).toBeTruthy();
    await journey.user.click(screen.getByRole("link", { name: "Wróć na start" }));
    await findHeading("Start");
  });

  it("[NAV-09] has neither navigation nor footer until it is resolved which route it opens", async () => {
    openPortalAt({ at: "/index", backend: createLoggedInBackend() });
    expect(screen.getByRole("banner").getAttribute("aria-busy")).toBe("true");
    expect([screen.queryByRole("navigation"), screen.queryByRole("contentinfo"), screen.queryByRole("link")]).toEqual([
      null,
      null,
      null,
    ]);
    await findHeading("Start");
    expect(screen.getByRole("navigation", { name: "Działy" })).toBeTruthy();
    expect(screen.getByRole("contentinfo")).toBeTruthy();
  });

  it("[ROUTE-14] that nobody knows says so to a guest, too", async () => {
    openPortalAt({ at: "/faktury" });
    await findHeading("Nie ma takiej strony");
    expect(screen.queryByRole("navigation", { name: "Działy" })).toBeNull();
  });

  it("(part of ERRPAGE-03) (part of ERRPAGE-04) of the error page says by its code what is the matter", async () => {
    const journey = openPortalAt({ at: "/error/602", backend: createLoggedInBackend() });
    await findHeading("Nie masz dostępu do tej strony");
    await journey.go("/error/777");
    await findHeading("Nie udało się wczytać strony");
    await journey.user.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    await findHeading("Start");
    expect(journey.address()).toBe("/index");
  });

  it("of every page of a customer opens a page with that title, and every page leads to the next", async () => {
    const journey = openPortalAt({
      backend: createLoggedInBackend({ client: { flags: { ...aClientData().flags, showNetflixActivation: true } } }),
      at: "/index",
    });
    journey.backend.siteContent.content = siteContent({ video_title: "Filmy", video_content: "<p>Film</p>" });
    await findHeading("Start");
    const elsewhere = [
      "logout",
      "service",
      "push",
      "ordersHistory",
      "myServices",
      "paymentComplete",
      "chat",
      "more",
      "invoiceDetails",
    ];
    const names = routeNames().filter((name) => ROUTES[name].audience === "customer" && !elsewhere.includes(name));
    for (const name of names) {
      await act(() => journey.go(pathTo(name, name === "directBillingDetails" ? "netflix" : undefined)));
      // a subscription's page is titled by its service
      const title = name === "directBillingDetails" ? "Netflix" : pl[`title.${name}`];
      await findHeading(title);
      await waitFor(() => expect(plain(document.title)).toBe(`${title} · Wiązka`));
    }
    expect(names).toHaveLength(17);
  });
});

describe("the settings", () => {
  it("(part of THEME-02) change the theme", async () => {
    const journey = openPortalAt({ at: "/settings", backend: createLoggedInBackend() });
    await findHeading("Ustawienia");
    await journey.user.click(screen.getByRole("button", { name: "Ciemny" }));
    expect(journey.backend.theme.readChoice()).toBe("dark");
  });
});

describe("a page that is not for this customer", () => {
  const hidden: readonly (readonly [id: string, at: string, backend: () => FakeBackend])[] = [
    [
      "[GUARD-04] services of a CRM user",
      "/service/myServices",
      () => createLoggedInBackend({ session: { crmUser: true } }),
    ],
    ["[GUARD-04] the PIN of a CRM user", "/resetPin", () => createLoggedInBackend({ session: { crmUser: true } })],
    [
      "[GUARD-05] the offer of a company",
      "/service/yourOffer",
      () => createLoggedInBackend({ session: { b2b: true } }),
    ],
    [
      "[GUARD-05] subscriptions of a cooperative",
      "/service/directBilling/7",
      () => createLoggedInBackend({ session: { cooperative: true } }),
    ],
    ["[NAV-05] messages under a RODO restriction", "/messages", () => createLoggedInBackend({ client: RESTRICTED })],
    [
      "[NAV-05] requests under a RODO restriction",
      "/supportRequest",
      () => createLoggedInBackend({ client: RESTRICTED }),
    ],
    ["[NAV-07] subscriptions of a customer without any", "/service/directBilling", () => createLoggedInBackend()],
    ["[NAV-08] films where there are none", "/video", () => createLoggedInBackend()],
    [
      "[NAV-18] wifi where there is none",
      "/wifiConfiguration",
      () => createLoggedInBackend({ session: { access: { ebok: true, wifi: false } } }),
    ],
  ];

  it.each(hidden)("[NAV-17] %s leads to the start page", async (_, at, backend) => {
    const journey = openPortalAt({ at, backend: backend() });
    await findHeading("Start");
    expect(journey.address()).toBe("/index");
  });

  it("[NAV-17] is left once client data that is read anew forbids it", async () => {
    const backend = createLoggedInBackend();
    const journey = openPortalAt({ at: "/messages", backend });
    await findHeading(pl["title.messages"]);
    const stores = storesOf(await journey.app());
    backend.client.data = aClientData(RESTRICTED);
    await act(() => stores.client.data.reload());
    await findHeading("Start");
    expect(journey.address()).toBe("/index");
  });

  it("[NAV-17] holds its place until it is known whether it may be shown", async () => {
    const backend = createLoggedInBackend();
    const release = backend.client.script.hold("load");
    const journey = openPortalAt({ at: "/service/directBilling", backend });
    await findHeading("Subskrypcje");
    expect(document.querySelector("main [aria-busy=true]")).not.toBeNull();
    expect(journey.address()).toBe("/service/directBilling");
    release();
    await findHeading("Start");
    expect(journey.address()).toBe("/index");
  });

  it.each([
    ["offers", "/service/ordersHistory", "Historia zamówień"],
    ["siteContent", "/video", "Filmy"],
  ] as const)(
    "[NAV-17] is nobody's empty screen while %s cannot be had, and opens when they can: %s",
    async (fact, at, title) => {
      const backend = createLoggedInBackend();
      backend.offers.offers = [anOffer({ status: "accepted" })];
      backend.siteContent.content = siteContent({ video_title: "Filmy", video_content: "<p>Film</p>" });
      if (fact === "offers") backend.offers.script.failNext("loadHistory", { kind: "unreachable" });
      else backend.siteContent.script.failNext("load", { kind: "unreachable" });
      const journey = openPortalAt({ at, backend });
      await findHeading("Nie udało się wczytać strony");
      expect(journey.address()).toBe("/error");
      await journey.user.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
      await waitFor(() => expect(journey.address()).toBe(at));
      await findHeading(title);
      // looked for each time: the heading that holds the page's place may give way to that of the page
      await waitFor(() =>
        expect(document.activeElement, "the button has gone: the focus is at the page's heading").toBe(
          screen.getByRole("heading", { level: 1, name: title }),
        ),
      );
    },
  );
});

describe("what cannot be fetched", () => {
  /** The portal's chunks do not load: layout and screen fail, both. */
  const withoutChunks = (assign: (to: string) => void, at = "/invoice"): PortalJourney =>
    openPortalAt({
      at,
      backend: createLoggedInBackend(),
      entrance: {
        openPortal: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
        reload: new BrowserPageReloadAdapter({
          sessionStorage: window.sessionStorage,
          location: { assign },
          navigator: window.navigator,
        }),
      },
    });

  it("[GUARD-06] loads the page anew at its target, once; the second time it says what is the matter", async () => {
    const assign = vi.fn<(to: string) => void>();
    const first = withoutChunks(assign, "/invoice?pay=none");
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/invoice?pay=none"));
    await act(() => first.backend.clock.advance(0));
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();

    withoutChunks(assign, "/invoice?pay=none");
    await findHeading(wrong["wrong.title"]);
    expect(assign).toHaveBeenCalledOnce();
  });

  it("(part of GUARD-06) loads the login page anew once, with what was typed; the second time it says what is the matter", async () => {
    const assign = vi.fn<(to: string) => void>();
    const withoutPortal = (): PortalJourney =>
      openPortalAt({
        entrance: {
          openPortal: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
          reload: new BrowserPageReloadAdapter({
            sessionStorage: window.sessionStorage,
            location: { assign },
            navigator: window.navigator,
          }),
        },
      });
    const field = (): Promise<HTMLInputElement> => screen.findByRole("textbox", { name: "Login" });
    const first = withoutPortal();
    await first.user.type(await field(), "m.brzezinska{Enter}");
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/"));
    expect(screen.queryByRole("alert")).toBeNull();
    cleanup();

    const second = withoutPortal();
    expect((await field()).value).toBe("m.brzezinska");
    await second.user.type(await field(), "{Enter}");
    await screen.findByRole("alert");
    expect(assign).toHaveBeenCalledOnce();
  });

  it("names the account by the session where the customer's data cannot be had", async () => {
    const backend = createLoggedInBackend();
    backend.client.script.failAlways("load", { kind: "timeout" });
    openPortalAt({ at: "/invoice", backend });
    expect(await screen.findByText("Małgorzata Brzezińska-Kowalczyk")).toBeTruthy();
    expect(document.querySelector(".waiting")).toBeNull();
  });
});

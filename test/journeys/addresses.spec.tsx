// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { pathTo, ROUTES, routeNames } from "#domain/navigation/index.ts";
import { BrowserPageReloadAdapter } from "#adapters/browser/browser-page-reload.adapter.ts";
import pl from "#src/routes/pl.json";
import wrong from "#src/routes/load-error/pl.json";
import {
  aClient,
  aClientData,
  aDirectBilling,
  aNetflix,
  anOffer,
  aProduct,
  aSession,
  aStreamingService,
  day,
  siteContent,
} from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt, getSection, type PortalJourney } from "./support/open-portal.tsx";
import { createFakeBackend, createLoggedInBackend, type FakeBackend } from "./support/fake-backend.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

resetBrowser();

const RESTRICTED = aClientData({
  client: aClient({ rodo: { email: true, phone: false, personalData: false, address: false } }),
});

/** Navigation, footer and header of the frame, as far as they are shown. */
const frameParts = () => [screen.queryByRole("navigation"), screen.queryByRole("contentinfo")];

describe("address", () => {
  it("[GUARD-01] [GUARD-02] leads a guest from a customer page to the login, then to that page", async () => {
    const journey = openPortalAt({ at: "/invoice?pay=none" });
    await findHeading("Zaloguj się");
    expect(journey.address()).toBe("/");
    await journey.logIn();
    await findHeading("Faktury");
    expect(journey.address()).toBe("/invoice?pay=none");
  });

  it("[GUARD-02] does not return to an offer, subscriptions, the chat or a push link after login", async () => {
    for (const at of ["/service/yourOffer", "/service/directBilling", "/chat", "/push/invoice"]) {
      const journey = openPortalAt({ at });
      await journey.logIn();
      await findHeading("Start");
      expect(journey.address()).toBe("/index");
      cleanup();
    }
  });

  it("(part of ROUTE-02) opens the services at the address of a termination without a service", async () => {
    const backend = createLoggedInBackend();
    const journey = openPortalAt({ at: "/service/termination", backend });
    await waitFor(() => expect(journey.address()).toBe("/service/myServices"));
    await findHeading("Usługi");
  });

  it.each([
    ["/player?ptoken=abc-1&utm=x", "/service/directBilling/player", "Nie ma takiej subskrypcji"],
    ["/tvn24go?ptoken=abc-2", "/service/directBilling/tvn24go", "Nie ma takiej subskrypcji"],
    ["/netflix", "/service/directBilling/netflix", "Nie ma takiej subskrypcji"],
  ])(
    "[ROUTE-11] %s opens the details for a customer without external services, also after login",
    async (at, to, title) => {
      for (const backend of [createFakeBackend(), createLoggedInBackend()]) {
        const isGuest = backend.storage.read() === undefined;
        const journey = openPortalAt({ at, backend });
        if (isGuest) await journey.logIn();
        await findHeading(title);
        expect(journey.address()).toBe(to);
        expect(screen.queryByRole("link", { name: "Zobacz subskrypcje" }), "the list is hidden").toBeNull();
        cleanup();
      }
    },
  );

  it("(part of ROUTE-11) /netflix opens the billed service of a customer without flags", async () => {
    const directBilling = aDirectBilling({ services: [aNetflix()] });
    const journey = openPortalAt({ at: "/netflix", backend: createLoggedInBackend({ directBilling }) });
    await findHeading("Netflix");
    expect(journey.address()).toBe("/service/directBilling/netflix");
  });

  it("[GUARD-03] leads a customer from a login page to the start page", async () => {
    const journey = openPortalAt({ at: "/password", backend: createLoggedInBackend() });
    await findHeading("Start");
    expect(journey.address()).toBe("/index");
  });

  it.each([
    ["[ROUTE-04]", "/login", "/", "Zaloguj się"],
    ["(part of ROUTE-06)", "/old", "/", "Zaloguj się"],
    ["(part of ROUTE-06)", "/loginOld", "/", "Zaloguj się"],
    ["[ROUTE-10]", "/numberTransferAccept1", "/numberTransfer/Accept", "Przeniesienie numeru"],
    ["(part of ERRPAGE-02)", "/error/601", "/sessionExpired", "Sesja zakończona"],
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

  it("[OFFER-01] opens the offers for an extension that the portal loads at its start", async () => {
    const backend = createLoggedInBackend();
    backend.offers.offers = [];
    backend.offers.extension = [anOffer()];
    const journey = openPortalAt({ at: "/service/yourOffer", backend });
    await findHeading("Oferta dla ciebie");
    expect(journey.address()).toBe("/service/yourOffer");
    expect(getSection("Oferta").getAttribute("href")).toBe("/service/yourOffer");
  });

  it("[NAV-04] opens the order history for an offer that expired unanswered", async () => {
    const backend = createLoggedInBackend();
    backend.offers.offers = [anOffer({ offerExpirationDate: day("2026-11-19") })];
    const journey = openPortalAt({ at: "/service/ordersHistory", backend });
    await findHeading("Oferty i zamówienia");
    expect(journey.address()).toBe("/service/ordersHistory");
  });

  it.each([
    ["disney", "Disney+"],
    ["filmbox", "FilmBox+"],
    ["blacknut", "Blacknut"],
    ["canalplusonline", "CANAL+ Online"],
    ["hbomax", "HBO Max"],
  ])("[ROUTE-12] (part of DB-01) /%s opens the billed service %s of a customer without flags", async (code, name) => {
    const directBilling = aDirectBilling({ services: [aStreamingService({ code, name })] });
    const journey = openPortalAt({ at: `/${code}`, backend: createLoggedInBackend({ directBilling }) });
    await findHeading(name);
    expect(journey.address()).toBe(`/service/directBilling/${code}`);
    expect(screen.getByRole("button", { name: `Włącz ${name}` })).toBeTruthy();
    await journey.go("/service/myServices");
    await journey.user.click(await screen.findByRole("link", { name: "Subskrypcje" }));
    await findHeading("Subskrypcje");
  });

  it("(part of ROUTE-12) leads to the services when the billed services cannot be read", async () => {
    const backend = createLoggedInBackend();
    backend.directBilling.script.failNext("load", { kind: "unreachable" });
    const journey = openPortalAt({ at: "/disney", backend });
    await findHeading("Usługi");
    expect(journey.address()).toBe("/service/myServices");
  });

  it("[NAV-17] opens direct billing with its own error when the billed services cannot be read", async () => {
    const backend = createLoggedInBackend({ directBilling: aDirectBilling() });
    backend.directBilling.script.failNext("load", { kind: "unreachable" }, 2);
    const journey = openPortalAt({ at: "/service/directBilling", backend });
    await screen.findByText("Nie udało się pobrać subskrypcji");
    expect(journey.address()).toBe("/service/directBilling");
    await journey.user.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    await screen.findByRole("link", { name: "Disney+" });
  });

  it("[ROUTE-14] (part of ERRPAGE-01) shows a customer that the page does not exist, with a link home", async () => {
    const journey = openPortalAt({ at: "/faktury", backend: createLoggedInBackend() });
    await findHeading("Nie ma takiej strony");
    expect(journey.address()).toBe("/faktury");
    expect(frameParts()).toEqual([null, null]);
    await journey.user.click(screen.getByRole("link", { name: "Wróć na start" }));
    await findHeading("Start");
    expect(getSection("Start")).toBeTruthy();
    expect(screen.getByRole("contentinfo")).toBeTruthy();
  });

  it("(part of NAV-09) hides navigation and footer at an unknown address, keeps quick actions", async () => {
    const journey = openPortalAt({ at: "/index", backend: createLoggedInBackend() });
    await findHeading("Start");
    await journey.go("/nie-ma");
    await findHeading("Nie ma takiej strony");
    expect(frameParts()).toEqual([null, null]);
    expect(await screen.findByRole("complementary", { name: "Szybkie działania" })).toBeTruthy();
  });

  it("[NAV-09] shows neither navigation nor footer until the route is resolved", async () => {
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

  it("[ROUTE-14] shows a guest that the page does not exist", async () => {
    for (const at of ["/faktury", "/numberTransfer/Unknown"]) {
      openPortalAt({ at });
      await findHeading("Nie ma takiej strony");
      expect(frameParts(), at).toEqual([null, null]);
      expect(screen.getByRole("link", { name: "Przejdź do logowania" }).getAttribute("href")).toBe("/");
      cleanup();
    }
  });

  it("(part of ERRPAGE-03) (part of ERRPAGE-04) error page explains the code in its address", async () => {
    const journey = openPortalAt({ at: "/error/602", backend: createLoggedInBackend() });
    await findHeading("Nie masz dostępu do tej strony");
    await journey.go("/error/777");
    await findHeading("Nie udało się wczytać strony");
    await journey.user.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    await findHeading("Start");
    expect(journey.address()).toBe("/index");
  });

  it("opens every customer page by its address, with its title on page and document", { timeout: 30_000 }, async () => {
    const journey = openPortalAt({
      backend: createLoggedInBackend({ directBilling: aDirectBilling() }),
      at: "/index",
    });
    journey.backend.siteContent.content = siteContent({ video_title: "Filmy", video_content: "<p>Film</p>" });
    await findHeading("Start");
    const excluded = [
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
    const names = routeNames().filter((name) => ROUTES[name].audience === "customer" && !excluded.includes(name));
    const params = new Map<string, string>([
      ["directBillingDetails", "netflix"],
      ["termination", "P-1"],
    ]);
    for (const name of names) {
      await act(() => journey.go(pathTo(name, params.get(name))));
      // The page of a subscription has the name of its service as title.
      const title = name === "directBillingDetails" ? "Netflix" : pl[`title.${name}`];
      await findHeading(title);
      await waitFor(() => expect(unjoinedText(document.title)).toBe(`${title} · Wiązka`));
    }
    expect(names).toHaveLength(20);
  });
});

it("(part of ROUTE-24) names the page of a package after the package", async () => {
  const sport = aProduct({ productId: "P-1-2", fullName: "Pakiet Sportowy" });
  const backend = createLoggedInBackend({ client: { products: [aProduct({ childrenList: [sport] })] } });
  openPortalAt({ backend, at: "/service/myServices/P-1-2" });
  await waitFor(() => expect(document.title).toBe("Pakiet Sportowy · Wiązka"));
});

describe("settings", () => {
  it("(part of THEME-02) settings change the theme", async () => {
    const journey = openPortalAt({ at: "/settings", backend: createLoggedInBackend() });
    await findHeading("Ustawienia");
    await journey.user.click(screen.getByRole("button", { name: "Ciemny" }));
    expect(journey.backend.theme.readChoice()).toBe("dark");
  });
});

describe("a page whose access depends on a right that the session lacks", () => {
  const TITLE = "Nie udało się sprawdzić, czy masz dostęp do tej strony";

  it.each([
    ["crmUser", "/service/myServices"],
    ["crmUser", "/resetPin"],
    ["wifi", "/wifiConfiguration"],
    ["cooperative", "/service/yourOffer"],
    ["b2b", "/service/directBilling/7"],
  ] as const)("(part of GUARD-07) says so without the right %s at %s", async (right, at) => {
    const journey = openPortalAt({ at, backend: createLoggedInBackend({ session: { unreadRights: [right] } }) });
    await findHeading(TITLE);
    expect(journey.address()).toBe(at);
  });

  it("[GUARD-07] offers another login, which leads back; the menu leaves the page out", async () => {
    const backend = createLoggedInBackend({ session: { unreadRights: ["wifi"] } });
    const journey = openPortalAt({ at: "/wifiConfiguration", backend });
    await findHeading(TITLE);
    expect(screen.queryByRole("link", { name: "Sieć wifi" })).toBeNull();
    await journey.user.click(screen.getByRole("button", { name: "Zaloguj się ponownie" }));
    await findHeading("Zaloguj się");
    await journey.logIn();
    await findHeading(TITLE);
    expect(journey.address()).toBe("/wifiConfiguration");
  });

  it("(part of SEC-03) does not lead another customer back, who logs in instead", async () => {
    const backend = createLoggedInBackend({ session: { unreadRights: ["wifi"] } });
    vi.spyOn(backend.login, "startSession").mockResolvedValue({ ok: true, value: aSession({ userId: "another" }) });
    const journey = openPortalAt({ at: "/wifiConfiguration", backend });
    await findHeading(TITLE);
    await journey.user.click(screen.getByRole("button", { name: "Zaloguj się ponownie" }));
    await journey.logIn();
    expect(journey.address()).toBe("/index");
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
      "[GUARD-05] a partner's link of a company",
      "/player?ptoken=abc",
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

  it("[NAV-17] leaves a page when reloaded client data forbids it", async () => {
    const backend = createLoggedInBackend();
    const journey = openPortalAt({ at: "/messages", backend });
    await findHeading(pl["title.messages"]);
    const stores = storesOf(await journey.app());
    backend.client.data = aClientData(RESTRICTED);
    await act(() => stores.client.data.reload());
    await findHeading("Start");
    expect(journey.address()).toBe("/index");
  });

  it("[NAV-17] shows a skeleton until the data decide whether the customer may see the page", async () => {
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
    ["offers", "/service/ordersHistory", "Oferty i zamówienia"],
    ["siteContent", "/video", "Filmy"],
  ] as const)(
    "[NAV-17] shows the error page when %s fails to load, and opens the page %s after a retry",
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
      // Queried each time: the heading of the page replaces the heading of its skeleton.
      await waitFor(() =>
        expect(document.activeElement, "focus on the heading, because the button is gone").toBe(
          screen.getByRole("heading", { level: 1, name: (name) => name.replaceAll("\u00a0", " ") === title }),
        ),
      );
    },
  );
});

describe("failed loading", () => {
  /** Opens a portal whose chunks, of layout and screen, fail to load. */
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

  it("[GUARD-06] reloads the page once at its target when chunks fail, then shows an error", async () => {
    const assign = vi.fn<(to: string) => void>();
    const first = withoutChunks(assign, "/invoice?pay=none");
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/invoice?pay=none"));
    await act(() => first.backend.clock.advance(0));
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();

    withoutChunks(assign, "/invoice?pay=none");
    await findHeading(wrong["wrong.title"]);
    expect(assign).toHaveBeenCalledOnce();
  });

  it("(part of GUARD-06) reloads the login page once with the typed login, then shows an error", async () => {
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

  it("names the customer by the session when client data fails to load", async () => {
    const backend = createLoggedInBackend();
    backend.client.script.failAlways("load", { kind: "timeout" });
    openPortalAt({ at: "/invoice", backend });
    expect(await screen.findByText("Małgorzata Brzezińska-Kowalczyk")).toBeTruthy();
    expect(document.querySelector(".nav-placeholder")).toBeNull();
  });
});

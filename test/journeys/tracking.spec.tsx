// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { pathTo, routeNames } from "#domain/navigation/index.ts";
import { fakeCookieChoice } from "#test/fakes/fake-cookie-choice.ts";
import { aBanner, aClientData, aSpeedReading, siteContent } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { createFakeBackend, createLoggedInBackend } from "./support/fake-backend.ts";

resetBrowser();

/** Routes without a page view (NAV-16). */
const EXCLUDED: readonly string[] = [
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
];

/** Routes that redirect a customer at once. */
const REDIRECTS: readonly string[] = ["push", "old", "chat", "sessionExpired"];

describe("tracking of a customer's visit", () => {
  it("(part of SITE-03, HTTP-01) reports a banner picture of another host, shows its text", async () => {
    const backend = createLoggedInBackend();
    const resourceUrl = "https://evil.example/b.png?client=4127830";
    backend.siteContent.banners = [aBanner({ alternativeText: "Szybsze wifi", resourceUrl })];
    openPortalAt({ backend, at: "/index" });
    await screen.findByText("Szybsze wifi");
    await waitFor(() =>
      expect(backend.tracking.errors.map(({ operation, what }) => [operation, what])).toEqual([
        [undefined, "picture not allowed: evil.example"],
      ]),
    );
  });

  it("[NAV-16] reports views of all but the excluded pages, and of offers, after 100 ms on a phone", async () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    const flags = { ...aClientData().flags, showNetflixActivation: true };
    const backend = { ...createLoggedInBackend({ client: { flags } }), cookies: fakeCookieChoice("all") };
    backend.siteContent.content = siteContent({ video_title: "Filmy", video_content: "<p>Film</p>" });
    const { go } = openPortalAt({ backend, at: "/index" });
    await findHeading("Start");
    await waitFor(() => expect(backend.page.listened).toBe(true));
    await backend.clock.advance(99);
    expect(backend.tracking.visits).toEqual([]);
    await backend.clock.advance(1);
    const viewed = (element: string) =>
      backend.tracking.events
        .filter((event) => event.action === "LOAD" && event.element === element)
        .map(({ elementName }) => elementName);
    await waitFor(() => expect(viewed("page")).toEqual(["index"]));

    const names = routeNames().filter((name) => !REDIRECTS.includes(name));
    for (const name of [...names.filter((each) => each !== "logout" && each !== "index"), "logout"] as const) {
      await act(() =>
        go(
          pathTo(
            name,
            ["directBillingDetails", "invoiceDetails", "paymentComplete"].includes(name) ? "index" : undefined,
          ),
        ),
      );
      await backend.clock.advance(100);
    }
    const expected = names.filter((name) => !EXCLUDED.includes(name));
    // Some routes redirect to the start page, which counts as another view of it.
    expect([...new Set(viewed("page"))].toSorted()).toEqual(expected.toSorted());
    expect(viewed("offer").toSorted()).toEqual(["directBilling", "yourOffer"]);
    expect(new Set(backend.tracking.visits.map(({ route }) => route))).toEqual(new Set(expected));
  });

  it("(part of NAV-16) reports pages after the login, but no login and no unknown address", async () => {
    const backend = { ...createFakeBackend(), cookies: fakeCookieChoice("all") };
    const { logIn, go } = openPortalAt({ backend });
    await logIn();
    await waitFor(() => expect(backend.tracking.visits.map(({ route }) => route)).toEqual(["index"]));
    await go("/invoice");
    await findHeading("Faktury");
    await go("/nowhere");
    await screen.findByText("Nie ma takiej strony");
    await go("/service/myServices");
    await waitFor(() =>
      expect(backend.tracking.events.filter(({ action }) => action === "LOAD").map(({ route }) => route)).toEqual([
        "index",
        "invoice",
        "myServices",
      ]),
    );
  });

  it("(part of HTTP-05) reports the speed of the pages that were shown, the login page included", async () => {
    const backend = { ...createFakeBackend(), cookies: fakeCookieChoice("all") };
    const { logIn, go } = openPortalAt({ backend });
    await logIn();
    await findHeading("Start");
    await waitFor(() => expect(backend.speed.measured).toBe(true));
    const start = performance.now();
    await go("/invoice");
    await findHeading("Faktury");
    await waitFor(() => expect(backend.tracking.visits.at(-1)?.route).toBe("invoice"));
    backend.speed.hide(
      aSpeedReading("LCP", 640, { observedAt: 0 }),
      aSpeedReading("INP", 48, { observedAt: start }),
      aSpeedReading("CLS", 0.01, { observedAt: performance.now() }),
    );
    expect(backend.tracking.speeds.map(({ route, measurements: [first] }) => `${route} ${first?.metric}`)).toEqual([
      "login LCP",
      "index INP",
      "invoice CLS",
    ]);
  });

  it("(part of CALL-07) reports a failed call with the page on which it failed", async () => {
    const backend = createFakeBackend();
    const { logIn } = openPortalAt({ backend });
    await logIn();
    await waitFor(() => expect(backend.page.listened).toBe(true));
    backend.page.callFails({ operation: "getBanners", what: "timeout" });
    expect(backend.tracking.errors.map(({ operation, what, path }) => [operation, what, path])).toEqual([
      ["getBanners", "timeout", "/index"],
    ]);
  });
});

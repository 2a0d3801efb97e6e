// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ServiceFlag, TransportFailure } from "#domain/shared-kernel/index.ts";
import { anOffer, siteContent } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt, getSection } from "./support/open-portal.tsx";
import { createLoggedInBackend, type FakeBackend } from "./support/fake-backend.ts";
import * as tokens from "#src/container/tokens.ts";

resetBrowser();

const LOST = "Nie udało się wczytać strony";
const tryAgain = () => screen.getByRole("button", { name: "Spróbuj ponownie" });

/** Creates a fake backend with the data of every page. */
function createFullBackend(): FakeBackend {
  const backend = createLoggedInBackend();
  backend.offers.offers = [anOffer({ status: "accepted" })];
  backend.siteContent.content = siteContent({ video_title: "Filmy", video_content: "<p>Film</p>" });
  return backend;
}

/** Pages with required data, and how that data fails to load. */
const PAGES_WITH_REQUIRED_DATA: readonly (readonly [
  at: string,
  fail: (backend: FakeBackend, failure: TransportFailure) => void,
  title: string,
])[] = [
  ["/invoice?pay=all", ({ finance }, failure) => finance.script.failNext("loadEntries", failure), "Faktury"],
  ["/service/myServices", ({ client }, failure) => client.script.failNext("load", failure), "Usługi"],
  [
    "/service/myServices/P-1",
    ({ client }, failure) => client.script.failNext("load", failure),
    "Internet światłowodowy 1 Gb/s",
  ],
  [
    "/service/ordersHistory",
    ({ offers }, failure) => offers.script.failNext("loadHistory", failure),
    "Oferty i zamówienia",
  ],
  ["/video", ({ siteContent: site }, failure) => site.script.failNext("load", failure), "Filmy"],
];

describe("required data of a page", () => {
  it.each(PAGES_WITH_REQUIRED_DATA)(
    "(part of CALL-07) shows the error page when required data fails, and a retry leads back: %s",
    async (at, fail, title) => {
      const backend = createFullBackend();
      fail(backend, { kind: "http", status: 500 });
      const journey = openPortalAt({ at, backend });
      await findHeading(LOST);
      expect(journey.address()).toBe("/error");
      await journey.user.click(tryAgain());
      await findHeading(title);
      expect(journey.address()).toBe(at);
    },
  );

  it("(part of NAV-05) opens the messages although client data failed to load", async () => {
    const backend = createFullBackend();
    backend.client.script.failNext("load", { kind: "not-supported" });
    const journey = openPortalAt({ at: "/messages", backend });
    await findHeading("Ważne wiadomości");
    await waitFor(() => expect(screen.queryByText("Wczytujemy stronę")).toBeNull());
    expect(journey.address()).toBe("/messages");
  });

  it("(part of CALL-07) keeps showing loaded data when a reload fails, without the error page", async () => {
    const backend = createFullBackend();
    const journey = openPortalAt({ at: "/invoice", backend });
    await screen.findByRole("table", { name: "Wszystkie faktury" });
    backend.finance.script.failNext("loadEntries", { kind: "timeout" });
    const { entries } = await (await journey.app()).container.loadService("finance", tokens.FINANCE_STORE);
    await act(() => entries.reload());
    await screen.findByText("Nie udało się odświeżyć faktur.");
    expect(screen.getByRole("table", { name: "Wszystkie faktury" })).toBeTruthy();
    expect(journey.address()).toBe("/invoice");
  });

  it("(part of CALL-07) requests required data again although it failed on another page", async () => {
    const backend = createFullBackend();
    backend.finance.script.failNext("loadEntries", { kind: "timeout" });
    const journey = openPortalAt({ at: "/index", backend });
    await screen.findByText("Nie udało się pobrać faktur");
    await journey.user.click(getSection("Faktury"));
    await screen.findByRole("table", { name: "Wszystkie faktury" });
    expect(journey.address()).toBe("/invoice");
  });

  it("(part of CALL-07) delays the error page while a pending request may still decide the page", async () => {
    const backend = createFullBackend();
    backend.client.script.failNext("load", { kind: "timeout" });
    const release = backend.offers.script.hold("loadHistory");
    const journey = openPortalAt({ at: "/service/yourOffer", backend });
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oferta dla ciebie"));
    expect(journey.address()).toBe("/service/yourOffer");
    release();
    await findHeading(LOST);
  });

  it.each<[ServiceFlag, string]>([
    ["sessionError", "Sesja zakończona"],
    ["roleError", "Nie masz dostępu do tej strony"],
  ])("(part of CALL-08) leads to the page of the flag that refuses required data: %s", async (flag, title) => {
    const backend = createFullBackend();
    const release = backend.finance.script.hold("loadEntries");
    backend.finance.script.failNext("loadEntries", { kind: "flagged", flag, message: undefined });
    const journey = openPortalAt({ at: "/invoice", backend });
    await findHeading("Faktury");
    // The flag is raised before the response arrives, and navigation is asynchronous.
    await act(async () => {
      backend.signals.raise({ flag, message: undefined });
      release();
    });
    await findHeading(title);
    expect(journey.address()).toBe(flag === "roleError" ? "/error/602" : "/sessionExpired");
  });
});

it("loads missing content when the network is back, and does not reload the rest", async () => {
  const createBackendWithPromotion = (): FakeBackend => {
    const backend = createLoggedInBackend();
    backend.siteContent.content = siteContent({ bottom_logged_in_banner: "<p>Polecasz, zyskujesz.</p>" });
    return backend;
  };
  // Loads the lazy modules.
  openPortalAt({ at: "/index", backend: createBackendWithPromotion() });
  await screen.findByText("Polecasz, zyskujesz.");
  cleanup();
  // Removes the cached content, which the page would show.
  localStorage.clear();

  const backend = createBackendWithPromotion();
  backend.connectivity.set(false);
  backend.siteContent.script.failAlways("load", { kind: "unreachable" });
  openPortalAt({ at: "/index", backend });
  await screen.findAllByText("Telewizja Horyzont 160");
  expect(screen.queryByText("Polecasz, zyskujesz.")).toBeNull();
  backend.siteContent.script.recover();
  act(() => backend.connectivity.set(true));
  await screen.findByText("Polecasz, zyskujesz.");
  expect(backend.client.script.calls).toEqual(["load"]);
});

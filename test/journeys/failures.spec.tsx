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

/** A world in which everything that a page may need is there. */
function createFullBackend(): FakeBackend {
  const backend = createLoggedInBackend();
  backend.offers.offers = [anOffer({ status: "accepted" })];
  backend.siteContent.content = siteContent({ video_title: "Filmy", video_content: "<p>Film</p>" });
  return backend;
}

/** Every page that cannot live without something, and what that is. */
const INDISPENSABLE: readonly (readonly [
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
  ["/messages", ({ client }, failure) => client.script.failNext("load", failure), "Ważne wiadomości"],
  [
    "/service/ordersHistory",
    ({ offers }, failure) => offers.script.failNext("loadHistory", failure),
    "Historia zamówień",
  ],
  ["/video", ({ siteContent: site }, failure) => site.script.failNext("load", failure), "Filmy"],
];

describe("what a page cannot live without", () => {
  it.each(INDISPENSABLE)(
    "(part of CALL-07) fails on the error page, which leads back with another try: %s",
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

  it("(part of CALL-07) that was known before is shown as it was, and no error page comes", async () => {
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

  it("(part of CALL-07) is asked for anew by the page that needs it, though another page has failed to get it", async () => {
    const backend = createFullBackend();
    backend.finance.script.failNext("loadEntries", { kind: "timeout" });
    const journey = openPortalAt({ at: "/index", backend });
    await screen.findByText("Nie udało się pobrać faktur");
    await journey.user.click(getSection("Faktury"));
    await screen.findByRole("table", { name: "Wszystkie faktury" });
    expect(journey.address()).toBe("/invoice");
  });

  it("(part of CALL-07) is waited for while something else may still settle the matter", async () => {
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
    ["sessionError", "Sesja wygasła"],
    ["roleError", "Nie masz dostępu do tej strony"],
  ])("(part of CALL-08) that a flag refuses leads where the flag leads: %s", async (flag, title) => {
    const backend = createFullBackend();
    const release = backend.finance.script.hold("loadEntries");
    backend.finance.script.failNext("loadEntries", { kind: "flagged", flag, message: undefined });
    const journey = openPortalAt({ at: "/invoice", backend });
    await findHeading("Faktury");
    // the flag goes out before the answer does, and the way to its page takes a moment
    await act(async () => {
      backend.signals.raise({ flag, message: undefined });
      release();
    });
    await findHeading(title);
    expect(journey.address()).toBe(flag === "roleError" ? "/error/602" : "/sessionExpired");
  });
});

it("what is left out for want of a network comes when it is back, and nothing is asked for that is there", async () => {
  const createBackendWithPromotion = (): FakeBackend => {
    const backend = createLoggedInBackend();
    backend.siteContent.content = siteContent({ bottom_logged_in_banner: "<p>Polecasz, zyskujesz.</p>" });
    return backend;
  };
  // with it come the parts that come late
  openPortalAt({ at: "/index", backend: createBackendWithPromotion() });
  await screen.findByText("Polecasz, zyskujesz.");
  cleanup();
  // a browser that keeps a copy of it would show that
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

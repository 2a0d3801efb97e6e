// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pathTo, routeNames } from "#domain/navigation/index.ts";
import { fakeCookieChoice } from "#test/fakes/fake-cookie-choice.ts";
import { aClientData, siteContent } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { createFakeBackend, createLoggedInBackend } from "./support/fake-backend.ts";

resetBrowser();

/** As NAV-16 lists them. */
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

/** What leads to another page at once is no page. */
const LEADING: readonly string[] = ["push", "old", "chat", "sessionExpired"];

describe("what the operator is told of a customer's way", () => {
  it("[NAV-16] every page but those of logging in, of decisions and of confirmations sends a view, yourOffer and directBilling an offer view too, on a phone 100 ms later", async () => {
    Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
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

    const names = routeNames().filter((name) => !LEADING.includes(name));
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
    // some lead to the start page, which is another view of it
    expect([...new Set(viewed("page"))].toSorted()).toEqual(expected.toSorted());
    expect(viewed("offer").toSorted()).toEqual(["directBilling", "yourOffer"]);
    expect(new Set(backend.tracking.visits.map(({ route }) => route))).toEqual(new Set(expected));
  });

  it("(part of NAV-16) the login is no page view, home and every page after it are, an address that nobody knows is none", async () => {
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

  it("(part of CALL-07) a call that fails is reported with the page on which it did", async () => {
    const backend = createFakeBackend();
    const { logIn } = openPortalAt({ backend });
    await logIn();
    await waitFor(() => expect(backend.page.listened).toBe(true));
    backend.page.callFails({ operation: "getBanners", what: "timeout" });
    expect(backend.tracking.faults.map(({ operation, what, path }) => [operation, what, path])).toEqual([
      ["getBanners", "timeout", "/index"],
    ]);
  });
});

// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { pathTo, ROUTES, routeNames, type RouteName } from "#domain/navigation/index.ts";
import { aDirectBilling, siteContent } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { createLoggedInBackend } from "./support/fake-backend.ts";

resetBrowser();

/** Last parts of the addresses that need one. */
const KEYS: ReadonlyMap<RouteName, string> = new Map([
  ["directBillingDetails", "netflix"],
  ["invoiceDetails", "4"],
  ["paymentComplete", "invoice"],
  ["numberTransfer", "Accept"],
]);
/** The exchange of a token shows a logo only (NAV-09). */
const WITHOUT_FOOTER: ReadonlySet<RouteName> = new Set(["loginToken"]);
/** Addresses that lead to another page. */
const LEADING_AWAY: ReadonlySet<RouteName> = new Set(["logout", "push", "chat", "old", "loginOld"]);

/** Expects one press to the withdrawal from the page that is open. */
async function expectLink(name: RouteName): Promise<void> {
  await waitFor(() => {
    expect(screen.getByRole("heading", { level: 1 }), name).toBeTruthy();
    const links = document.querySelectorAll('footer a[href="/withdrawal"]');
    expect(
      [...links].map((link) => link.textContent.replaceAll(/\s/gu, " ")),
      name,
    ).toEqual(["Odstąp od umowy tutaj"]);
  });
}

const routesOf = (isCustomer: boolean): readonly RouteName[] =>
  routeNames().filter(
    (name) =>
      (ROUTES[name].audience === "customer") === isCustomer && !WITHOUT_FOOTER.has(name) && !LEADING_AWAY.has(name),
  );

it("(part of WITHDRAW-01) leads to the withdrawal by one press from every page of a guest", async () => {
  for (const name of routesOf(false)) {
    openPortalAt({ at: pathTo(name, KEYS.get(name)) });
    await expectLink(name);
    cleanup();
  }
}, 30_000);

it("(part of WITHDRAW-01) leads to the withdrawal by one press from every page of a customer", async () => {
  const backend = createLoggedInBackend({ directBilling: aDirectBilling() });
  backend.siteContent.content = siteContent({ video_title: "Filmy", video_content: "<p>Film</p>" });
  const journey = openPortalAt({ at: "/index", backend });
  await findHeading("Start");
  for (const name of routesOf(true)) {
    await act(() => journey.go(pathTo(name, KEYS.get(name))));
    await expectLink(name);
  }
}, 30_000);

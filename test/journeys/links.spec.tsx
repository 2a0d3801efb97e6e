// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aMatter } from "#test/mothers/index.ts";
import { freshBrowser } from "./support/browser.ts";
import { heading, openPortalAt } from "./support/portal.tsx";
import { aWorld, LOGIN_TOKEN } from "./support/world.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

freshBrowser();

const TOKEN = "token-of-the-transfer";
const said = async (name: RegExp) => expect(await screen.findByRole("heading", { level: 2, name })).toBeTruthy();

it("(part of ROUTE-05) the link of a message asks a guest, takes one answer, and is opened again by whoever comes back", async () => {
  const world = aWorld({ matters: { [TOKEN]: aMatter() } });
  const journey = openPortalAt({ at: `/numberTransfer/Accept?token=${TOKEN}`, world });
  await heading("Przeniesienie numeru");
  await journey.user.click(await screen.findByRole("button", { name: "Przenieś numer" }));
  await said(/^Przenosimy twój numer$/);
  expect(journey.address()).toBe("/numberTransfer/Accept");
  expect(world.matters.effects).toEqual(["accept"]);
  await journey.go("/sessionExpired");
  await heading("Sesja wygasła");
  await journey.go("/numberTransfer/Accept");
  await said(/^Otwórz link z.wiadomości$/);
});

it("(part of ROUTE-05) a link that was not answered is still there for whoever comes back to its page", async () => {
  const journey = openPortalAt({
    at: `/numberTransferDecision?token=${TOKEN}`,
    world: aWorld({ matters: { [TOKEN]: aMatter() } }),
  });
  await screen.findByRole("button", { name: "Przenieś numer" });
  await journey.go("/sessionExpired");
  await heading("Sesja wygasła");
  await journey.go("/numberTransferDecision");
  expect(await screen.findByRole("button", { name: "Przenieś numer" })).toBeTruthy();
});

it("(part of LOGIN-08) a link to log in by leads to the page that it names, once", async () => {
  const journey = openPortalAt({ at: `/loginToken/${LOGIN_TOKEN}/invoice` });
  await heading("Faktury");
  expect(journey.address()).toBe("/invoice");
  expect(journey.world.loginLink.script.calls).toEqual(["enter"]);
  const stores = storesOf(await journey.app());
  stores.session.logout();
  await waitFor(() => expect(journey.address()).toBe("/"));
  await journey.go("/loginToken");
  expect(await screen.findByText(/Otwórz link jeszcze raz z.wiadomości/)).toBeTruthy();
  expect(journey.world.loginLink.script.calls).toEqual(["enter"]);
});

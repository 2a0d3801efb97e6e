// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { anActionLink } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { createFakeBackend, LOGIN_TOKEN } from "./support/fake-backend.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

resetBrowser();

const ORDER = /^Zamawiam z.obowiązkiem zapłaty$/;
const TOKEN = "token-of-the-transfer";
const expectHeading = async (name: RegExp) =>
  expect(await screen.findByRole("heading", { level: 2, name })).toBeTruthy();

it("(part of ROUTE-05) takes one answer of a guest, then asks to open the link again", async () => {
  const backend = createFakeBackend({ actionLinks: { [TOKEN]: anActionLink() } });
  const journey = openPortalAt({ at: `/numberTransfer/Accept?token=${TOKEN}`, backend });
  await findHeading("Przeniesienie numeru");
  await journey.user.click(await screen.findByRole("checkbox"));
  await journey.user.click(screen.getByRole("button", { name: ORDER }));
  await expectHeading(/^Przenosimy twój numer$/);
  expect(journey.address()).toBe("/numberTransfer/Accept");
  expect(backend.actionLinks.effects).toEqual(["accept"]);
  await journey.go("/sessionExpired");
  await findHeading("Sesja zakończona");
  await journey.go("/numberTransferDecision");
  await expectHeading(/^Otwórz link z.wiadomości$/);
});

it("(part of ROUTE-05) keeps an unanswered action link when its page is opened again", async () => {
  const journey = openPortalAt({
    at: `/numberTransferDecision?token=${TOKEN}`,
    backend: createFakeBackend({ actionLinks: { [TOKEN]: anActionLink() } }),
  });
  await screen.findByRole("button", { name: ORDER });
  await journey.go("/sessionExpired");
  await findHeading("Sesja zakończona");
  await journey.go("/numberTransferDecision");
  expect(await screen.findByRole("button", { name: ORDER })).toBeTruthy();
});

it("(part of ROUTE-19) shows the answer without details after Back to an answered link", async () => {
  const backend = createFakeBackend({ actionLinks: { [TOKEN]: anActionLink() } });
  const journey = openPortalAt({ at: `/numberTransfer/Accept?token=${TOKEN}`, backend });
  await journey.user.click(await screen.findByRole("button", { name: "Nie przenoś numeru" }));
  await journey.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Nie przenoś numeru" }));
  await expectHeading(/^Numer zostaje u.obecnego operatora$/);
  await journey.go("/sessionExpired");
  await findHeading("Sesja zakończona");
  await journey.back();
  await expectHeading(/^Rezygnacja z.przeniesienia jest już zapisana$/);
  expect(screen.queryByText("Fala Mobile")).toBeNull();
});

it.each([
  ["/numberTransfer/Accept", "Zgoda na przeniesienie numeru"],
  ["/numberTransfer/Decline", "Rezygnacja z przeniesienia numeru"],
  ["/numberTransferContactRequest1", "Prośba o kontakt"],
  ["/numberTransfer/Annuled", "Przeniesienie numeru jest anulowane"],
  ["/numberTransfer/PastExpirationDate", "Czas na decyzję o przeniesieniu minął"],
  ["/requestAlreadySent", "To zgłoszenie jest już wysłane"],
  ["/requestError", "Nie udało się potwierdzić zgłoszenia"],
  ["/offer/offerDecline", "Odrzucenie oferty"],
  ["/numberTransferDecision", "Otwórz link z wiadomości"],
])('(part of ROUTE-05, ROUTE-06) shows at %s without a token the result "%s"', async (at, title) => {
  const { backend } = openPortalAt({ at });
  const heading = await screen.findByRole("heading", { level: 2 });
  expect(unjoinedText(heading.textContent)).toBe(title);
  expect(backend.actionLinks.script.calls).toEqual([]);
});

it.each([
  ["accepted", "/requestAlreadySent", "To zgłoszenie jest już wysłane"],
  ["expired", "/requestError", "Czas na potwierdzenie zgłoszenia minął"],
] as const)("(part of ROUTE-06) leads a confirmation whose decision code says %s to %s", async (state, to, title) => {
  const backend = createFakeBackend({ actionLinks: { [TOKEN]: anActionLink({ kind: "request" }) } });
  backend.actionLinks.refusals.load = { kind: "not-open", state };
  const journey = openPortalAt({ at: `/requestConfirmation/${TOKEN}`, backend });
  await waitFor(() => expect(journey.address()).toBe(to));
  const heading = await screen.findByRole("heading", { level: 2 });
  expect(unjoinedText(heading.textContent)).toBe(title);
});

it("(part of LOGIN-08) login link leads once to the page that it names", async () => {
  const journey = openPortalAt({ at: `/loginToken/${LOGIN_TOKEN}/invoice` });
  await journey.user.click(await screen.findByRole("button", { name: "Kontynuuj" }));
  await findHeading("Faktury");
  expect(journey.address()).toBe("/invoice");
  expect(journey.backend.loginLink.script.calls).toEqual(["ownerOf", "openSession"]);
  const stores = storesOf(await journey.app());
  stores.session.logout();
  await waitFor(() => expect(journey.address()).toBe("/"));
  await journey.go("/loginToken");
  expect(await screen.findByText(/Otwórz link jeszcze raz z.wiadomości/)).toBeTruthy();
  expect(journey.backend.loginLink.script.calls).toEqual(["ownerOf", "openSession"]);
});

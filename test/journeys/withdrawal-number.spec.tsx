// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aClient, anOfferPrice, anOfferProduct, day, someOfferDetails, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { fakeOffers } from "#test/fakes/fake-offers.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { fakeSalesPorts } from "./support/fake-container.ts";
import { createLoggedInBackend } from "./support/fake-backend.ts";

resetBrowser();

/** Order from which the customer can still withdraw. */
const ORDER = someOfferDetails({
  offerId: "121002",
  title: "Oferta na telefon",
  status: "accepted",
  closeDate: day("2026-11-18"),
  withdrawalUntil: day("2026-12-02"),
  earlyStart: true,
  products: [anOfferProduct({ prices: [anOfferPrice({ value: zloty("49.00"), typeOfCharge: "monthly" })] })],
  order: { state: "completed", day: day("2026-11-19"), nextStep: undefined },
});
const openWith = (number: string, changes: Parameters<typeof createLoggedInBackend>[0] = {}) => {
  const backend = { ...createLoggedInBackend(changes), offers: fakeOffers({ offers: [ORDER] }) };
  return openPortalAt({ at: `/withdrawal?number=${number}`, backend, ports: fakeSalesPorts([ORDER]) });
};
const text = (): string => unjoinedText(document.body.textContent);

it("(part of WITHDRAW-13) reads the orders and names the cost for the number of an order", async () => {
  const { user } = openWith("121002");
  await findHeading("Odstąp od umowy");
  await user.click(await screen.findByRole("button", { name: "Dalej" }));
  expect(await screen.findByText(/^Jeśli odstąpisz dziś, zapłacisz/u)).toBeDefined();
});

it("(part of WITHDRAW-14) offers the own order and names a wrong number", async () => {
  const { user } = openWith("121003");
  await findHeading("Odstąp od umowy");
  expect(await screen.findByRole("button", { name: "121002" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Dalej" }));
  expect(text()).toContain("Tego numeru nie ma wśród twoich umów i zamówień.");
  await user.click(screen.getByRole("button", { name: "Popraw dane" }));
  await user.click(screen.getByRole("button", { name: "121002" }));
  expect(screen.queryByRole("button", { name: "121002" })).toBeNull();
  const field = screen.getByLabelText<HTMLInputElement>(/^Numer umowy/);
  expect([field.value, document.activeElement]).toEqual(["121002", field]);
});

it("(part of WITHDRAW-01) fills in the name of the client, not the label of the account", async () => {
  const contexts = [{ id: "4127830", name: "Małgorzata Brzezińska-Kowalczyk, domek" }];
  openWith("121002", { session: { contexts } });
  await findHeading("Odstąp od umowy");
  const field = await screen.findByLabelText<HTMLInputElement>(/^Imię i nazwisko/);
  await waitFor(() => expect(field.value).toBe("Małgorzata Brzezińska-Kowalczyk"));
});

it("(part of ACC-14) fills in no name under a restriction of personal data", async () => {
  const rodo = { email: false, phone: false, address: false };
  for (const personalData of [false, true]) {
    openWith("121002", { client: { client: aClient({ rodo: { ...rodo, personalData } }) } });
    await findHeading("Odstąp od umowy");
    const field = await screen.findByLabelText<HTMLInputElement>(/^Imię i nazwisko/);
    const mail = await screen.findByLabelText<HTMLInputElement>(/^E-mail/);
    await waitFor(() => expect(mail.value).not.toBe(""));
    expect(field.value === "").toBe(personalData);
    cleanup();
  }
});

// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { anActionLink } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { openPortalAt } from "./support/open-portal.tsx";
import { createFakeBackend, createLoggedInBackend } from "./support/fake-backend.ts";

resetBrowser();

const TOKEN = "token-of-the-link";

/** Backend whose provider supports neither links nor a new password. */
function limitedBackend() {
  const backend = createFakeBackend({ actionLinks: { [TOKEN]: anActionLink() } });
  backend.featureAvailability.deny("actionLinks");
  backend.featureAvailability.deny("passwordReset");
  return backend;
}

const wordsOf = (element: HTMLElement): string => unjoinedText(element.textContent);

it.each(["/password", `/passwordToken/${TOKEN}`, "/passwordToken"])(
  "(part of CALL-12) asks at %s to call when the provider cannot set a new password",
  async (at) => {
    const { backend } = openPortalAt({ at, backend: limitedBackend() });
    await waitFor(() =>
      expect(wordsOf(screen.getByRole("heading", { level: 1 }))).toBe("Nowe hasło ustawisz przez telefon"),
    );
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getAllByRole("link", { name: /58.300.70.00/ })).toHaveLength(1);
    expect(screen.getByRole("link", { name: /Wróć do logowania/ }).getAttribute("href")).toBe("/");
    expect(backend.passwordReset.script.calls).toEqual([]);
  },
);

it.each([
  `/numberTransferDecision?token=${TOKEN}`,
  `/requestConfirmation/${TOKEN}`,
  `/offer/offerAccept#token=${TOKEN}`,
])("(part of CALL-12) asks at %s to call when the provider does not support links", async (at) => {
  const { backend } = openPortalAt({ at, backend: limitedBackend() });
  await waitFor(() =>
    expect(wordsOf(screen.getByRole("heading", { level: 2 }))).toBe("Tę sprawę załatwisz przez telefon"),
  );
  expect(screen.getByRole("link", { name: /58.300.70.00/ })).toBeTruthy();
  expect(backend.actionLinks.script.calls).toEqual([]);
});

it("(part of CALL-12) shows the result of an address without links of the provider", async () => {
  openPortalAt({ at: "/numberTransfer/Accept", backend: limitedBackend() });
  await waitFor(() => expect(wordsOf(screen.getByRole("heading", { level: 2 }))).toBe("Zgoda na przeniesienie numeru"));
});

it("(part of CALL-12) leads from an unsupported page to the start page, and says why", async () => {
  const backend = createLoggedInBackend();
  backend.featureAvailability.deny("faq");
  const journey = openPortalAt({ at: "/faq", backend });
  await screen.findByText("Ta część portalu jest teraz niedostępna.");
  await waitFor(() => expect(journey.address()).toBe("/index"));
});

it("(part of NAV-34) leads from a page that the account lacks to the start page, and says why", async () => {
  const journey = openPortalAt({
    at: "/service/myServices",
    backend: createLoggedInBackend({ session: { crmUser: true } }),
  });
  await screen.findByText("Tej strony nie ma na tym koncie.");
  await waitFor(() => expect(journey.address()).toBe("/index"));
});

it("(part of CALL-15) keeps the page of an address whose support an awaited answer may add", async () => {
  const backend = createLoggedInBackend();
  backend.featureAvailability.awaitAnswer("faq");
  const journey = openPortalAt({ at: "/faq", backend });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  backend.featureAvailability.allow();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: /Pytania/ })).toBeTruthy());
  expect([journey.address(), screen.queryByText(/jest teraz niedostępna/)]).toEqual(["/faq", null]);
});

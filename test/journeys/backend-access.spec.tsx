// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aSession } from "#test/mothers/index.ts";
import { createLoggedInBackend } from "./support/fake-backend.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";
import { storesOf } from "./support/stores-of.ts";

resetBrowser();

const REASON = "Dostęp backend - możliwość zapisu wyłączona";
const ACCOUNTS = [
  { id: "5600321", name: "Mieszkanie" },
  { id: "5600322", name: "Domek" },
];

/** Returns the reason why a button is unavailable; "available" without one. */
function stateOf(button: HTMLElement): string {
  if (button.getAttribute("aria-disabled") !== "true") return "available";
  const ids = button.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? "").join(" ");
}

function openAt(at: string) {
  const backend = createLoggedInBackend({
    session: aSession({ currentContext: "5600321", contexts: ACCOUNTS }),
  });
  return { backend, journey: openPortalAt({ at, backend }) };
}

it("(part of ACC-12) disables payments and settings with the reason after the check", async () => {
  const backend = createLoggedInBackend();
  backend.backendAccess.backdoor = true;
  const journey = openPortalAt({ at: "/invoice", backend });
  const { user } = journey;
  const table = await screen.findByRole("table", { name: "Wszystkie faktury" });
  await user.click(within(table).getByRole("checkbox", { name: /^Zaznacz: październik 2026/ }));
  const selection = screen.getByRole("region", { name: "Zaznaczone faktury" });
  await user.click(within(selection).getByRole("button", { name: /^Zapłać/ }));
  const review = await screen.findByRole("dialog", { name: /^Sprawdź i.zapłać$/ });
  const pay = within(review).getByRole("button", { name: /^Zapłać/ });
  await waitFor(() => expect(stateOf(pay)).toBe(REASON));
  await user.click(pay);
  expect([journey.left, backend.finance.payments.size]).toEqual([[], 0]);
  await user.keyboard("{Escape}");

  await act(() => journey.go("/settings"));
  await findHeading("Ustawienia");
  await user.click(await screen.findByRole("button", { name: "Zmień hasło" }));
  const dialog = await screen.findByRole("dialog", { name: "Zmień hasło" });
  expect(stateOf(within(dialog).getByRole("button", { name: "Zapisz hasło" }))).toBe(REASON);
});

it("(part of ACC-12) keeps saving off after a change of account, until the session ends", async () => {
  const { backend, journey } = openAt("/settings");
  const stores = storesOf(await journey.app());
  await findHeading("Ustawienia");
  const saveState = async () => {
    await journey.user.click(await screen.findByRole("button", { name: "Zmień hasło" }));
    const dialog = await screen.findByRole("dialog", { name: "Zmień hasło" });
    const state = stateOf(within(dialog).getByRole("button", { name: "Zapisz hasło" }));
    await journey.user.keyboard("{Escape}");
    return state;
  };
  expect(await saveState()).toBe("available");
  await act(async () => backend.signals.raise({ flag: "backendAccessError", message: undefined }));
  await journey.user.click(await screen.findByRole("button", { name: "Rozumiem" }));
  expect(await saveState()).toBe(REASON);

  await act(async () =>
    stores.session.setSessionInAllTabs(aSession({ currentContext: "5600322", contexts: ACCOUNTS })),
  );
  await act(() => journey.go("/settings"));
  await findHeading("Ustawienia");
  expect([stores.session.current?.currentContext, await saveState()]).toEqual(["5600322", REASON]);

  await act(async () => stores.session.logout());
  expect(stores.backendAccess.access).toBe("unknown");
});

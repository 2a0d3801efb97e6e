// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { createFakeBackend, createLoggedInBackend } from "./support/fake-backend.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

resetBrowser();

const message = "Zapis wymaga zgody konsultanta.";

it("[CALL-08] acts on the flags of saving, RODO, role and session, and ignores a plain message", async () => {
  const backend = createLoggedInBackend();
  const journey = openPortalAt({ at: "/settings", backend });
  const stores = storesOf(await journey.app());
  const raise = (flag: Parameters<typeof backend.signals.raise>[0]["flag"]) =>
    act(async () => backend.signals.raise({ flag, message }));
  await findHeading("Ustawienia");

  backend.client.script.failNext("load", { kind: "refused", message: "Błąd ORA-00942" });
  await act(() => stores.client.data.reload());
  expect(screen.queryByRole("alertdialog"), "a plain message").toBeNull();
  expect(document.body.textContent).not.toContain("ORA-00942");
  expect([journey.address(), stores.backendAccess.isOn]).toEqual(["/settings", false]);

  for (const [flag, title] of [
    ["rodoRestrictionError", "Te dane są objęte ograniczeniem"],
    ["backendAccessError", "Zapis zmian jest wyłączony"],
  ] as const) {
    await raise(flag);
    const dialog = await screen.findByRole("alertdialog", { name: title });
    expect(within(dialog).getByText(message)).toBeTruthy();
    expect(stores.backendAccess.isOn, flag).toBe(flag === "backendAccessError");
    await journey.user.click(within(dialog).getByRole("button", { name: "Rozumiem" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(journey.address()).toBe("/settings");
  }

  await raise("roleError");
  await findHeading("Nie masz dostępu do tej strony");
  expect(journey.address()).toBe("/error/602");
  expect(stores.backendAccess.isOn, "saving stays off until the session ends").toBe(true);

  await raise("sessionError");
  await findHeading("Sesja zakończona");
  expect(journey.address()).toBe("/sessionExpired");
  expect([stores.session.current, stores.backendAccess.isOn]).toEqual([undefined, false]);
});

it("(part of CALL-08) Back on a refusal leads to the page before the forbidden one", async () => {
  const backend = createLoggedInBackend();
  const journey = openPortalAt({ at: "/index", backend });
  await findHeading("Start");
  await act(() => journey.go("/settings"));
  await findHeading("Ustawienia");
  await act(async () => backend.signals.raise({ flag: "roleError", message }));
  await findHeading("Nie masz dostępu do tej strony");
  await act(() => journey.back());
  await findHeading("Start");
  expect(journey.address()).toBe("/index");
});

it("(part of CALL-08) ignores the flag of a lost session for a guest", async () => {
  const backend = createFakeBackend();
  const journey = openPortalAt({ at: "/", backend });
  await findHeading("Zaloguj się");
  await journey.app();
  await act(async () => backend.signals.raise({ flag: "sessionError", message }));
  expect(journey.address()).toBe("/");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

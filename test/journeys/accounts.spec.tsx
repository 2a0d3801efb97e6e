// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aSession } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { createLoggedInBackend } from "./support/fake-backend.ts";

resetBrowser();

const FLAT = { id: "5600321", name: "Mieszkanie" };
const COTTAGE = { id: "5600322", name: "Domek" };

describe("link that names an account", () => {
  it("[SEC-07] removes account and partner's token from the address, and still asks", async () => {
    const backend = createLoggedInBackend({
      session: aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE] }),
    });
    const journey = openPortalAt({ at: "/push/invoice/-/Domek", backend });
    await screen.findByRole("button", { name: /Przełącz i.przejdź dalej/ });
    expect(journey.address()).toBe("/push/invoice/-");
    await journey.go("/service/directBilling/player?ptoken=secret");
    await findHeading("Nie ma takiej subskrypcji");
    await waitFor(() => expect(journey.address()).toBe("/service/directBilling/player"));
  });
});

it("(part of SESS-18) opens the choice of the account on the page of an unknown request", async () => {
  const backend = createLoggedInBackend({ session: aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE] }) });
  const journey = openPortalAt({ at: "/supportRequest?request=ZG%2F0", backend });
  const main = await screen.findByRole("main");
  await journey.user.click(await within(main).findByRole("button", { name: /Przełącz.konto/ }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("[SESS-18] opens the address of an unknown request again after the switch of the account", async () => {
  const backend = createLoggedInBackend({ session: aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE] }) });
  const journey = openPortalAt({ at: "/supportRequest?request=ZG%2F0", backend });
  const main = await screen.findByRole("main");
  await journey.user.click(await within(main).findByRole("button", { name: /Przełącz.konto/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await journey.user.click(dialog.getByRole("radio", { name: /Domek/ }));
  await journey.user.click(dialog.getByRole("button", { name: /Przełącz.konto/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(backend.contexts.current).toBe(COTTAGE.id);
  expect(journey.address()).toBe("/supportRequest?request=ZG%2F0");
  // No switch follows by itself where this account lacks it, too.
  expect(await within(main).findByRole("button", { name: /Przełącz.konto/ })).toBeTruthy();
  expect(backend.contexts.script.calls).toEqual(["switchAccount"]);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

describe("account switch with an unknown outcome", () => {
  it("(part of SESS-11) asks about a switch of unknown outcome on any page until it is settled", async () => {
    const backend = createLoggedInBackend({
      session: aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE] }),
    });
    const journey = openPortalAt({ at: "/invoice", backend });
    await findHeading("Faktury");
    await journey.go("/push/invoice/-/Domek");
    const switchButton = await screen.findByRole("button", { name: /Przełącz i.przejdź dalej/ });
    backend.contexts.script.failNext("switchAccount", { kind: "unreachable" });
    await journey.user.click(switchButton);
    const dialog = await screen.findByRole("dialog");
    expect((await within(dialog).findByRole("alert")).textContent).toMatch(/Nie wiemy, czy konto się przełączyło/);

    await journey.go("/invoice");
    await findHeading("Faktury");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await journey.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Spróbuj ponownie" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect([journey.address(), backend.contexts.current]).toEqual(["/index", COTTAGE.id]));
  });
});

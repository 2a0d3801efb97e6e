// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pathTo, type RouteName } from "#domain/navigation/index.ts";
import { prefetchScreenData } from "#src/routes/guarded-screen.tsx";
import { fakeCookieChoice } from "#test/fakes/fake-cookie-choice.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { aClientData, aSession } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend, type FakeBackendChanges } from "./support/fake-backend.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

// after what resetBrowser() does: a page that goes away still talks to its browser
afterEach(() => vi.unstubAllGlobals());
resetBrowser();

/** Whether what this screen shows is asked for early, for this customer. */
async function readsAhead(route: RouteName, changes: FakeBackendChanges = {}): Promise<boolean> {
  const backend = createFakeBackend({
    ...changes,
    storedSession: { session: aSession(changes.session), deadline: START + 900_000 },
  });
  const app = openApp(backend);
  app.resume();
  await waitFor(() => expect(storesOf(app).navigation.gate?.clientLoaded).toBe(true));
  const read = vi.fn(() => Promise.resolve(storesOf(app).client.data));
  prefetchScreenData(route, app.container, "coming", { [route]: read });
  return read.mock.calls.length === 1;
}

describe("what a screen shows is asked for as soon as somebody is on the way to it", () => {
  it("by whom it may be shown to", async () => {
    expect(await readsAhead("invoice")).toBe(true);
  });

  it("(part of NAV-17) and by nobody else", async () => {
    expect(await readsAhead("wifiConfiguration", { session: { access: { ebok: true, wifi: false } } })).toBe(false);
    expect(await readsAhead("yourOffer", { session: { b2b: true } })).toBe(false);
    expect(await readsAhead("directBilling", { client: aClientData() })).toBe(false);
  });

  it("when the browser has nothing else to do, once the page stands; what failed then is asked anew at the press", async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
    vi.stubGlobal("cancelIdleCallback", () => undefined);
    const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
    backend.finance.script.failNext("loadEntries", { kind: "unreachable" });
    const journey = openPortalAt({ at: pathTo("settings"), backend });
    await findHeading("Ustawienia");
    const asked = () => backend.finance.script.calls.filter((call) => call === "loadEntries").length;
    await waitFor(() => expect(idle).not.toEqual([]));
    expect(asked()).toBe(0);
    idle.at(-1)?.();
    await waitFor(() => expect(asked()).toBe(1));
    await journey.go(pathTo("invoice"));
    await findHeading("Faktury");
    expect(asked()).toBe(2);
  });

  it("and not once it has failed where it is shown: it does not come back from under the finger", async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
    vi.stubGlobal("cancelIdleCallback", () => undefined);
    const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
    backend.finance.script.failNext("loadEntries", { kind: "unreachable" });
    openPortalAt({ at: pathTo("index"), backend });
    await screen.findByText("Nie udało się pobrać faktur");
    await waitFor(() => expect(idle).not.toEqual([]));
    idle.at(-1)?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(backend.finance.script.calls.filter((call) => call === "loadEntries")).toHaveLength(1);
    expect(screen.getByText("Nie udało się pobrać faktur")).toBeTruthy();
  });

  it("and not ahead where the customer saves data", async () => {
    const idle = vi.fn();
    vi.stubGlobal("requestIdleCallback", idle);
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    // the question about cookies comes last of all
    const backend = {
      ...createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } }),
      cookies: fakeCookieChoice(),
    };
    openPortalAt({ at: pathTo("settings"), backend });
    await findHeading("Ustawienia");
    await screen.findByRole("region", { name: "Pliki cookie" });
    expect(idle).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "connection");
  });

  it("and once: the screen itself asks for the same", async () => {
    const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
    const journey = openPortalAt({ at: pathTo("settings"), backend });
    await findHeading("Ustawienia");
    const asked = () => backend.finance.script.calls.filter((call) => call === "loadEntries").length;
    expect(asked()).toBe(0);
    await journey.go(pathTo("invoice"));
    await findHeading("Faktury");
    expect(asked()).toBe(1);
  });
});

// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { pathTo, type RouteName } from "#domain/navigation/index.ts";
import { brandOf } from "#src/boot/brand.ts";
import { BrandContext } from "#src/routes/brand-context.tsx";
import { ContainerContext } from "#src/container/use-service.tsx";
import { prefetchScreenData } from "#src/boot/prefetch-screen-data.ts";
import { PendingAccessPage } from "#src/routes/guarded-screen.tsx";
import { START } from "#test/fakes/movable-clock.ts";
import { aClientData, aConfiguration, aSession } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend, type FakeBackendChanges } from "./support/fake-backend.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

// Runs after the cleanup of resetBrowser(), because a page calls the browser while it unmounts.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
resetBrowser();

/** Returns true if the data of this route are prefetched for this customer. */
async function prefetchesData(route: RouteName, changes: FakeBackendChanges = {}): Promise<boolean> {
  const backend = createFakeBackend({
    ...changes,
    storedSession: { session: aSession(changes.session), deadline: START + 900_000 },
  });
  const app = openApp(backend);
  app.resume();
  await waitFor(() => expect(storesOf(app).navigation.gate?.clientLoaded).toBe(true));
  const valuesOf = vi.fn(() => [storesOf(app).client.data]);
  void prefetchScreenData(route, app.container, "coming", { [route]: { contexts: [], valuesOf } });
  return valuesOf.mock.calls.length === 1;
}

/** Waits until the page listens to what the customer is about to press, as it does next to prefetching. */
async function waitForPageExtras(listening: MockInstance<typeof document.addEventListener>): Promise<void> {
  await waitFor(() => expect(listening.mock.calls.map(([kind]) => kind)).toContain("pointerover"));
}

describe("prefetch of a screen's data", () => {
  it("prefetches the data of a screen for a customer who may open it", async () => {
    expect(await prefetchesData("invoice")).toBe(true);
  });

  it("(part of NAV-17) prefetches no data of a screen that the customer may not open", async () => {
    expect(await prefetchesData("wifiConfiguration", { session: { access: { ebok: true, wifi: false } } })).toBe(false);
    expect(await prefetchesData("yourOffer", { session: { b2b: true } })).toBe(false);
    expect(await prefetchesData("directBilling", { client: aClientData() })).toBe(false);
  });

  it("requests a screen's data as soon as the customer may open it, before it is rendered", async () => {
    const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
    const app = openApp(backend);
    app.resume();
    render(
      <MemoryRouter>
        <BrandContext value={brandOf(aConfiguration())}>
          <ContainerContext value={app.container.account}>
            <PendingAccessPage route="index" />
          </ContainerContext>
        </BrandContext>
      </MemoryRouter>,
    );
    await waitFor(() => expect(backend.finance.script.calls).toContain("loadEntries"));
  });

  it("prefetches data when the browser is idle, and requests failed data again on navigation", async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
    vi.stubGlobal("cancelIdleCallback", () => undefined);
    const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
    backend.finance.script.failNext("loadEntries", { kind: "unreachable" });
    const journey = openPortalAt({ at: pathTo("settings"), backend });
    await findHeading("Ustawienia");
    const requestCount = () => backend.finance.script.calls.filter((call) => call === "loadEntries").length;
    await waitFor(() => expect(idle).not.toEqual([]));
    expect(requestCount()).toBe(0);
    idle.at(-1)?.();
    await waitFor(() => expect(requestCount()).toBe(1));
    await journey.go(pathTo("invoice"));
    await findHeading("Faktury");
    expect(requestCount()).toBe(2);
  });

  it("(part of NAV-21) prefetches only when the data of the account are there", async () => {
    const listening = vi.spyOn(document, "addEventListener");
    const idle = vi.fn<() => number>(() => 1);
    vi.stubGlobal("requestIdleCallback", idle);
    vi.stubGlobal("cancelIdleCallback", () => undefined);
    const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
    const release = backend.consents.script.hold("load");
    openPortalAt({ at: pathTo("more"), backend });
    await findHeading("Więcej");
    await waitForPageExtras(listening);
    expect(idle).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(idle).toHaveBeenCalled());
  });

  it("does not prefetch data whose failure the page already shows", async () => {
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

  it("prefetches nothing when the browser's data saver is on", async () => {
    const idle = vi.fn();
    vi.stubGlobal("requestIdleCallback", idle);
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    const listening = vi.spyOn(document, "addEventListener");
    const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
    openPortalAt({ at: pathTo("settings"), backend });
    await findHeading("Ustawienia");
    await waitForPageExtras(listening);
    expect(idle).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "connection");
  });

  it("requests data once when a screen that needs them is opened", async () => {
    const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
    const journey = openPortalAt({ at: pathTo("settings"), backend });
    await findHeading("Ustawienia");
    const requestCount = () => backend.finance.script.calls.filter((call) => call === "loadEntries").length;
    expect(requestCount()).toBe(0);
    await journey.go(pathTo("invoice"));
    await findHeading("Faktury");
    expect(requestCount()).toBe(1);
  });
});

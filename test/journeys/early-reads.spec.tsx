// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { pathTo, type RouteName } from "#domain/navigation/index.ts";
import { assembleApp } from "#src/boot/assemble-app.ts";
import { brandOf } from "#src/boot/brand.ts";
import { settingsOf } from "#src/boot/settings.ts";
import { readAhead } from "#src/routes/gated.tsx";
import { START } from "#test/fakes/movable-clock.ts";
import { aClientData, aConfiguration, aSession } from "#test/mothers/index.ts";
import { freshBrowser } from "./support/browser.ts";
import { heading, openPortalAt } from "./support/portal.tsx";
import { aWorld, portsOf, type WorldChanges } from "./support/world.ts";

freshBrowser();

/** Whether what this screen shows is asked for early, for this customer. */
async function readsAhead(route: RouteName, changes: WorldChanges = {}): Promise<boolean> {
  const world = aWorld({ ...changes, kept: { session: aSession(changes.session), deadline: START + 900_000 } });
  const configuration = aConfiguration();
  const app = assembleApp(portsOf(world), {
    brand: brandOf(configuration), settings: settingsOf(configuration), clipboard: { write: () => Promise.resolve(true) }, leaveFor: () => undefined,
  });
  app.resume();
  await waitFor(() => expect(app.stores.navigation.gate?.clientLoaded).toBe(true));
  const read = vi.fn(() => Promise.resolve());
  readAhead(route, app, { [route]: read });
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

  it("and once: the screen itself asks for the same", async () => {
    const world = aWorld({ kept: { session: aSession(), deadline: START + 900_000 } });
    const journey = openPortalAt({ at: pathTo("settings"), world });
    await heading("Ustawienia");
    const asked = () => world.finance.script.calls.filter((call) => call === "loadEntries").length;
    expect(asked()).toBe(0);
    await journey.go(pathTo("invoice"));
    await heading("Faktury");
    expect(asked()).toBe(1);
  });
});

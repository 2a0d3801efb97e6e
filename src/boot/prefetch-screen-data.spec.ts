import { describe, expect, it } from "vitest";
import { pathTo } from "#domain/navigation/paths.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import { aClientData, aProduct, aSession } from "#test/mothers/index.ts";
import { MOBILE_DATA_STORE } from "../container/tokens.ts";

const stored = { session: aSession(), deadline: START + 600_000 };

/** Portal whose contexts of the start page are loaded, as while the customer types. */
async function prepared(backend = createFakeBackend()) {
  const app = openApp(backend);
  await app.container.load("finance", "onboarding");
  /** Reads that were sent so far, without a turn of the event loop. */
  const sent = () => ({
    client: backend.client.script.calls,
    outages: backend.messages.script.calls.filter((call) => call === "loadOutages"),
    entries: backend.finance.script.calls,
    flags: backend.onboarding.script.calls,
  });
  return { app, sent };
}

const ALL_READS = { client: ["load"], outages: ["loadOutages"], entries: ["loadEntries"], flags: ["load"] };

describe("data of the first screen", () => {
  it("(part of START-07) requests all data of the start page at the moment a session opens", async () => {
    const { app, sent } = await prepared();
    app.openSession(aSession(), pathTo("index"));
    expect(sent()).toEqual(ALL_READS);
    void app.prefetchScreen("index", "");
    expect(sent()).toEqual(ALL_READS);
  });

  it("(part of START-07) requests all data of the start page when a stored session is resumed", async () => {
    const { app, sent } = await prepared(createFakeBackend({ storedSession: stored }));
    app.resume(pathTo("index"));
    expect(sent()).toEqual(ALL_READS);
  });

  it("(part of START-07) requests all data of the start page of another account", async () => {
    const { app, sent } = await prepared();
    app.openSession(aSession(), pathTo("settings"));
    const before = sent();
    expect(before).toMatchObject({ entries: [], flags: [] });
    storesOf(app).session.setSessionInAllTabs({ ...aSession(), currentContext: "another" });
    expect(sent()).toMatchObject({ client: ["load", "load"], entries: ["loadEntries"], flags: ["load"] });
  });

  it("requests the data left of mobile numbers when the customer data name them", async () => {
    const products = [aProduct({ productId: "M-1", mvnoProduct: true, status: "ACTIVE" }), aProduct()];
    const { app } = await prepared(createFakeBackend({ client: aClientData({ products }) }));
    await app.container.load("products");
    app.openSession(aSession(), pathTo("index"));
    const numbers = app.container.get(MOBILE_DATA_STORE);
    expect(numbers.of("M-1").state.status).toBe("idle");
    await storesOf(app).client.data.load();
    expect([numbers.of("M-1").state.status, numbers.of("P-1").state.status]).toEqual(["loading", "idle"]);
  });

  it("requests the invoices of an address with a query, and no data of other screens", async () => {
    const { app, sent } = await prepared();
    app.openSession(aSession(), `${pathTo("invoice")}?pay=all`);
    expect(sent()).toMatchObject({ entries: ["loadEntries"], flags: [] });
  });

  it("drops a request whose contexts load after the account has been closed", async () => {
    const backend = createFakeBackend();
    const app = openApp(backend);
    app.openSession(aSession(), pathTo("index"));
    storesOf(app).session.logout();
    await app.container.load("finance", "onboarding");
    expect([backend.finance.script.calls, backend.onboarding.script.calls]).toEqual([[], []]);
  });
});

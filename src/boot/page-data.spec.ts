// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import { aSession } from "#test/mothers/index.ts";
import type { App } from "./app.ts";
import { PAGE_DATA } from "./page-data.ts";
import { prefetchScreenData, type ScreenData } from "./prefetch-screen-data.ts";
import { SALES_STORE, SUPPORT_STORE } from "../container/page-store-tokens.ts";
import { CLIENT_STORE, DIRECT_BILLING_STORE } from "../container/tokens.ts";

function openLoggedIn(): App {
  const app = openApp(createFakeBackend());
  app.openSession(aSession());
  return app;
}

/** Returns the values of a page, each loaded or failed. */
async function readValues({ container }: App, { contexts, valuesOf }: ScreenData) {
  await container.load(...contexts);
  const values = container.account === undefined ? [] : valuesOf(container.account);
  await Promise.all(values.map((value) => value.load()));
  return values;
}

const statusesOf = (values: Awaited<ReturnType<typeof readValues>>) => values.map(({ state }) => state.status);

/** Data that are the same for all customers stay known. */
const PUBLIC = new Set(["faq", "branch", "regulations"]);

describe("data of pages", () => {
  it.each(Object.entries(PAGE_DATA))("resolves the data of the page %s in its own contexts", async (_, data) => {
    const values = await readValues(openLoggedIn(), data);
    expect(values).not.toEqual([]);
    for (const status of statusesOf(values)) expect(["ready", "failed"]).toContain(status);
  });

  it.each(Object.entries(PAGE_DATA).filter(([route]) => !PUBLIC.has(route)))(
    "[NAV-31] drops the data of the page %s at a logout and at a switch of the account",
    async (_, data) => {
      const app = openLoggedIn();
      const values = await readValues(app, data);
      const { session } = storesOf(app);
      session.setSessionInAllTabs({ ...aSession(), currentContext: "another" });
      const others = await readValues(app, data);
      for (const value of values) expect([value.state, others.includes(value)]).toEqual([{ status: "idle" }, false]);
      session.logout();
      expect(new Set(statusesOf(others))).toEqual(new Set(["idle"]));
    },
  );

  it("[NAV-31] drops the billed services at a logout, which no page reads ahead", async () => {
    const app = openLoggedIn();
    const { container } = app;
    await container.load("direct-billing");
    const { billing } = container.get(DIRECT_BILLING_STORE);
    await billing.load();
    expect(billing.state.status).toBe("ready");
    storesOf(app).session.logout();
    expect(billing.state).toEqual({ status: "idle" });
  });

  it("[NAV-32] requests the data of a page at a press on its link, before its code is loaded", async () => {
    const app = openLoggedIn();
    const { container } = app;
    await container.get(CLIENT_STORE).data.load();
    void prefetchScreenData("supportRequest", container, "coming");
    await container.load("support");
    await expect.poll(() => container.get(SUPPORT_STORE).requests.state.status).toBe("ready");
  });

  it("(part of NAV-32) requests no orders for the deadlines of a customer without any", async () => {
    const app = openLoggedIn();
    const { navigation, offers, client } = storesOf(app);
    await Promise.all([client.data.load(), offers.history.load(), offers.extension.load()]);
    expect(navigation.access?.orderHistory).toBe("no");
    const values = await readValues(app, PAGE_DATA.deadlines ?? { contexts: [], valuesOf: () => [] });
    const { container } = app;
    expect(values).not.toContain(container.get(SALES_STORE).offers);
    expect(values).toContain(container.get(SUPPORT_STORE).requests);
  });
});

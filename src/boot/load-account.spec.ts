import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { aSession } from "#test/mothers/index.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import { accountLoadedCheck, loadAccount } from "./load-account.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

function core() {
  const backend = createFakeBackend();
  const app = openApp(backend);
  const stores = storesOf(app);
  stores.session.openSession(aSession(), backend.clock.now());
  const { account } = app.container;
  if (account === undefined) throw new Error("no account is open");
  const resources = {
    client: stores.client.data,
    contact: stores.contact.data,
    consents: stores.consents.consents,
    content: stores.siteContent.content,
    banners: stores.siteContent.banners,
    messages: stores.messages.messages,
    outages: stores.messages.outages,
    offers: stores.offers.history,
  };
  const statuses = () => Object.values(resources).map(({ state }) => state.status);
  return { backend, app, account, resources, statuses };
}

describe("loadAccount", () => {
  it("(part of CALL-10) requests all data of the account in parallel", async () => {
    const { backend, account, statuses } = core();
    const scripts = [backend.client.script, backend.contact.script, backend.consents.script];
    const holds = [
      ...scripts.map((script) => script.hold("load")),
      backend.siteContent.script.hold("load"),
      backend.siteContent.script.hold("loadBanners"),
    ];
    loadAccount(account);
    expect(accountLoadedCheck(account)()).toBe(false);
    expect(scripts.map(({ calls }) => calls)).toEqual([["load"], ["load"], ["load"]]);
    expect(backend.siteContent.script.calls).toEqual(["load", "loadBanners"]);
    for (const release of holds) release();
    await settled();
    expect(new Set(statuses())).toEqual(new Set(["ready"]));
  });

  it("(part of CALL-10) keeps the other data of the account when one request fails", async () => {
    const { backend, account, resources, statuses } = core();
    backend.consents.script.failNext("load", { kind: "timeout" });
    loadAccount(account);
    await settled();
    expect(resources.consents.state.status).toBe("failed");
    expect(statuses().filter((status) => status === "ready")).toHaveLength(7);
  });

  it("(part of NAV-21) says that the account is loaded when no request is open any more", async () => {
    const { backend, account } = core();
    backend.contact.script.failNext("load", { kind: "timeout" });
    const release = backend.consents.script.hold("load");
    const isLoaded = accountLoadedCheck(account);
    expect(isLoaded(), "before the first request").toBe(false);
    loadAccount(account);
    await settled();
    expect(isLoaded()).toBe(false);
    release();
    await settled();
    expect(isLoaded()).toBe(true);
  });

  it("(part of NAV-21) checks the values also after the account was closed", () => {
    const { app, account, statuses } = core();
    const isLoaded = accountLoadedCheck(account);
    app.container.closeAccount();
    expect(isLoaded()).toBe(false);
    expect(new Set(statuses())).not.toContain("ready");
  });
});

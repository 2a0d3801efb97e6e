import { configure, observable, runInAction } from "mobx";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { fakeDirectBilling } from "#test/fakes/fake-direct-billing.ts";
import { aDirectBilling } from "#test/mothers/index.ts";
import { DirectBillingStore } from "./direct-billing.store.ts";
import { ExternalServicesStore } from "./external-services.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

function external() {
  const port = fakeDirectBilling(aDirectBilling());
  const direct = new DirectBillingStore(port);
  const open = vi.fn<() => Promise<DirectBillingStore | undefined>>(() => Promise.resolve(direct));
  return { port, direct, open, store: new ExternalServicesStore(open) };
}

describe("ExternalServicesStore", () => {
  it("[NAV-07] reads nothing until the billed services are needed", async () => {
    const { store, port } = external();
    const needed = observable.box(false);
    store.loadWhen(() => needed.get());
    await settled();
    expect([store.known, port.script.calls]).toEqual([undefined, []]);
    runInAction(() => needed.set(true));
    await settled();
    expect(store.known?.map(({ code }) => code)).toEqual(["netflix", "disney"]);
    expect(port.script.calls).toEqual(["load"]);
  });

  it("reads nothing after the account was closed", async () => {
    const { store, port, open } = external();
    const needed = observable.box(false);
    store.loadWhen(() => needed.get());
    store.stopWaiting();
    runInAction(() => needed.set(true));
    open.mockResolvedValue(undefined);
    await store.load();
    expect([store.known, store.hasFailed, port.script.calls]).toEqual([undefined, false, []]);
  });

  it("keeps the failure while the billed services are read again, so that an open page stays", async () => {
    const { store, port, direct } = external();
    port.script.failNext("load", { kind: "timeout" });
    await store.load();
    expect(store.hasFailed).toBe(true);
    const release = port.script.hold("load");
    const reload = direct.billing.reload();
    expect([store.hasFailed, store.known]).toEqual([true, undefined]);
    release();
    await reload;
    expect(store.known).toHaveLength(2);
  });
});

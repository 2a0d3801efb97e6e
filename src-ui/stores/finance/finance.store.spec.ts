import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { paymentOrderFor } from "#domain/finance/payment-order.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { anEntry } from "#test/mothers/index.ts";
import { FinanceStore } from "./finance.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

async function account() {
  const provider = fakeFinance({ entries: [anEntry()] });
  const store = new FinanceStore(provider);
  await store.entries.load();
  return { provider, store, order: paymentOrderFor([anEntry()], "intent-1", "invoice") };
}

const statusOf = (store: FinanceStore) => store.entries.known?.map(({ status }) => status);

describe("FinanceStore", () => {
  it("[FIN-05] starts a payment and returns its state from the server", async () => {
    const { store, provider, order } = await account();
    const started = await store.startPayment(order);
    expect(started).toMatchObject({ ok: true, value: { paymentId: "payment-1" } });
    expect(await store.paymentState("payment-1")).toMatchObject({ ok: true, value: { state: "started" } });
    provider.settle("payment-1", "confirmed");
    expect(await store.paymentState("payment-1")).toMatchObject({ ok: true, value: { state: "confirmed" } });
    expect(await store.paymentState("unknown")).toEqual({ ok: true, value: undefined });
  });

  it("reloads the entries when a payment was refused, because another one may be pending", async () => {
    const { store, provider, order } = await account();
    provider.entries = [anEntry({ status: "payment-started" })];
    expect(await store.startPayment(order)).toEqual({
      ok: false,
      failure: { kind: "payment-refused", code: "payment-under-way" },
    });
    await store.entries.load();
    expect(statusOf(store)).toEqual(["payment-started"]);
  });

  it("reloads the entries when the response was lost, because they show if it was applied", async () => {
    const { store, provider, order } = await account();
    await provider.startPayment(order);
    provider.script.failNext("startPayment", { kind: "timeout" });
    expect(await store.startPayment(order)).toEqual({ ok: false, failure: { kind: "timeout" } });
    await store.entries.load();
    expect(statusOf(store)).toEqual(["payment-started"]);
  });

  it("reports a failed payment without waiting for the entries", async () => {
    const { store, provider, order } = await account();
    provider.script.failNext("startPayment", { kind: "timeout" });
    provider.script.hold("loadEntries");
    expect(await store.startPayment(order)).toEqual({ ok: false, failure: { kind: "timeout" } });
    expect(store.entries.state.status).toBe("loading");
  });

  it("keeps the entries of the account when they cannot be reloaded", async () => {
    const { store, provider, order } = await account();
    provider.script.failNext("startPayment", { kind: "unreachable" });
    provider.script.failNext("loadEntries", { kind: "unreachable" });
    await store.startPayment(order);
    await store.entries.load();
    expect(store.entries.state).toMatchObject({ status: "failed", stale: [anEntry()] });
  });
});

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

describe("the account", () => {
  it("[FIN-05] opens a payment, and says of it what the provider says", async () => {
    const { store, provider, order } = await account();
    const started = await store.startPayment(order);
    expect(started).toMatchObject({ ok: true, value: { paymentId: "payment-1" } });
    expect(await store.paymentState("payment-1")).toMatchObject({ ok: true, value: { state: "started" } });
    provider.settle("payment-1", "confirmed");
    expect(await store.paymentState("payment-1")).toMatchObject({ ok: true, value: { state: "confirmed" } });
    expect(await store.paymentState("unknown")).toEqual({ ok: true, value: undefined });
  });

  it("reads the entries again when a payment was refused: somebody else is paying them", async () => {
    const { store, provider, order } = await account();
    provider.entries = [anEntry({ status: "payment-started" })];
    expect(await store.startPayment(order)).toEqual({
      ok: false,
      failure: { kind: "payment-refused", code: "payment-under-way" },
    });
    await store.entries.load();
    expect(statusOf(store)).toEqual(["payment-started"]);
  });

  it("reads the entries again when the answer was lost: they tell whether the payment was opened", async () => {
    const { store, provider, order } = await account();
    await provider.startPayment(order);
    provider.script.failNext("startPayment", { kind: "timeout" });
    expect(await store.startPayment(order)).toEqual({ ok: false, failure: { kind: "timeout" } });
    await store.entries.load();
    expect(statusOf(store)).toEqual(["payment-started"]);
  });

  it("says at once that no payment opened: the entries come later", async () => {
    const { store, provider, order } = await account();
    provider.script.failNext("startPayment", { kind: "timeout" });
    provider.script.hold("loadEntries");
    expect(await store.startPayment(order)).toEqual({ ok: false, failure: { kind: "timeout" } });
    expect(store.entries.state.status).toBe("loading");
  });

  it("keeps what it shows when they cannot be read either", async () => {
    const { store, provider, order } = await account();
    provider.script.failNext("startPayment", { kind: "unreachable" });
    provider.script.failNext("loadEntries", { kind: "unreachable" });
    await store.startPayment(order);
    await store.entries.load();
    expect(store.entries.state).toMatchObject({ status: "failed", stale: [anEntry()] });
  });
});

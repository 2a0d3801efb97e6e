import { expect, it, vi } from "vitest";
import type { OpenPayment } from "#domain/finance/open-payment.ts";
import { fail, succeed, succeedIncomplete, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { zloty } from "#test/mothers/index.ts";
import { AsyncValue } from "../async-value.ts";
import { OpenPaymentsStore } from "./open-payments.store.ts";

const PAYMENT: OpenPayment = {
  paymentId: "p-1",
  state: "processing",
  amount: zloty("60.00"),
  entryIds: ["E-11"],
  paymentUrl: undefined,
  canBeAbandoned: false,
};

async function loaded(result: Result<readonly OpenPayment[], TransportFailure>): Promise<OpenPaymentsStore> {
  const store = new OpenPaymentsStore({
    load: () => Promise.resolve(result),
    abandon: () => Promise.resolve(succeed("abandoned")),
  });
  expect(store.complete, "before the first load").toBeUndefined();
  await store.payments.load();
  return store;
}

it("(part of FIN-20) knows the unfinished payments only when all of them were read", async () => {
  expect((await loaded(succeed([PAYMENT]))).complete).toEqual([PAYMENT]);
  expect((await loaded(succeedIncomplete([PAYMENT], ["payments.item[1]"]))).complete).toBeUndefined();
  expect((await loaded(fail({ kind: "timeout" }))).complete).toBeUndefined();
});

it("(part of FIN-20) reads the payments once for all followers when the entries change", async () => {
  const load = vi.fn(() => Promise.resolve(succeed([PAYMENT])));
  const store = new OpenPaymentsStore({ load, abandon: () => Promise.resolve(succeed("abandoned")) });
  const entries = new AsyncValue(() => Promise.resolve(succeed([{}])));
  const [stopFirst, stopSecond] = [store.followEntries(entries), store.followEntries(entries)];
  expect(load).toHaveBeenCalledTimes(1);
  await entries.load();
  expect(load).toHaveBeenCalledTimes(2);
  stopFirst();
  await entries.reload();
  expect(load, "one follower is left").toHaveBeenCalledTimes(3);
  stopSecond();
  await entries.reload();
  expect(load, "no follower is left").toHaveBeenCalledTimes(3);
  store.followEntries(entries)();
  expect(load, "a new follower").toHaveBeenCalledTimes(4);
});

import { expect, it, vi } from "vitest";
import type { PaymentOrder } from "../payment.ts";
import { fail } from "../../shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { anEntry, zloty } from "#test/mothers/index.ts";
import { allocatePayment } from "../payment-order.ts";
import { startPayment, type PaymentChoice } from "./start-payment.ts";

const ENTRY = anEntry();
const OTHER = anEntry({ entryId: "E-10", unpaidAmount: zloty("49.99") });

function scene() {
  const finance = fakeFinance({ entries: [ENTRY, OTHER] });
  const orders: PaymentOrder[] = [];
  const publish = vi.fn<() => void>();
  const ports = {
    startPayment: (order: PaymentOrder) => {
      orders.push(order);
      return finance.startPayment(order);
    },
    reloadEntries: async () => {
      const answer = await finance.loadEntries();
      return answer.ok ? answer.value : undefined;
    },
    accountChanges: { publish },
  };
  return { finance, orders, publish, ports, key: new IdempotencyKeyIssuer(fakeIdempotencyKeys()) };
}

it("[FIN-05] orders the unpaid amount when the entries are paid in full", async () => {
  const { ports, orders, key, publish } = scene();
  const outcome = await startPayment(ports, { kind: "in-full", entries: [ENTRY, OTHER] }, key);
  expect(outcome.kind).toBe("done");
  expect(orders).toMatchObject([{ entryIds: [ENTRY.entryId, "E-10"], ownAmount: false, returnPage: "invoice" }]);
  expect(publish).toHaveBeenCalledOnce();
});

it("[FIN-05] orders a custom amount when it is given as shares", async () => {
  const { ports, orders, key } = scene();
  const shares = allocatePayment(zloty("20.00"), [OTHER]) ?? [];
  await startPayment(ports, { kind: "own-amount", shares }, key);
  expect(orders).toMatchObject([{ entryIds: ["E-10"], amount: zloty("20.00"), ownAmount: true }]);
});

it("[FIN-05] finds the payment started when the response is lost and an entry is pending", async () => {
  const { ports, finance, key } = scene();
  const lossy = {
    ...ports,
    startPayment: async (order: PaymentOrder) => {
      await finance.startPayment(order);
      return fail({ kind: "timeout" } as const);
    },
  };
  expect(await startPayment(lossy, { kind: "in-full", entries: [ENTRY] }, key)).toEqual({ kind: "found-done" });
});

it("[FIN-05] sends the same key when the same entries are paid again after a lost request", async () => {
  const { ports, finance, orders, key, publish } = scene();
  finance.script.failNext("startPayment", { kind: "timeout" });
  const lost = await startPayment(ports, { kind: "in-full", entries: [ENTRY, OTHER] }, key);
  expect(lost).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  await startPayment(ports, { kind: "in-full", entries: [OTHER, ENTRY] }, key);
  expect(orders[1]?.idempotencyKey).toBe(orders[0]?.idempotencyKey);
  expect(publish).toHaveBeenCalledTimes(2);
});

it("[FIN-05] returns an unknown outcome when neither the payment nor the entries can be read", async () => {
  const { ports, finance, key } = scene();
  finance.script.failNext("startPayment", { kind: "unreachable" });
  finance.script.failNext("loadEntries", { kind: "unreachable" });
  const outcome = await startPayment(ports, { kind: "in-full", entries: [ENTRY] }, key);
  expect(outcome).toEqual({ kind: "unknown", failure: { kind: "unreachable" } });
});

it("[FIN-05] sends a new key after a lost request when the entries or the amount differ", async () => {
  const { ports, finance, orders, key } = scene();
  finance.script.failAlways("startPayment", { kind: "timeout" });
  const own = (amount: string): PaymentChoice => ({
    kind: "own-amount",
    shares: allocatePayment(zloty(amount), [OTHER]) ?? [],
  });
  const choices: readonly PaymentChoice[] = [
    { kind: "in-full", entries: [ENTRY] },
    { kind: "in-full", entries: [OTHER] },
    { kind: "in-full", entries: [{ ...OTHER, unpaidAmount: zloty("40.00") }] },
    own("40.00"),
    own("20.00"),
  ];
  for (const choice of choices) await startPayment(ports, choice, key);
  expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(choices.length);
  await startPayment(ports, own("20.00"), key);
  expect(orders.at(-1)?.idempotencyKey).toBe(orders.at(-2)?.idempotencyKey);
});

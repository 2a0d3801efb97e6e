import { expect, it } from "vitest";
import { fail, type Result, type TransportFailure } from "../../shared-kernel/index.ts";
import { fakePayouts } from "#test/fakes/fake-payouts.ts";
import { zloty } from "#test/mothers/index.ts";
import type { Payout, PayoutRefusal } from "../payout.ts";
import { countSimilarPayouts, orderPayout } from "./order-payout.ts";

const REQUEST = { idempotencyKey: "intent-1", account: "61109010140000071219812874", amount: zloty("12.00") };
const LOST: Result<Payout, PayoutRefusal | TransportFailure> = fail({ kind: "timeout" });

it.each([
  ["unknown, when it is not known what was there before", undefined, []],
  ["unknown, when the payouts cannot be read", 0, undefined],
  ["unknown, when there are no more than before", 0, []],
] as const)("(part of FIN-07) leaves a payout order with a lost response %s", async (_case, similarBefore, payouts) => {
  const outcome = await orderPayout(
    { order: () => Promise.resolve(LOST), reloadPayouts: () => Promise.resolve(payouts) },
    { ...REQUEST, similarBefore },
  );
  expect(outcome).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
});

it("(part of FIN-07) sends a payout order with the key of the form", async () => {
  const sent: string[] = [];
  await orderPayout(
    {
      order: ({ idempotencyKey }) => {
        sent.push(idempotencyKey);
        return Promise.resolve(LOST);
      },
      reloadPayouts: () => Promise.resolve([]),
    },
    { ...REQUEST, similarBefore: 0 },
  );
  expect(sent).toEqual(["intent-1"]);
});

function overpaid() {
  const payouts = fakePayouts(zloty("100.00"));
  const reloadPayouts = async () => {
    const answer = await payouts.load();
    return answer.ok ? answer.value : undefined;
  };
  const ports = { order: payouts.order, reloadPayouts };
  /** Sends the order to the server and loses the response. */
  const lossy: typeof ports = {
    reloadPayouts,
    order: async (order) => {
      await payouts.order(order);
      return LOST;
    },
  };
  return { payouts, ports, lossy };
}

it("(part of FIN-07) returns the payout that the server confirms", async () => {
  const { payouts, ports } = overpaid();
  const outcome = await orderPayout(ports, { ...REQUEST, similarBefore: 0 });
  expect(outcome).toMatchObject({ kind: "done", value: { amount: 1_200, accountEnd: "2874", state: "ordered" } });
  expect(payouts.sent).toEqual([{ idempotencyKey: "intent-1", account: REQUEST.account, amount: REQUEST.amount }]);
});

it("(part of FIN-07) finds a payout order done when one more similar payout exists than before", async () => {
  const { lossy } = overpaid();
  expect(await orderPayout(lossy, { ...REQUEST, similarBefore: 0 })).toEqual({ kind: "found-done" });
  expect(await orderPayout(lossy, { ...REQUEST, idempotencyKey: "intent-2", similarBefore: 1 })).toEqual({
    kind: "found-done",
  });
});

it("(part of FIN-07) counts the pending payouts with the same account and amount", async () => {
  const { payouts, ports } = overpaid();
  expect(await countSimilarPayouts(ports, REQUEST)).toBe(0);
  await orderPayout(ports, { ...REQUEST, similarBefore: 0 });
  await orderPayout(ports, { ...REQUEST, idempotencyKey: "intent-2", amount: zloty("5.00"), similarBefore: 0 });
  expect(await countSimilarPayouts(ports, REQUEST)).toBe(1);
  payouts.script.failNext("load", { kind: "unreachable" });
  expect(await countSimilarPayouts(ports, REQUEST)).toBeUndefined();
});

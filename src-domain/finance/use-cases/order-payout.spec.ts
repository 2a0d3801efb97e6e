import { expect, it } from "vitest";
import { fail, type Result, type TransportFailure } from "../../shared-kernel/index.ts";
import { fakePayouts } from "#test/fakes/fake-payouts.ts";
import { zloty } from "#test/mothers/index.ts";
import type { Payout, PayoutRefusal } from "../payout.ts";
import { countAlikePayouts, orderPayout } from "./order-payout.ts";

const REQUEST = { intentId: "intent-1", account: "61109010140000071219812874", amount: zloty("12.00") };
const LOST: Result<Payout, PayoutRefusal | TransportFailure> = fail({ kind: "timeout" });

it.each([
  ["unknown, when it is not known what was there before", undefined, []],
  ["unknown, when the payouts cannot be read", 0, undefined],
  ["unknown, when there are no more than before", 0, []],
] as const)("(part of FIN-07) leaves a lost order %s", async (_case, alikeBefore, payouts) => {
  const outcome = await orderPayout(
    { order: () => Promise.resolve(LOST), reloadPayouts: () => Promise.resolve(payouts) },
    { ...REQUEST, alikeBefore },
  );
  expect(outcome).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
});

it("(part of FIN-07) sends the key of the form", async () => {
  const sent: string[] = [];
  await orderPayout(
    {
      order: ({ intentId }) => {
        sent.push(intentId);
        return Promise.resolve(LOST);
      },
      reloadPayouts: () => Promise.resolve([]),
    },
    { ...REQUEST, alikeBefore: 0 },
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
  /** An order that reaches the provider and whose response is lost. */
  const lossy: typeof ports = {
    reloadPayouts,
    order: async (order) => {
      await payouts.order(order);
      return LOST;
    },
  };
  return { payouts, ports, lossy };
}

it("(part of FIN-07) returns the payout that the provider confirms", async () => {
  const { payouts, ports } = overpaid();
  const outcome = await orderPayout(ports, { ...REQUEST, alikeBefore: 0 });
  expect(outcome).toMatchObject({ kind: "done", value: { amount: 1_200, accountEnd: "2874", state: "ordered" } });
  expect(payouts.sent).toEqual([{ intentId: "intent-1", account: REQUEST.account, amount: REQUEST.amount }]);
});

it("(part of FIN-07) finds a lost order done when there is one more alike than before", async () => {
  const { lossy } = overpaid();
  expect(await orderPayout(lossy, { ...REQUEST, alikeBefore: 0 })).toEqual({ kind: "found-done" });
  expect(await orderPayout(lossy, { ...REQUEST, intentId: "intent-2", alikeBefore: 1 })).toEqual({
    kind: "found-done",
  });
});

it("(part of FIN-07) counts the payouts under way with the same account and amount", async () => {
  const { payouts, ports } = overpaid();
  expect(await countAlikePayouts(ports, REQUEST)).toBe(0);
  await orderPayout(ports, { ...REQUEST, alikeBefore: 0 });
  await orderPayout(ports, { ...REQUEST, intentId: "intent-2", amount: zloty("5.00"), alikeBefore: 0 });
  expect(await countAlikePayouts(ports, REQUEST)).toBe(1);
  payouts.script.failNext("load", { kind: "unreachable" });
  expect(await countAlikePayouts(ports, REQUEST)).toBeUndefined();
});

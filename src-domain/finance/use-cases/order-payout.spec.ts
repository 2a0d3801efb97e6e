import { expect, it } from "vitest";
import { fail, type Result, type TransportFailure } from "../../shared-kernel/index.ts";
import { zloty } from "#test/mothers/index.ts";
import type { Payout, PayoutRefusal } from "../payout.ts";
import { orderPayout } from "./order-payout.ts";

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

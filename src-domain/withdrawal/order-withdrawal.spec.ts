import { expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { orderWithdrawal, type WithdrawableOrder } from "./order-withdrawal.ts";

const ORDER: WithdrawableOrder = {
  status: "accepted",
  closeDate: day("2026-11-06"),
  withdrawalUntil: undefined,
  withdrawnOn: undefined,
};
const TERMS = { isConsumer: true, today: day("2026-11-20"), days: undefined };
const NAMED = { withdrawalUntil: day("2026-11-30") };

it.each([
  ["an order of a consumer", {}, {}, { kind: "until", lastDay: "2026-11-20" }],
  ["an order after the last day", {}, { today: day("2026-11-21") }, { kind: "over" }],
  ["an order of an organisation", {}, { isConsumer: false }, { kind: "over" }],
  [
    "an order of an organisation with a named day",
    NAMED,
    { isConsumer: false },
    { kind: "until", lastDay: "2026-11-30" },
  ],
  ["an order of an unknown customer", {}, { isConsumer: undefined }, { kind: "until", lastDay: "2026-11-20" }],
  ["an order without a day", { closeDate: undefined }, {}, { kind: "unknown" }],
  ["a declined offer", { status: "declined" }, {}, { kind: "over" }],
  ["a refused order", { order: { state: "refused" } }, {}, { kind: "over" }],
  ["a withdrawn order", { withdrawnOn: day("2026-11-10") }, {}, { kind: "withdrawn", on: "2026-11-10" }],
  ["configured days", {}, { days: 30 }, { kind: "until", lastDay: "2026-12-07" }],
] as const)("(part of WITHDRAW-04) knows the right to withdraw: %s", (_what, order, terms, expected) => {
  expect(orderWithdrawal({ ...ORDER, ...order }, { ...TERMS, ...terms })).toEqual(expected);
});

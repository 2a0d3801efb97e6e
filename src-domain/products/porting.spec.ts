import { expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { isContractOver } from "./contracts.ts";
import { portingOf } from "./porting.ts";
import { PRODUCT_STATUSES } from "./product.ts";

const on = day("2026-12-10");

it.each([
  ["on its day", "ACTIVE", "2026-12-10", { kind: "ahead", on }],
  ["after its day, while the service works", "ACTIVE", "2026-12-11", { kind: "overdue", on }],
  ["before its day, when the service has ended for another reason", "RESIGNED", "2026-12-09", { kind: "done", on }],
  ["after its day, when the service has ended", "INACTIVE", "2026-12-11", { kind: "done", on }],
] as const)("[TERM-15] says how far the porting of a number is: %s", (_when, status, today, expected) => {
  const product = { status, withdrawnOn: undefined };
  expect(portingOf({ ...product, portingOn: on }, day(today))).toEqual(expected);
  expect(portingOf({ ...product, portingOn: undefined }, day(today))).toBeUndefined();
});

it("(part of TERM-15) names a porting done exactly when the contract of the service is over", () => {
  for (const status of PRODUCT_STATUSES)
    for (const withdrawnOn of [undefined, day("2026-12-01")]) {
      const isDone = portingOf({ status, withdrawnOn, portingOn: on }, on)?.kind === "done";
      expect([status, withdrawnOn, isDone]).toEqual([status, withdrawnOn, isContractOver({ status, withdrawnOn })]);
    }
});

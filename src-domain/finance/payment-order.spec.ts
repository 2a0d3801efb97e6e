import { describe, expect, it } from "vitest";
import { anEntry, zloty } from "#test/mothers/index.ts";
import { nextPoll, orderFor, settled } from "./payment-order.ts";

describe("payment order", () => {
  it("pays what is left of the chosen entries", () => {
    const entries = [anEntry({ entryId: "a", unpaidAmount: zloty("49.99") }), anEntry({ entryId: "b", unpaidAmount: zloty("223.70") })];
    expect(orderFor(entries, "intent-1", "invoice")).toEqual({
      intentId: "intent-1",
      entryIds: ["a", "b"],
      amount: 27369,
      returnPage: "invoice",
    });
  });
});

describe("asking for a payment's state", () => {
  it("ends when the payment has ended", () => {
    expect((["started", "processing", "confirmed", "rejected", "abandoned"] as const).map((state) => settled(state))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it("waits longer and longer, and gives up after about a minute", () => {
    const waits: number[] = [];
    for (let wait = nextPoll(0); wait !== undefined; wait = nextPoll(waits.length)) waits.push(wait);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[0]).toBe(1_000);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(60_000);
    expect(nextPoll(waits.length + 100)).toBeUndefined();
  });
});

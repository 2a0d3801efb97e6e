import { describe, expect, it } from "vitest";
import { aProduct, zloty } from "#test/mothers/index.ts";
import { hasPremiumNumbers, hasPremiumSettings, premiumBlocks, premiumThresholds } from "./premium-numbers.ts";

describe("premium numbers", () => {
  it("(part of PREMIUM-01) offers the thresholds 0, 35, 100 and 200, and the current one", () => {
    expect(premiumThresholds(zloty("35.00"))).toEqual([0, 3_500, 10_000, 20_000]);
    expect(premiumThresholds(zloty("50.00"))).toEqual([0, 3_500, 5_000, 10_000, 20_000]);
    expect(premiumThresholds(zloty("0"), [zloty("60.00")])).toEqual([0, 6_000]);
  });

  it.each([
    ["phone", "ACTIVE", true],
    ["mobile_phone", "SUSPENDED", true],
    ["mobile_phone", "ORDERED", false],
    ["phone", "INACTIVE", false],
    ["mobile_internet", "ACTIVE", false],
  ] as const)("(part of PREMIUM-01) decides for a %s that is %s: %s", (category, status, expected) => {
    expect(hasPremiumNumbers(aProduct({ category, status }))).toBe(expected);
  });

  it.each([
    ["0", "0", undefined, "by-limit"],
    ["35.00", "34.99", undefined, undefined],
    ["35.00", "35.00", undefined, "limit-used"],
    ["35.00", "0", "by-customer", "by-customer"],
  ] as const)("[PREMIUM-03] blocks with a limit of %s and a use of %s: %s", (limit, used, ofCustomer, expected) => {
    const blocks = ofCustomer !== undefined;
    const numbers = { limit: zloty(limit), used: zloty(used), isDefault: false, blocksCalls: blocks };
    expect(premiumBlocks({ ...numbers, blocksMessages: blocks })).toEqual({ calls: expected, messages: expected });
    expect(premiumBlocks({ ...numbers, blocksMessages: true }).messages).toBe("by-customer");
  });

  it("(part of PREMIUM-02) compares a threshold as set only when the customer has chosen it", () => {
    const wanted = { limit: zloty("35.00"), blocksCalls: true, blocksMessages: false };
    const numbers = { ...wanted, used: zloty("0"), isDefault: false };
    expect(hasPremiumSettings(numbers, wanted)).toBe(true);
    for (const change of [{ isDefault: true }, { limit: zloty("0") }, { blocksCalls: false }, { blocksMessages: true }])
      expect(hasPremiumSettings({ ...numbers, ...change }, wanted)).toBe(false);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDirectBilling, aNetflix, aStreamingService, zloty } from "#test/mothers/index.ts";
import { grosze } from "../shared-kernel/index.ts";
import {
  amountOverLimit,
  isValidLimit,
  hasPendingService,
  minimumLimit,
  offeredLimits,
  limitLeftAfter,
  limitMeterOf,
  nextBillingPollMs,
  EXPECTED_DURATION_MS,
} from "./direct-billing.ts";
import { BILLING_REFUSALS, billingRefusal, remedyOf } from "./billing-refusal.ts";

const amounts = fc.integer({ min: 0, max: 100_000 }).map(grosze);
const limits = fc.record({ amount: amounts, used: amounts, max: amounts });

describe("monthly limit", () => {
  it("computes used and remaining amount of the monthly limit", () => {
    expect(limitMeterOf({ amount: zloty("150.00"), used: zloty("79.00"), max: zloty("300.00") })).toEqual({
      used: 7_900,
      left: 7_100,
      percent: 53,
    });
    expect(limitMeterOf({ amount: zloty("50.00"), used: zloty("79.00"), max: zloty("300.00") })).toEqual({
      used: 7_900,
      left: 0,
      percent: 100,
    });
    expect(limitMeterOf({ amount: zloty("150.00"), used: zloty("0"), max: zloty("300.00") })).toEqual({
      used: 0,
      left: 15_000,
      percent: 0,
    });
    expect(limitMeterOf({ amount: zloty("150.00"), used: zloty("0.01"), max: zloty("300.00") }).percent).toBe(1);
    expect(limitMeterOf({ amount: zloty("150.00"), used: zloty("149.99"), max: zloty("300.00") }).percent).toBe(99);
    expect(limitMeterOf({ amount: zloty("0"), used: zloty("0"), max: zloty("300.00") })).toEqual({
      used: 0,
      left: 0,
      percent: 0,
    });
  });

  it("shows a full limit meter when the last grosz is used", () => {
    expect(limitMeterOf({ amount: zloty("79.00"), used: zloty("79.00"), max: zloty("300.00") })).toEqual({
      used: 7_900,
      left: 0,
      percent: 100,
    });
  });

  it("shows a full limit meter only when used up, and an empty one only when unused", () => {
    fc.assert(
      fc.property(limits, (limit) => {
        const { left, percent } = limitMeterOf(limit);
        expect(left).toBe(Math.max(0, limit.amount - limit.used));
        expect(percent === 0).toBe(limit.used === 0);
        expect(percent === 100).toBe(limit.used > 0 && limit.used >= limit.amount);
      }),
    );
  });

  it("accepts monthly limits from the charged amount up to the operator's maximum", () => {
    fc.assert(
      fc.property(limits, amounts, (limit, amount) => {
        expect(isValidLimit(amount, limit, [])).toBe(amount > 0 && amount >= limit.used && amount <= limit.max);
        expect(minimumLimit(limit)).toBe(limit.used);
      }),
    );
  });

  it("accepts the charged amount and the maximum as monthly limit that is not offered", () => {
    const limit = { amount: zloty("150.00"), used: zloty("79.00"), max: zloty("300.00") };
    const settable = (amount: string) => isValidLimit(zloty(amount), limit, []);
    expect(["78.99", "79.00", "300.00", "300.01"].map(settable)).toEqual([false, true, true, false]);
    expect(isValidLimit(grosze(0), { ...limit, used: grosze(0) }, [])).toBe(false);
    expect(isValidLimit(grosze(1), { ...limit, used: grosze(0) })).toBe(true);
  });

  it("(part of DB-14) accepts the limits 0, 35, 70 and 100 at any time, up to the maximum", () => {
    const limit = { amount: zloty("150.00"), used: zloty("79.00"), max: zloty("300.00") };
    expect(offeredLimits(limit)).toEqual([0, 3_500, 7_000, 10_000]);
    for (const amount of offeredLimits(limit)) expect(isValidLimit(amount, limit)).toBe(true);
    expect(offeredLimits({ max: zloty("70.00") })).toEqual([0, 3_500, 7_000]);
    expect(isValidLimit(zloty("100.00"), { ...limit, max: zloty("70.00") })).toBe(false);
    expect(offeredLimits(limit, [zloty("50.00"), grosze(0)])).toEqual([0, 5_000]);
  });

  it("computes the excess over the monthly limit", () => {
    const limit = { amount: zloty("100.00"), used: zloty("79.00"), max: zloty("300.00") };
    expect(amountOverLimit(limit, zloty("21.00"))).toBeUndefined();
    expect(amountOverLimit(limit, zloty("21.01"))).toBe(1);
    expect(limitLeftAfter(limit, zloty("21.00"))).toBe(0);
    expect(limitLeftAfter(limit, zloty("21.01"))).toBeUndefined();
  });
});

it("returns either a remaining amount or an excess of the monthly limit", () => {
  fc.assert(
    fc.property(limits, amounts, (limit, price) => {
      const left = limitLeftAfter(limit, price);
      expect(left === undefined).toBe(amountOverLimit(limit, price) !== undefined);
      if (left !== undefined) expect(left).toBe(limit.amount - limit.used - price);
    }),
  );
});

describe("polling", () => {
  it("(part of DB-03) polls direct billing while any action is pending", () => {
    expect(hasPendingService(aDirectBilling())).toBe(false);
    expect(
      hasPendingService(
        aDirectBilling({
          services: [
            aNetflix(),
            aStreamingService({ state: { kind: "PENDING", action: "activate", planId: undefined } }),
          ],
        }),
      ),
    ).toBe(true);
  });

  it("(part of DB-03) polls direct billing less often over time but never stops", () => {
    expect(
      [0, 59_999, 60_000, EXPECTED_DURATION_MS - 1, EXPECTED_DURATION_MS, 24 * 3_600_000].map(nextBillingPollMs),
    ).toEqual([5_000, 5_000, 15_000, 15_000, 60_000, 60_000]);
  });
});

describe("refusals", () => {
  it("(part of DB-05) decodes five refusals of direct billing, and unknown codes as general", () => {
    expect([...BILLING_REFUSALS].toSorted()).toEqual([
      "consent-change-not-possible",
      "global-error-backend",
      "limit-too-small",
      "no-needed-consent",
      "wrong-limit",
    ]);
    for (const code of BILLING_REFUSALS) expect(billingRefusal(code)).toEqual({ kind: "billing-refused", code });
    for (const code of ["", "limit_too_small", "constructor"])
      expect(billingRefusal(code).code).toBe("global-error-backend");
  });

  it.each([
    ["limit-too-small", "raise-limit", "raise-limit"],
    ["consent-change-not-possible", "wait", "wait"],
    ["wrong-limit", "other-amount", "other-amount"],
    ["no-needed-consent", "accept-terms", "give-consent"],
    ["global-error-backend", "try-later", "try-later"],
  ] as const)(
    "(part of DB-05) maps the billing refusal %s to the remedy %s with the consent, and %s without",
    (code, withConsent, without) => {
      expect([remedyOf(code, true), remedyOf(code, false)]).toEqual([withConsent, without]);
    },
  );

  it("(part of DB-05) never returns accept-terms for a service without terms", () => {
    expect(remedyOf("no-needed-consent", true, false)).toBe("try-later");
    expect(remedyOf("no-needed-consent", false, false)).toBe("give-consent");
  });
});

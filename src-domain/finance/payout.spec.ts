import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { grosze } from "../shared-kernel/index.ts";
import {
  availableForPayout,
  findSimilarPayouts,
  lastArrivalOf,
  pendingPayouts,
  sumPendingPayouts,
  type Payout,
} from "./payout.ts";

const payout = (amount: number, state: Payout["state"] = "ordered"): Payout => ({
  payoutId: `p-${amount}`,
  amount: grosze(amount),
  accountEnd: "2874",
  orderedOn: day("2026-11-20"),
  state,
});

it("(part of FIN-14) sums ordered payouts; names the last arrival if each is known", () => {
  const early = { ...payout(1_000), arrivesBy: day("2026-11-27") };
  const late = { ...payout(1_000), arrivesBy: day("2026-12-02") };
  expect(sumPendingPayouts([payout(1_000), payout(500), payout(200, "sent")])).toBe(1_500);
  expect(lastArrivalOf([late, early])).toBe("2026-12-02");
  expect(lastArrivalOf([late, payout(500)])).toBeUndefined();
  expect(lastArrivalOf([])).toBeUndefined();
});

describe("(part of FIN-07) amount available for a payout", () => {
  it("excludes ordered payouts from the available amount, but not sent ones", () => {
    expect(availableForPayout(grosze(18_650), [payout(10_000), payout(5_000, "sent")])).toBe(8_650);
    expect(pendingPayouts([payout(10_000), payout(5_000, "sent")])).toEqual([payout(10_000)]);
  });

  it("keeps the amount available for a payout between zero and the overpayment", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 500_000 })),
        (balance, amounts) => {
          const left = availableForPayout(
            grosze(balance),
            amounts.map((amount) => payout(amount)),
          );
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(Math.max(0, balance));
        },
      ),
    );
  });
});

it("(part of FIN-07) finds similar payouts by amount and last digits of the account", () => {
  const same = payout(1_200);
  const otherAccount = { ...same, payoutId: "p-other", accountEnd: "0000" };
  const atStart = { ...same, payoutId: "p-start", accountEnd: "6110" };
  const payouts = [payout(1_100), same, otherAccount, atStart];
  expect(findSimilarPayouts(payouts, "61109010140000071219812874", grosze(1_200))).toEqual([same]);
  expect(findSimilarPayouts(payouts, "61109010140000071219812874", grosze(1_300))).toEqual([]);
});

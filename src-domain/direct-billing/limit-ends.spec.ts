import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDirectBilling, aNetflix, aStreamingService, day, zloty } from "#test/mothers/index.ts";
import { grosze, monthOf, plusDays, sumOf } from "../shared-kernel/index.ts";
import { amountOverLimit } from "./direct-billing.ts";
import {
  chargesUntilMonthEnd,
  limitBeforeOrder,
  limitLeftAtMonthEnd,
  limitNeededFor,
  servicesEndedByLimit,
} from "./limit-ends.ts";

const player = aStreamingService({
  code: "player",
  name: "Player",
  state: { kind: "ACTIVE" },
  price: zloty("30.00"),
  nextCharge: day("2026-12-01"),
});
const both = aDirectBilling({
  services: [aNetflix(), player],
  limit: { amount: zloty("150.00"), used: zloty("79.00"), max: zloty("300.00") },
});

/** Day of November, before the charges of December. */
const NOVEMBER = day("2026-11-20");
const namesOf = (...args: Parameters<typeof servicesEndedByLimit>) =>
  servicesEndedByLimit(...args).map(({ name, day: last }) => `${name} ${last}`);

describe("services that the limit ends", () => {
  it.each([
    ["79.00", []],
    ["78.99", ["Netflix 2026-12-04"]],
    ["30.00", ["Netflix 2026-12-04"]],
    ["29.99", ["Player 2026-12-01", "Netflix 2026-12-04"]],
    ["0.00", ["Player 2026-12-01", "Netflix 2026-12-04"]],
  ] as const)("[DB-18] lists those whose next charge does not fit in %s zł, by day", (limit, expected) => {
    expect(namesOf(both, NOVEMBER, zloty(limit))).toEqual(expected);
  });

  it("(part of DB-18) counts the used amount with the charges until the end of the month only", () => {
    const services = [aNetflix({ nextCharge: day("2026-12-05") })];
    const billing = { ...both, services, limit: { ...both.limit, amount: zloty("100.00"), used: zloty("109.00") } };
    // Of the 109,00 zł of November nothing is left in December.
    expect(namesOf(billing, day("2026-11-30"))).toEqual([]);
    expect(namesOf(billing, day("2026-12-01"))).toEqual(["Netflix 2026-12-05"]);
    expect(namesOf({ ...billing, limit: { ...billing.limit, used: zloty("51.00") } }, day("2026-12-01"))).toEqual([]);
  });

  it("(part of DB-18) counts a charge of this month not with those of the next one", () => {
    const services = [aNetflix({ nextCharge: day("2026-11-26") }), player];
    const billing = { ...both, services, limit: { ...both.limit, used: zloty("30.00") } };
    expect(namesOf(billing, NOVEMBER, zloty("79.00"))).toEqual([]);
    expect(namesOf(billing, NOVEMBER, zloty("78.99"))).toEqual(["Netflix 2026-11-26"]);
  });

  it("(part of DB-18) leaves out services that are off, going off or without a charge", () => {
    const services = [
      aStreamingService(),
      { ...player, state: { kind: "PENDING", action: "deactivate", planId: undefined } } as const,
      aNetflix({ nextCharge: undefined }),
    ];
    expect(servicesEndedByLimit({ ...both, services }, NOVEMBER, zloty("0"))).toEqual([]);
  });

  it("(part of DB-18) lists a service being turned on, without a day, at the price of its plan", () => {
    const state = { kind: "PENDING", action: "activate", planId: "premium" } as const;
    const netflix = aNetflix({ state, nextCharge: undefined, planId: undefined, price: zloty("33.00") });
    const billing = { ...both, services: [netflix, player], limit: { ...both.limit, used: zloty("67.00") } };
    expect(namesOf(billing, NOVEMBER, zloty("97.00"))).toEqual([]);
    expect(namesOf(billing, NOVEMBER, zloty("96.99"))).toEqual(["Netflix undefined"]);
    expect(namesOf(billing, NOVEMBER, zloty("0.00"))).toEqual(["Player 2026-12-01", "Netflix undefined"]);
    // Its first charge is in the used amount.
    expect(chargesUntilMonthEnd(billing, NOVEMBER)).toEqual([]);
  });

  it("(part of DB-18) leaves exactly the charges of each month that fit in the limit", () => {
    const charge = fc.record({ price: fc.integer({ min: 1, max: 9_000 }), day: fc.integer({ min: 21, max: 80 }) });
    const sums = fc.record({ amount: fc.nat(30_000), used: fc.nat(30_000) });
    fc.assert(
      fc.property(fc.array(charge, { maxLength: 6 }), sums, (charges, { amount, used }) => {
        const services = charges.map(({ price, day: offset }, index) => ({
          ...player,
          code: `s${index}`,
          price: grosze(price),
          nextCharge: plusDays(day("2026-11-01"), offset),
        }));
        const limit = { amount: grosze(amount), used: grosze(used), max: grosze(30_000) };
        const ended = new Set(servicesEndedByLimit({ ...both, services, limit }, NOVEMBER).map(({ code }) => code));
        const left = services.filter(({ code }) => !ended.has(code));
        const leftIn = (month: string) =>
          sumOf(left.filter(({ nextCharge }) => monthOf(nextCharge) === month).map(({ price }) => price));
        for (const { code, price, nextCharge } of services) {
          const month = monthOf(nextCharge);
          const sum = leftIn(month) + (month === monthOf(NOVEMBER) ? used : 0);
          if (ended.has(code)) expect(sum + price).toBeGreaterThan(amount);
          else expect(sum).toBeLessThanOrEqual(amount);
        }
      }),
    );
  });
});

describe("limit before an order", () => {
  const disney = aStreamingService();
  const december = { ...both, services: [aNetflix(), player, disney], limit: { ...both.limit, used: zloty("0.00") } };

  it("(part of DB-13) counts the charges of other services until the end of the month as used", () => {
    expect(limitBeforeOrder(december, disney, "activate", day("2026-11-30")).used).toBe(0);
    expect(limitBeforeOrder(december, disney, "activate", day("2026-12-01")).used).toBe(zloty("79.00"));
    const low = { ...december, limit: { ...december.limit, amount: zloty("70.00") } };
    // The limit ends Netflix at its charge.
    expect(limitBeforeOrder(low, disney, "activate", day("2026-12-01")).used).toBe(zloty("30.00"));
  });

  it("(part of DB-13) replaces the plan that is charged, or will be in the same month", () => {
    const [netflix, today] = [aNetflix(), day("2026-12-01")];
    const upcoming = limitBeforeOrder({ ...december, services: [netflix, player] }, netflix, "modify", today);
    expect(upcoming.used).toBe(zloty("30.00"));
    const charged = aNetflix({ nextCharge: day("2027-01-01") });
    const limit = { ...december.limit, amount: zloty("97.00"), used: zloty("49.00") };
    const before = limitBeforeOrder({ ...december, services: [charged, player], limit }, charged, "modify", today);
    expect(before.used).toBe(zloty("30.00"));
    expect([zloty("67.00"), zloty("67.01")].map((price) => amountOverLimit(before, price))).toEqual([undefined, 1]);
  });

  it("(part of DB-13) lists the charges due until the month ends that fit in the limit", () => {
    const namesOn = (today: string, amount = "150.00") => {
      const limit = { ...december.limit, amount: zloty(amount) };
      return chargesUntilMonthEnd({ ...december, limit }, day(today)).map(({ name }) => name);
    };
    expect(namesOn("2026-11-30")).toEqual([]);
    expect(namesOn("2026-12-01")).toEqual(["Player", "Netflix"]);
    expect(namesOn("2026-12-01", "70.00")).toEqual(["Player"]);
  });

  it("(part of DB-25) names what is left after the charges due until the month ends", () => {
    const leftOn = (today: string, amount: string) =>
      limitLeftAtMonthEnd({ ...december, limit: { ...december.limit, amount: zloty(amount) } }, day(today));
    expect(leftOn("2026-11-30", "150.00")).toBe(zloty("150.00"));
    expect(leftOn("2026-12-01", "150.00")).toBe(zloty("71.00"));
    expect(leftOn("2026-12-01", "70.00")).toBe(zloty("40.00"));
  });

  it("[DB-25] names a limit that is enough, also for services that the lower one would end", () => {
    const needed = (amount: string, price: string) => {
      const limit = { ...december.limit, amount: zloty(amount) };
      const order = { service: disney, action: "activate", price: zloty(price) } as const;
      return limitNeededFor({ ...december, limit }, order, day("2026-12-01"));
    };
    expect(needed("150.00", "37.99")).toBe(zloty("150.00"));
    expect(needed("100.00", "37.99")).toBe(zloty("116.99"));
    // At 78,00 zł the limit ends Netflix; at 30,00 zł + 50,00 zł it does not.
    expect(needed("78.00", "50.00")).toBe(zloty("129.00"));
  });

  it("(part of DB-25) names no limit below the used amount for a cheaper plan", () => {
    const netflix = aNetflix({ nextCharge: day("2027-01-01") });
    const limit = { amount: zloty("20.00"), used: zloty("49.00"), max: zloty("300.00") };
    const order = { service: netflix, action: "modify", price: zloty("33.00") } as const;
    expect(limitNeededFor({ ...december, services: [netflix], limit }, order, day("2026-12-05"))).toBe(zloty("49.00"));
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDirectBilling, aNetflix, aStreamingService, day, zloty } from "#test/mothers/index.ts";
import { grosze } from "../shared-kernel/index.ts";
import { servicesEndedByLimit } from "./limit-ends.ts";

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

describe("services that the limit ends", () => {
  it.each([
    ["79.00", []],
    ["78.99", ["Player 2026-12-01"]],
    ["35.00", ["Player 2026-12-01", "Netflix 2026-12-04"]],
    ["0.00", ["Player 2026-12-01", "Netflix 2026-12-04"]],
  ] as const)("[DB-18] lists those whose next charge does not fit in %s zł, by day", (limit, expected) => {
    expect(servicesEndedByLimit(both, zloty(limit)).map(({ name, day: last }) => `${name} ${last}`)).toEqual(expected);
  });

  it("(part of DB-18) counts a month that was charged for a service which has ended", () => {
    const billing = { ...both, services: [player] };
    expect(servicesEndedByLimit(billing, zloty("35.00"))).toHaveLength(1);
  });

  it("(part of DB-18) leaves out services that are off, going off or without a charge", () => {
    const services = [
      aStreamingService(),
      { ...player, state: { kind: "PENDING", action: "deactivate", planId: undefined } } as const,
      aNetflix({ nextCharge: undefined }),
    ];
    expect(servicesEndedByLimit({ ...both, services }, zloty("0"))).toEqual([]);
  });

  it("(part of DB-18) leaves services whose charges fit in every limit", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 6 }), fc.nat(30_000), (prices, amount) => {
        const services = prices.map((price, index) => ({ ...player, code: `s${index}`, price: grosze(price) }));
        const sum = prices.reduce((total, price) => total + price, 0);
        const limit = { amount: grosze(amount), used: grosze(sum), max: grosze(30_000) };
        const ended = new Set(servicesEndedByLimit({ ...both, services, limit }).map(({ code }) => code));
        const left = services.filter(({ code }) => !ended.has(code)).reduce((total, { price }) => total + price, 0);
        expect(left).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

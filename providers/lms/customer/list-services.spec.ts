import { expect, it } from "vitest";
import { listServices } from "./list-services.ts";
import type { ServiceTerm } from "./service-term.ts";

const secondsOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1_000;
const NOW = secondsOf("2026-11-28");
const CONTEXT = { now: NOW, areSuspended: false, defaultLocation: { addressId: "9" } };

const term = (id: number, change: Partial<ServiceTerm> = {}): ServiceTerm => ({
  id,
  name: "Światłowód 300",
  type: 1,
  from: secondsOf("2026-01-01"),
  to: 0,
  isSuspended: false,
  monthlyPrice: 5_900,
  downlink: 300_000,
  uplink: 0,
  contractNumber: undefined,
  contract: undefined,
  isConnected: true,
  address: undefined,
  ...change,
});

it("(part of LMS-08) joins the prices of a promotion to one service", () => {
  const promotion = term(1, { to: secondsOf("2026-12-31"), monthlyPrice: 3_900 });
  const [service, ...others] = listServices([term(2, { from: secondsOf("2027-01-01") }), promotion], CONTEXT);
  expect(others).toEqual([]);
  expect(service).toMatchObject({
    productId: "1",
    status: "ACTIVE",
    actualPrice: 3_900,
    contractStart: "2026-01-01",
    address: { addressId: "9" },
    downlink: 300,
    productPrices: [
      { validFrom: "2026-01-01", validTo: "2026-12-31", value: 3_900 },
      { validFrom: "2027-01-01", value: 5_900 },
    ],
  });
  expect([service?.["contractEnd"], service?.["uplink"]]).toEqual([undefined, undefined]);
});

it("(part of LMS-08) lists two charges of one tariff at the same time as two services", () => {
  expect(listServices([term(1), term(2)], CONTEXT).map((service) => service["productId"])).toEqual(["1", "2"]);
});

it.each([
  ["ACTIVE", term(1), false],
  ["SUSPENDED", term(1, { isSuspended: true }), false],
  ["SUSPENDED", term(1, { isConnected: false }), false],
  ["SUSPENDED", term(1), true],
  ["ORDERED", term(1, { from: secondsOf("2026-12-15") }), false],
  ["TERMINATED", term(1, { to: secondsOf("2026-10-31") }), false],
])("(part of LMS-08) shows the state %s", (status, service, areSuspended) => {
  expect(listServices([service], { ...CONTEXT, areSuspended })).toMatchObject([{ status }]);
});

it("(part of LMS-08) leaves out a service that ended more than a year ago", () => {
  expect(listServices([term(1, { from: 1, to: secondsOf("2025-11-01") })], CONTEXT)).toEqual([]);
});

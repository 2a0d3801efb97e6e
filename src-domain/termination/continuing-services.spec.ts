import { expect, it } from "vitest";
import { aPrice, aProduct, day, zloty } from "#test/mothers/index.ts";
import type { Product } from "../products/index.ts";
import { continuingServices, servicesAfter, servicesWithoutContractNumber } from "./continuing-services.ts";

const TODAY = day("2026-11-29");
const INTERNET = aProduct({ productId: "P-1", contractNumber: "ABO/1" });
const HBO = aProduct({
  productId: "P-3",
  category: "additional",
  contractNumber: undefined,
  contractEnd: undefined,
  mainServiceId: undefined,
  name: "HBO Max",
  fullName: undefined,
  actualPrice: zloty("29.99"),
});

const continuing = (...others: readonly Product[]) =>
  continuingServices({
    products: [INTERNET, ...others],
    ending: [INTERNET],
    today: TODAY,
    isSubscription: ({ productId }) => productId === "P-3",
  });

it("[TERM-113] lists a running subscription with its price when a contract ends", () => {
  expect(continuing(HBO)).toEqual([
    {
      service: { name: "HBO Max" },
      price: 2999,
      isSuspended: false,
      isBeingTurnedOn: false,
      isSubscription: true,
      until: undefined,
    },
  ]);
});

it("(part of TERM-113) lists a subscription being turned on, with its price", () => {
  const price = aPrice({ validFrom: undefined, validTo: undefined, value: zloty("29.99") });
  const ordered = { ...HBO, status: "ORDERED", actualPrice: undefined, productPrices: [price] } as const;
  expect(continuing(ordered)).toMatchObject([{ price: 2999, isBeingTurnedOn: true, isSubscription: true }]);
});

it("(part of TERM-113) gives no sum of a service whose price is not known or zero", () => {
  const unpriced = { ...HBO, actualPrice: undefined, productPrices: [] };
  const free = { ...HBO, actualPrice: zloty("0.00") };
  expect(continuing(unpriced, free).map(({ price }) => price)).toEqual([undefined, undefined]);
});

it("(part of TERM-113) lists a suspended subscription", () => {
  expect(continuing({ ...HBO, status: "SUSPENDED" })).toMatchObject([{ isSuspended: true, isSubscription: true }]);
});

it("(part of TERM-113) leaves out a service whose contract number may not be shown", () => {
  expect(continuing({ ...HBO, productId: "P-4" })).toEqual([]);
  expect(continuingServices({ products: [INTERNET, HBO], ending: [INTERNET], today: TODAY })).toEqual([]);
});

it("(part of TERM-113) finds the services whose contract is not known", () => {
  const part = { ...HBO, productId: "P-4", mainServiceId: "P-3" };
  expect(servicesWithoutContractNumber([INTERNET, HBO, part])).toEqual([HBO, part]);
  const ordered = { ...HBO, status: "ORDERED" } as const;
  expect(servicesWithoutContractNumber([INTERNET, part, ordered])).toEqual([part, ordered]);
  expect(servicesWithoutContractNumber([INTERNET, { ...ordered, contractNumber: "ABO/2" }])).toEqual([]);
});

it.each([
  ["with a contract of its own", { contractNumber: "ABO/2" }],
  ["that is ordered and no subscription", { productId: "P-5", status: "ORDERED" }],
  ["that is being turned off", { status: "DURING_RESIGNATION" }],
  ["that has ended", { status: "INACTIVE" }],
  ["that the customer has withdrawn from", { withdrawnOn: TODAY }],
  ["that is a device", { category: "devices" }],
  ["that is a part of a service with a contract", { mainServiceId: "P-1" }],
  ["that is a part of an unknown service", { mainServiceId: "P-9" }],
] as const)("(part of TERM-113) leaves out a service %s", (_case, changes) => {
  expect(continuing({ ...HBO, ...changes })).toEqual([]);
});

it("(part of TERM-113) lists a part of a subscription", () => {
  const part = { ...HBO, productId: "P-4", mainServiceId: "P-3" };
  expect(continuing(HBO, part)).toMatchObject([{ isSubscription: true }, { isSubscription: false }]);
});

it("(part of TERM-113) leaves out a service that ends with the contract", () => {
  const products = [INTERNET, HBO];
  expect(continuingServices({ products, ending: products, today: TODAY, isSubscription: () => true })).toEqual([]);
});

it("(part of TERM-113) leaves out a service that ends before the contract or with it", () => {
  const services = continuing({ ...HBO, contractEnd: day("2026-12-31") });
  expect(servicesAfter(services, day("2026-12-30"))).toHaveLength(1);
  expect(servicesAfter(services, day("2026-12-31"))).toEqual([]);
  expect(servicesAfter(continuing(HBO), day("2026-12-31"))).toHaveLength(1);
});

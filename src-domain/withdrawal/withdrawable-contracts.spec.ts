import { expect, it } from "vitest";
import { anOfferProduct, aProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { withdrawableContracts } from "./withdrawable-contracts.ts";
import { withdrawalCost } from "./withdrawal-cost.ts";

const TERMS = { isConsumer: true, today: day("2026-11-21"), days: undefined };
const PHONE = aProduct({
  name: "Telefon",
  fullName: undefined,
  contractNumber: "MOB/5900217/121002",
  withdrawalUntil: day("2026-12-02"),
});
const anOrder = (changes: Parameters<typeof someOfferDetails>[0] = {}) =>
  someOfferDetails({
    offerId: "121002",
    processNumber: "2026/121002",
    title: "Oferta na telefon",
    products: [anOfferProduct({ name: "Bez Limitu" })],
    status: "accepted",
    withdrawalUntil: day("2026-12-02"),
    ...changes,
  });

it("[WITHDRAW-14] lists an order and its contract once, and an order without a contract", () => {
  const other = anOrder({ offerId: "121003", processNumber: undefined, withdrawalUntil: day("2026-12-04") });
  const missed = anOrder({ offerId: "1", withdrawalUntil: day("2026-11-20") });
  const listed = withdrawableContracts({ products: [PHONE], orders: [anOrder(), other, missed] }, TERMS);
  expect(listed).toEqual([
    {
      number: "MOB/5900217/121002",
      services: [{ name: "Telefon" }],
      lastDay: "2026-12-02",
      formerTerms: undefined,
    },
    { number: "121003", services: [{ name: "Bez Limitu" }], lastDay: "2026-12-04", formerTerms: undefined },
  ]);
});

it("(part of WITHDRAW-14) lists a contract once, with its services and a right", () => {
  const tablet = { ...PHONE, name: "Tablet" };
  const former = { ...PHONE, contractNumber: "MOB/5900217/1", withdrawalUntil: undefined };
  const listed = withdrawableContracts({ products: [PHONE, tablet, former], orders: [] }, TERMS);
  expect(listed.map(({ services }) => services.map(({ name }) => name))).toEqual([["Telefon", "Tablet"]]);
});

it.each([
  ["of an extension", [true], { kind: "going-on" }],
  ["of a new contract", [undefined], undefined],
  ["that also ends a service", [true, false], undefined],
  ["that first ends a service", [undefined, true], undefined],
])("(part of WITHDRAW-32) says of a contract %s whether all its services go on", (_of, services, formerTerms) => {
  const products = services.map((restoresFormerTerms) => ({ ...PHONE, restoresFormerTerms }));
  const [listed] = withdrawableContracts({ products, orders: [] }, TERMS);
  expect(listed?.formerTerms).toEqual(formerTerms);
});

it("[WITHDRAW-19] lists a subscription by its order, and a second order that ends on the same day", () => {
  const film = { ...PHONE, name: "Film", contractNumber: undefined, orderNumber: "SUB/1" };
  const phone = { ...PHONE, orderNumber: "2026/121002" };
  const subscription = anOrder({ offerId: "SUB-1", processNumber: "SUB/1" });
  const other = anOrder({ offerId: "121003", processNumber: "2026/121003" });
  const listed = withdrawableContracts({ products: [phone, film], orders: [anOrder(), subscription, other] }, TERMS);
  expect(listed.map(({ number }) => number)).toEqual(["MOB/5900217/121002", "SUB/1", "2026/121003"]);
  expect(withdrawalCost("sub 1", { products: [film], orders: [] }, TERMS)).toEqual({ kind: "free" });
});

it.each([
  ["mob 5900217 121002", true],
  ["MOB-5900217-121002.", true],
  ["2026 121002", true],
  ["mob 5900217 121003", false],
])("(part of WITHDRAW-14) compares a typed number without separators and capitals: %s", (typed, isOwn) => {
  const contracts = { products: [PHONE], orders: [anOrder()] };
  const isFound = (isComplete: boolean): boolean =>
    withdrawalCost(typed, { ...contracts, isComplete }, TERMS).kind !== "not-own";
  expect([isFound(true), isFound(false)]).toEqual([isOwn, true]);
});

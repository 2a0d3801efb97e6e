import { describe, expect, it } from "vitest";
import { anOffer, anOfferPrice, anOfferProduct, aPrice, aProduct, day, zloty } from "#test/mothers/index.ts";
import { USED_DAYS } from "#test/vectors/used-days.ts";
import type { Product } from "../products/index.ts";
import { grosze, plusDays, type WarsawDate } from "../shared-kernel/index.ts";
import { withdrawalCost, type PricedOrder } from "./withdrawal-cost.ts";

const TODAY = day("2026-11-21");
const TERMS = { isConsumer: true, today: TODAY, days: undefined };
const NUMBER = "MOB/5900217/1";

const aStartedService = (changes: Partial<Product> = {}): Product =>
  aProduct({
    productId: "P-1",
    name: "Telefon",
    fullName: undefined,
    contractNumber: NUMBER,
    actualPrice: zloty("49.00"),
    withdrawalUntil: day("2026-12-02"),
    earlyStart: true,
    activatedOn: day("2026-11-19"),
    ...changes,
  });
const ofServices = (...services: readonly Product[]) =>
  withdrawalCost(NUMBER, { products: services, orders: [] }, TERMS);

const anOrder = (changes: Partial<PricedOrder> = {}): PricedOrder => ({
  ...anOffer({
    offerId: "121002",
    processNumber: "2026/121002",
    title: "Oferta na telefon",
    status: "accepted",
    products: [anOfferProduct({ prices: [anOfferPrice({ value: zloty("49.00"), typeOfCharge: "monthly" })] })],
    order: { state: "completed", day: day("2026-11-19"), nextStep: undefined },
  }),
  closeDate: day("2026-11-18"),
  withdrawalUntil: undefined,
  earlyStart: true,
  ...changes,
});
const ofOrder = (order: PricedOrder, number = "2026/121002") =>
  withdrawalCost(number, { products: [], orders: [order] }, TERMS);

it("(part of WITHDRAW-13) names the cost by the number of an order that is not listed", () => {
  const service = aStartedService({ orderNumber: "2026/121002" });
  const own = { products: [service], orders: [], isComplete: true };
  expect(withdrawalCost("2026/121002", own, TERMS)).toEqual(withdrawalCost(NUMBER, own, TERMS));
  expect(withdrawalCost("2026/121002", own, TERMS).kind).toBe("used-days");
});

it("(part of WITHDRAW-34) names the cost of an order with one service by the service", () => {
  const monthly = [anOfferPrice({ value: zloty("49.00"), typeOfCharge: "monthly" })];
  const order = anOrder({ products: [anOfferProduct({ name: "Bez Limitu", prices: monthly })] });
  expect(ofOrder(order)).toMatchObject({ services: [{ name: "Bez Limitu" }] });
});

it("(part of WITHDRAW-33) names no cost to a company without a known right", () => {
  const company = { ...TERMS, isConsumer: false };
  const service = { ...aStartedService(), withdrawalUntil: undefined };
  const costFor = (changes: Partial<Product>, terms = company, orders: readonly PricedOrder[] = []) =>
    withdrawalCost(NUMBER, { products: [{ ...service, ...changes }], orders, isComplete: true }, terms).kind;
  expect(costFor({})).toBe("unclear-right");
  expect(costFor({ status: "DURING_RESIGNATION" })).toBe("unclear-right");
  expect(costFor({ commitmentFrom: TODAY, contractStart: TODAY }, TERMS)).toBe("unknown");
  const until = { withdrawalUntil: day("2026-12-02") };
  expect(costFor({ ...until, activatedOn: undefined })).toBe("unknown");
  expect(costFor({ withdrawalUntil: day("2026-11-20") })).toBe("too-late");
  expect(withdrawalCost("2026/121002", { products: [], orders: [anOrder()] }, company).kind).toBe("unclear-right");
  expect(withdrawalCost("X", { products: [], orders: [], isComplete: true }, company).kind).toBe("not-own");
});

describe("withdrawalCost", () => {
  it("[WITHDRAW-13] names the days, the payment and that of one more day", () => {
    expect(ofServices(aStartedService())).toEqual({
      kind: "used-days",
      day: TODAY,
      amount: zloty("4.90"),
      addedTomorrow: zloty("1.63"),
      services: [
        { id: "P-1", name: "Telefon", monthly: zloty("49.00"), from: "2026-11-19", days: 3, amount: zloty("4.90") },
      ],
    });
  });

  const aPricedProduct = (price: number) =>
    anOfferProduct({ prices: [anOfferPrice({ value: grosze(price), typeOfCharge: "monthly" })] });

  it.each(USED_DAYS.filter(({ cost }) => cost > 0))(
    "(part of WITHDRAW-13) agrees with the table, by contract and by order: $about",
    ({ monthly, from, to, cost }) => {
      const [began, last] = [day(from), day(to)];
      const services = monthly.map((price, index) =>
        aStartedService({
          productId: `P-${index}`,
          actualPrice: grosze(price),
          activatedOn: began,
          withdrawalUntil: plusDays(last, 1),
        }),
      );
      const order = anOrder({
        products: monthly.map(aPricedProduct),
        order: { state: "completed", day: began, nextStep: undefined },
        withdrawalUntil: plusDays(last, 1),
      });
      const contracts = { products: services, orders: [order] };
      for (const number of [NUMBER, "121002"]) {
        const at = (today: WarsawDate) => withdrawalCost(number, contracts, { ...TERMS, today });
        const [found, next] = [at(last), at(plusDays(last, 1))];
        const later = next.kind === "used-days" ? next.amount : 0;
        expect(found).toMatchObject({ kind: "used-days", amount: cost, addedTomorrow: later - cost });
      }
    },
  );

  it("(part of WITHDRAW-13) names a start of tomorrow, and no tomorrow on the last day", () => {
    const last = { withdrawalUntil: TODAY };
    expect(ofServices(aStartedService(last))).toMatchObject({ amount: zloty("4.90"), addedTomorrow: undefined });
    expect(ofOrder(anOrder(last))).toMatchObject({ amount: zloty("4.90"), addedTomorrow: undefined });
    const ahead: Partial<Product> = { productId: "P-2", status: "ORDERED", activatedOn: undefined };
    const tomorrow = aStartedService({ ...ahead, actualPrice: zloty("60.00"), contractStart: day("2026-11-22") });
    expect(ofServices(aStartedService(), tomorrow)).toMatchObject({
      amount: zloty("4.90"),
      addedTomorrow: zloty("3.63"),
    });
  });

  it("(part of WITHDRAW-13) names each service of an order with several", () => {
    const lines = ["Internet", "Telewizja"].map((name) => ({ ...aPricedProduct(6000), name }));
    const found = ofOrder(anOrder({ products: lines }));
    const services = [{ name: "Internet", amount: zloty("6.00") }, { name: "Telewizja" }];
    expect(found).toMatchObject({ amount: zloty("12.00"), services });
  });

  it("(part of WITHDRAW-13) adds up the services of a contract, without those of no wish", () => {
    const second = aStartedService({ name: "Internet", actualPrice: zloty("60.00"), activatedOn: TODAY });
    const found = ofServices(aStartedService(), second, aStartedService({ earlyStart: false }));
    expect(found).toMatchObject({ kind: "used-days", amount: zloty("6.90"), addedTomorrow: zloty("3.63") });
    expect(ofServices(aStartedService({ childrenList: [second] }))).toMatchObject({ amount: zloty("6.90") });
  });

  it.each<[string, Partial<Product>]>([
    ["without an express wish", { earlyStart: false }],
    ["while the service is ordered", { status: "ORDERED" }],
    ["before the first day", { activatedOn: day("2026-11-22") }],
  ])("(part of WITHDRAW-13) is free %s", (_when, changes) => {
    expect(ofServices(aStartedService(changes))).toEqual({ kind: "free" });
  });

  it.each<[string, Partial<Product>]>([
    ["a first day", { activatedOn: undefined }],
    ["a price", { actualPrice: undefined, productPrices: [] }],
    ["a right to withdraw", { withdrawalUntil: undefined, contractStart: TODAY, commitmentFrom: undefined }],
    ["the same number", { contractNumber: "MOB/5900217/2" }],
    ["a contract", { contractNumber: undefined }],
    ["a running contract", { status: "INACTIVE" }],
    ["a first withdrawal", { withdrawnOn: day("2026-11-20") }],
  ])("(part of WITHDRAW-13) is unknown without %s", (_what, changes) => {
    expect(ofServices(aStartedService(changes))).toEqual({ kind: "unknown" });
  });

  it("(part of WITHDRAW-13) finds the number as the customer typed it", () => {
    const contracts = { products: [aStartedService()], orders: [] };
    expect(withdrawalCost(` ${NUMBER.toLowerCase()} `, contracts, TERMS).kind).toBe("used-days");
  });

  it("(part of WITHDRAW-13) names the same payment for the contract and for its order", () => {
    const contracts = { products: [aStartedService()], orders: [anOrder()] };
    const [byContract, byOrder] = [NUMBER, "121002"].map((number) => withdrawalCost(number, contracts, TERMS));
    expect(byOrder).toMatchObject({ kind: "used-days", amount: zloty("4.90"), addedTomorrow: zloty("1.63") });
    expect(byContract).toMatchObject({ kind: "used-days", amount: zloty("4.90"), addedTomorrow: zloty("1.63") });
  });

  it.each(["2026/121002", "121002"])("(part of WITHDRAW-13) names the payment for the order %s", (number) => {
    expect(ofOrder(anOrder(), number)).toMatchObject({ kind: "used-days", amount: zloty("4.90") });
  });

  it.each<[string, Partial<PricedOrder>, "free" | "unknown"]>([
    ["has not begun", { order: { state: "scheduled", day: day("2026-11-25"), nextStep: undefined } }, "free"],
    ["has no express wish", { earlyStart: false }, "free"],
    ["has no known progress", { order: undefined }, "unknown"],
    ["has no known price", { products: [] }, "unknown"],
    ["is not accepted", { status: "active" }, "unknown"],
    ["the operator has refused", { order: { state: "refused", day: TODAY, nextStep: undefined } }, "unknown"],
    ["was withdrawn from", { withdrawnOn: day("2026-11-20") }, "unknown"],
    ["has no known last day", { closeDate: undefined }, "unknown"],
  ])("(part of WITHDRAW-13) knows the cost of an order that %s", (_what, changes, kind) => {
    expect(ofOrder(anOrder(changes))).toEqual({ kind });
  });
});

describe("withdrawalCost after the last day", () => {
  it("[WITHDRAW-30] names the day that has passed, of a contract and of an order", () => {
    const late = { kind: "too-late", lastDay: "2026-11-20" };
    expect(ofServices(aStartedService({ withdrawalUntil: day("2026-11-20") }))).toEqual(late);
    expect(ofServices(aStartedService({ withdrawalUntil: day("2026-11-20"), status: "INACTIVE" }))).toEqual(late);
    expect(ofOrder(anOrder({ withdrawalUntil: day("2026-11-20") }))).toEqual(late);
    expect(ofOrder(anOrder({ closeDate: day("2026-01-29") }))).toEqual({ kind: "too-late", lastDay: "2026-02-12" });
  });

  it.each([
    ["has changed since then", ["2025-06-10"], "2025-06-24"],
    ["has changed within the time to withdraw", ["2026-11-10"], undefined],
    ["changes on a day ahead", ["2026-12-15"], undefined],
    ["changes after the commitment, as by an extension concluded just now", ["2027-01-01"], undefined],
  ])("(part of WITHDRAW-30) counts the change of tariff of a price that %s", (_when, starts, lastDay) => {
    const productPrices = ["2024-03-01", ...starts].map((from) => aPrice({ validFrom: day(from), validTo: undefined }));
    const old = { withdrawalUntil: undefined, contractStart: day("2024-03-01"), commitmentFrom: undefined };
    expect(ofServices(aStartedService({ ...old, commitmentTo: day("2026-12-31"), productPrices }))).toEqual(
      lastDay === undefined ? { kind: "unknown" } : { kind: "too-late", lastDay, isUpperBound: true },
    );
  });

  it("(part of WITHDRAW-30) names the latest possible day of an old contract without a last day", () => {
    const old = { withdrawalUntil: undefined, contractStart: day("2024-03-01"), commitmentFrom: undefined };
    const late = { kind: "too-late", lastDay: "2024-03-15", isUpperBound: true };
    expect(ofServices(aStartedService(old))).toEqual(late);
    const extended = aStartedService({ ...old, productId: "P-2", commitmentFrom: day("2025-03-03") });
    expect(ofServices(aStartedService(old), extended)).toEqual({ ...late, lastDay: "2025-03-17" });
    for (const status of ["DURING_RESIGNATION", "INACTIVE"] as const)
      expect(ofServices(aStartedService({ ...old, status }), aStartedService(old))).toEqual(late);
    expect(ofServices(aStartedService({ ...old, commitmentFrom: TODAY }))).toEqual({ kind: "unknown" });
    expect(ofServices(aStartedService({ ...old, contractStart: undefined }))).toEqual({ kind: "unknown" });
    const products = [aStartedService(old)];
    const ofCompany = { isConsumer: false, today: TODAY, days: undefined };
    const number = products[0]?.contractNumber ?? "";
    expect(withdrawalCost(number, { products, orders: [] }, ofCompany)).toEqual({ kind: "unclear-right" });
  });

  it("(part of WITHDRAW-30) names no missed day after a withdrawal, or without a right", () => {
    const unknown = { kind: "unknown" };
    const withdrawn = { contractStart: day("2024-03-01"), withdrawnOn: day("2026-11-19") };
    expect(ofServices(aStartedService({ ...withdrawn, withdrawalUntil: day("2026-11-20") }))).toEqual(unknown);
    expect(ofServices(aStartedService({ ...withdrawn, withdrawalUntil: undefined }))).toEqual(unknown);
    expect(ofOrder(anOrder({ withdrawalUntil: day("2026-11-20"), withdrawnOn: day("2026-11-19") }))).toEqual(unknown);
    expect(ofOrder(anOrder({ withdrawalUntil: day("2026-11-20"), status: "declined" }))).toEqual(unknown);
    const ofCompany = { isConsumer: false, today: TODAY, days: undefined };
    const old = anOrder({ closeDate: day("2026-01-29") });
    expect(withdrawalCost("2026/121002", { products: [], orders: [old] }, ofCompany)).toEqual({
      kind: "unclear-right",
    });
  });
});

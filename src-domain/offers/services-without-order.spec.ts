import { expect, it } from "vitest";
import { aProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { ordersWithoutContract, servicesWithoutOrder } from "./services-without-order.ts";

const ordered = (productId: string, changes: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ productId, status: "ORDERED", fullName: undefined, customName: undefined, ...changes });

it("[ORDER-26] lists ordered services and parts that no order among the offers brings", () => {
  const sports = ordered("part", { name: "Pakiet Sportowy", contractStart: day("2026-12-01") });
  const television = aProduct({ productId: "tv", childrenList: [sports] });
  const order = someOfferDetails({
    offerId: "117020",
    processNumber: "2026/117020",
    status: "accepted",
    order: { state: "scheduled", day: day("2026-11-23"), nextStep: undefined },
  });
  const named = ordered("named", { name: order.products[0]?.name ?? "Internet", orderNumber: undefined });
  const numbered = ordered("numbered", { name: "Telefon", orderNumber: "2026/117020" });
  const separated = ordered("separated", { name: "Telefon", orderNumber: "2026-117020" });
  const listed = servicesWithoutOrder([television, named, numbered, separated], [order]);
  expect(listed).toEqual([{ productId: "part", name: "Pakiet Sportowy", state: "scheduled", startsOn: "2026-12-01" }]);
  expect(servicesWithoutOrder([named], [{ ...order, withdrawnOn: day("2026-11-20") }])).toHaveLength(1);
});

it("(part of CONSENT-61) lists orders in progress until a service names their contract", () => {
  const [line] = someOfferDetails().products;
  const received = { state: "received", day: day("2026-12-04"), nextStep: undefined } as const;
  const order = someOfferDetails({ offerId: "118402", status: "accepted", order: received });
  const [contractNumber, name] = ["ABO/1", line?.name ?? "Internet"];
  const running = aProduct({ productId: "running", contractNumber, name, orderNumber: undefined });
  const isListed = (product: ReturnType<typeof aProduct>, changes: Partial<typeof order> = {}) =>
    ordersWithoutContract([{ ...order, ...changes }], [product]).length === 1;
  expect(isListed(running)).toBe(true);
  expect(isListed(ordered("named", { contractNumber, name, orderNumber: undefined }))).toBe(false);
  expect(isListed(ordered("unnumbered", { contractNumber: undefined, name }))).toBe(true);
  expect(isListed({ ...running, orderNumber: "118402" })).toBe(false);
  expect(isListed(running, { kind: "extension" })).toBe(false);
  expect(isListed(running, { order: { ...received, state: "completed" } })).toBe(false);
  expect(isListed(running, { withdrawnOn: day("2026-11-20") })).toBe(false);
});

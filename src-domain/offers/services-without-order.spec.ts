import { expect, it } from "vitest";
import { aProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { servicesWithoutOrder } from "./services-without-order.ts";

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

import { expect, it } from "vitest";
import { anOffer, aProduct } from "#test/mothers/index.ts";
import { hasUnlistedOrder } from "./unlisted-orders.ts";

const [line] = anOffer().products;
if (line === undefined) throw new Error("an offer with a product is needed");
const orderOf = (name: string, state: "received" | "scheduled" | "completed" = "received") =>
  anOffer({
    status: "accepted",
    products: [{ ...line, name }],
    order: { state, day: undefined, nextStep: undefined },
  });

it("(part of SERV-08) finds orders in progress whose service is not among the ordered products", () => {
  const ordered = aProduct({ name: "Dekoder", status: "ORDERED" });
  expect(hasUnlistedOrder([orderOf("Dekoder")], [ordered])).toBe(false);
  expect(hasUnlistedOrder([orderOf("Dekoder")], [aProduct({ childrenList: [ordered] })])).toBe(false);
  expect(hasUnlistedOrder([orderOf("Dekoder")], [aProduct({ name: "Dekoder", status: "ACTIVE" })])).toBe(true);
  expect(hasUnlistedOrder([orderOf("Dekoder"), orderOf("Telefon", "scheduled")], [ordered])).toBe(true);
  expect(hasUnlistedOrder([orderOf("Telefon", "completed"), anOffer()], [ordered])).toBe(false);
});

import { expect, it } from "vitest";
import { anAddress, aProduct } from "#test/mothers/index.ts";
import { productsInOutage } from "./products-in-outage.ts";

it("(part of OUT-05) finds the services that a current outage names at their address", () => {
  const address = anAddress({ addressId: "A-1" });
  const products = [
    aProduct({ productId: "tv", name: "Telewizja", fullName: "Telewizja Premium", customName: "Salon", address }),
    aProduct({ productId: "other-name", name: "Internet", fullName: undefined, address }),
    aProduct({ productId: "elsewhere", name: "Telewizja", address: anAddress({ addressId: "A-2" }) }),
    aProduct({ productId: "resigned", name: "Telewizja", status: "RESIGNED", address }),
  ];
  const outage = { addressId: "A-1", startsAt: 1_000, services: ["Telewizja", "Telewizja Premium"] };
  const idsAt = (now: number, changes: Partial<typeof outage> = {}) => [
    ...productsInOutage(products, [{ ...outage, ...changes }], now),
  ];
  expect(idsAt(1_000)).toEqual(["tv"]);
  expect(idsAt(999)).toEqual([]);
  expect(idsAt(1_000, { services: [] })).toEqual([]);
  expect([...productsInOutage(products, [{ ...outage, addressId: undefined, startsAt: undefined }], 0)]).toEqual([
    "tv",
    "elsewhere",
  ]);
});

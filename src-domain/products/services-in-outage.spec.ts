import { expect, it } from "vitest";
import { anAddress, aProduct } from "#test/mothers/index.ts";
import { servicesInOutage } from "./services-in-outage.ts";

it("(part of I18N-27) names services of an outage as the customer, others as the provider", () => {
  const address = anAddress({ addressId: "A-1" });
  const elsewhere = anAddress({ addressId: "A-2" });
  const products = [
    aProduct({ name: "Telewizja", fullName: "Telewizja Premium", customName: "Телефон Зосі", address }),
    aProduct({ name: "Internet", fullName: undefined, address }),
    aProduct({ name: "Telefon", customName: "Biuro", address: elsewhere }),
  ];
  const services = ["Telewizja Premium", "Internet", "Telefon", "Telewizja"];
  expect(servicesInOutage(products, { addressId: "A-1", services })).toEqual([
    { name: "Телефон Зосі", isCustomName: true },
    { name: "Internet" },
    { name: "Telefon" },
  ]);
  expect(servicesInOutage(products, { addressId: undefined, services: ["Telefon"] })).toEqual([
    { name: "Biuro", isCustomName: true },
  ]);
  expect(servicesInOutage([], { addressId: "A-1", services: [] })).toEqual([]);
});

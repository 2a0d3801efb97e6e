import { describe, expect, it } from "vitest";
import { anAddress, aProduct, TODAY, zloty } from "#test/mothers/index.ts";
import { serviceLocationsOf } from "./service-locations.ts";
import { categoriesOf, searchServices, toSearchableLocations, type ServiceCriteria } from "./service-search.ts";

const there = anAddress({ addressId: "A-2", street: "ul. Łąkowa", houseNumber: "3", city: "Żukowo", zip: "83-330" });
const locations = serviceLocationsOf(
  [
    aProduct({ productId: "NET", category: "internet", fullName: "Internet światłowodowy 1 Gb/s" }),
    aProduct({ productId: "PHONE", category: "phone", fullName: "Telefon", productInfo: "58 301 22 47" }),
    aProduct({
      productId: "OWN",
      category: "mobile_phone",
      customName: "Telefon Zosi",
      fullName: "Bez Limitu",
      address: there,
    }),
    aProduct({ productId: "TV", category: "television", fullName: "Telewizja Komfort", address: there }),
  ],
  [anAddress(), there],
  TODAY,
);

function found(criteria: Partial<ServiceCriteria>): readonly (readonly string[])[] {
  return searchServices(toSearchableLocations(locations), { text: "", category: undefined, ...criteria }).map(
    ({ products }) => products.map(({ productId }) => productId),
  );
}

describe("(part of SERV-01) search of services", () => {
  it.each([
    ["swiatlowod", [["NET"]]],
    ["ŚWIATŁOWODOWY internet", [["NET"]]],
    ["zosi", [["OWN"]]],
    ["lakowa", [["TV", "OWN"]]],
    ["telewizja zukowo", [["TV"]]],
    ["83-330", [["TV", "OWN"]]],
    ["583012247", [["PHONE"]]],
    ["301 22", [["PHONE"]]],
    ["owodowy", []],
    [
      "  ",
      [
        ["NET", "PHONE"],
        ["TV", "OWN"],
      ],
    ],
  ])("finds services by %j", (text, expected) => expect(found({ text })).toEqual(expected));

  it("finds services of a category and lists the categories that exist", () => {
    expect(found({ category: "phone" })).toEqual([["PHONE"]]);
    expect(found({ category: "netflix" })).toEqual([]);
    expect(categoriesOf(locations)).toEqual(["television", "internet", "mobile_phone", "phone"]);
  });

  it("keeps a location whose services are all found, and shows no price of a part", () => {
    const [all, part] = searchServices(toSearchableLocations(locations), { text: "telefon", category: undefined });
    expect([all?.monthly, part?.monthly]).toEqual([undefined, undefined]);
    const whole = searchServices(toSearchableLocations(locations), { text: "zukowo", category: undefined });
    expect(whole[0]).toBe(locations[1]);
    expect(whole[0]?.monthly).toBe(zloty("138.00"));
  });
});

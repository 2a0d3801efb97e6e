import { describe, expect, it } from "vitest";
import { anAddress, anEmptyAddress } from "#test/mothers/index.ts";
import { addressLine, foreignCountry, placeLine, streetLine } from "./address.ts";

describe("address", () => {
  it("formats an address as a street line and a place line", () => {
    expect(streetLine(anAddress())).toBe("ul. gen. Władysława Andersa 14 m. 8");
    expect(streetLine(anAddress({ street: "ul. Hutnicza", houseNumber: "40", flatNumber: "lok. 12" }))).toBe(
      "ul. Hutnicza 40 lok. 12",
    );
    expect(placeLine(anAddress())).toEqual({ zip: "80-809", city: "Gdańsk" });
  });

  it("leaves missing and blank parts out of an address", () => {
    expect(streetLine(anAddress({ flatNumber: undefined }))).toBe("ul. gen. Władysława Andersa 14");
    expect(streetLine(anAddress({ flatNumber: " ", houseNumber: "3A" }))).toBe("ul. gen. Władysława Andersa 3A");
    expect(streetLine(anAddress({ houseNumber: undefined, flatNumber: undefined }))).toBe(
      "ul. gen. Władysława Andersa",
    );
    expect(streetLine(anEmptyAddress())).toBe("");
    expect(placeLine(anEmptyAddress({ zip: "" }))).toEqual({ zip: undefined, city: undefined });
  });

  it("keeps a prefix of the premises in an address, also when they end in digits", () => {
    expect(streetLine(anAddress({ street: "ul. Hutnicza", houseNumber: "40", flatNumber: "lok.12" }))).toBe(
      "ul. Hutnicza 40 lok.12",
    );
    expect(streetLine(anAddress({ street: "ul. Hutnicza", houseNumber: "40", flatNumber: "B2" }))).toBe(
      "ul. Hutnicza 40 B2",
    );
  });

  it("uses the city in an address in place of the street when there is no street", () => {
    expect(
      streetLine(anAddress({ street: undefined, city: "Borkowo", houseNumber: "12", flatNumber: undefined })),
    ).toBe("Borkowo 12");
  });
});

it("formats an address in one line that contains the city once", () => {
  expect(addressLine(anAddress())).toBe("ul. gen. Władysława Andersa 14 m. 8, Gdańsk");
  expect(addressLine(anAddress({ street: undefined, city: "Borkowo", houseNumber: "12", flatNumber: undefined }))).toBe(
    "Borkowo 12",
  );
  expect(addressLine(anAddress({ street: "Gdańska", city: "Gdańsk", houseNumber: "1", flatNumber: undefined }))).toBe(
    "Gdańska 1, Gdańsk",
  );
  expect(addressLine(anAddress({ city: undefined }))).toBe("ul. gen. Władysława Andersa 14 m. 8");
  expect(addressLine(anAddress({ street: "  ", city: "Borkowo", houseNumber: "12", flatNumber: undefined }))).toBe(
    "Borkowo 12",
  );
  expect(addressLine(anEmptyAddress())).toBeUndefined();
});

it.each([
  ["Niemcy", "Niemcy"],
  [" Norge ", "Norge"],
  ["Polska", undefined],
  ["POLSKA ", undefined],
  ["PL", undefined],
  ["pol", undefined],
  [" ", undefined],
  [undefined, undefined],
])("(part of ENT-01) returns the country of an address only outside Poland: %j", (country, shown) => {
  expect(foreignCountry({ country })).toBe(shown);
});

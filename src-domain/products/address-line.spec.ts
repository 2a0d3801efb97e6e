import { expect, it } from "vitest";
import { anAddress, anEmptyAddress } from "#test/mothers/index.ts";
import { addressLine } from "./address-line.ts";

it("an address is one line with its place, said once", () => {
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

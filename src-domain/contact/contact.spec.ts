import { expect, it } from "vitest";
import { formatContactAddress } from "./contact.ts";

const NOTHING_MORE = { zip: undefined, cityTeryt: undefined, cityMeta: undefined, street: undefined, flat: undefined };

it.each([
  [
    {
      zip: "80-309",
      city: "Gdańsk",
      cityTeryt: "0933016",
      cityMeta: "Oliwa",
      street: "ul. Polanki",
      building: "12",
      flat: "3",
    },
    "ul. Polanki 12 m. 3, 80-309 Gdańsk (Oliwa)",
  ],
  [{ ...NOTHING_MORE, city: "Gdynia", street: "al. Zwycięstwa", building: "96a" }, "al. Zwycięstwa 96a, Gdynia"],
  [{ ...NOTHING_MORE, zip: "83-322", city: "Borucino", building: "14" }, "Borucino 14, 83-322 Borucino"],
])("(part of ENT-01) formats the contact address %j as %s", (address, line) => {
  expect(formatContactAddress(address)).toBe(line);
});

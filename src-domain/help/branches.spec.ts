import { describe, expect, it } from "vitest";
import { aBranch } from "#test/mothers/index.ts";
import { searchBranches, groupByCity, sortByDistance, directionsUrlOf } from "./branches.ts";

const NOON = Date.parse("2026-11-20T12:00:00+01:00");
const gdynia = aBranch();
const riviera = aBranch({
  branchId: "riviera",
  name: "Salon w Centrum Riviera",
  street: "ul. Kazimierza Górskiego 2",
  place: { latitude: 54.5058, longitude: 18.5299 },
});
const lodz = aBranch({
  branchId: "lodz",
  city: "Łódź",
  name: "Salon Piotrkowska",
  street: "ul. Piotrkowska 157",
  zip: "90-440",
  place: { latitude: 51.7579, longitude: 19.4586 },
});
const zukowo = aBranch({
  branchId: "zukowo",
  city: "Żukowo",
  name: "Punkt",
  street: "ul. Długa 1",
  zip: "83-330",
  place: undefined,
  hours: [],
});
const ALL = [zukowo, lodz, riviera, gdynia];

it("sorts cities and their branches by the alphabet", () => {
  const { compare } = new Intl.Collator("pl");
  expect(groupByCity(ALL, compare).map(({ name }) => name)).toEqual(["Gdynia", "Łódź", "Żukowo"]);
  expect(groupByCity(ALL, compare)[0]?.branches.map(({ name }) => name)).toEqual([
    "Salon Świętojańska",
    "Salon w Centrum Riviera",
  ]);
});

describe("searchBranches", () => {
  it.each([
    ["lodz", ["lodz"]],
    ["ŁÓDŹ", ["lodz"]],
    ["zuk", ["zukowo"]],
    ["gdynia riv", ["riviera"]],
    ["81-389", ["riviera", "gdynia-swietojanska"]],
    ["Piotrkowska, Łódź", ["lodz"]],
    ["dynia", []],
    ["", ["zukowo", "lodz", "riviera", "gdynia-swietojanska"]],
    ["świętojańska", ["gdynia-swietojanska"]],
  ])('finds branches by the text "%s"', (text, ids) => {
    expect(searchBranches(ALL, { text, openNow: false }, NOON).map(({ branchId }) => branchId)).toEqual(ids);
  });

  it("finds only open branches, and none without hours", () => {
    expect(searchBranches(ALL, { text: "", openNow: true }, NOON).map(({ branchId }) => branchId)).toEqual([
      "lodz",
      "riviera",
      "gdynia-swietojanska",
    ]);
    expect(searchBranches(ALL, { text: "", openNow: true }, Date.parse("2026-11-22T12:00:00+01:00"))).toEqual([]);
  });
});

it("sorts branches by distance, those without a position last", () => {
  const near = sortByDistance(ALL, { latitude: 54.505, longitude: 18.53 });
  expect(near.map(({ branch }) => branch.branchId)).toEqual(["riviera", "gdynia-swietojanska", "lodz", "zukowo"]);
  expect(near[0]?.km).toBeLessThan(0.2);
  expect(near.at(-1)?.km).toBeUndefined();
});

it("builds the directions to a branch from its position or address on a fixed host", () => {
  expect(directionsUrlOf(lodz)).toBe("https://www.openstreetmap.org/directions?to=51.7579%2C19.4586");
  expect(
    new URL(directionsUrlOf(aBranch({ place: undefined, street: "ul. Długa 1&from=x#y" }))).searchParams.get("to"),
  ).toBe("ul. Długa 1&from=x#y, 81-389 Gdynia");
});

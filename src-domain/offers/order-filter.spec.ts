import { expect, it } from "vitest";
import { parseOrderFilter } from "./order-filter.ts";

it("(part of OFFER-03) reads the filter of orders from an address, without unknown values", () => {
  const parse = (query: string) => {
    const params = new URLSearchParams(query);
    return parseOrderFilter((name) => params.get(name));
  };
  expect(parse("label=expired&year=2025")).toEqual({ label: "expired", year: "2025" });
  expect(parse("label=lost&year=25")).toEqual({ label: undefined, year: undefined });
  expect(parse("")).toEqual({ label: undefined, year: undefined });
});

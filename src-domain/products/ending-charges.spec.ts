import { describe, expect, it } from "vitest";
import { TODAY, aProduct, day, zloty } from "#test/mothers/index.ts";
import { endingChargesOf } from "./ending-charges.ts";
import type { Product } from "./product.ts";

const service = (productId: string, changes: Partial<Product> = {}) =>
  aProduct({
    productId,
    name: productId,
    fullName: undefined,
    customName: undefined,
    actualPrice: zloty("19.90"),
    ...changes,
  });
const endsOf = (...products: readonly Product[]) =>
  endingChargesOf(products, TODAY).map(({ name, endsOn }) => [name, endsOn]);

describe("endingChargesOf", () => {
  it("[SERV-08] lists services in the monthly sum that end, by their last days", () => {
    expect(
      endsOf(
        service("goes on"),
        service("terminated", { status: "DURING_RESIGNATION", contractEnd: day("2027-05-31") }),
        service("without a day", { status: "DURING_RESIGNATION", contractEnd: undefined }),
        service("end of term", { contractEnd: day("2027-01-31") }),
        service("moves away", { portingOn: day("2026-12-15"), contractEnd: day("2026-12-31") }),
      ),
    ).toEqual([
      ["moves away", "2026-12-15"],
      ["end of term", "2027-01-31"],
      ["terminated", "2027-05-31"],
      ["without a day", undefined],
    ]);
  });

  it.each<[string, Partial<Product>]>([
    ["without a price", { status: "DURING_RESIGNATION", actualPrice: zloty("0.00") }],
    ["that is inactive", { status: "INACTIVE", contractEnd: day("2026-12-31") }],
    ["that is ordered", { status: "ORDERED", contractEnd: day("2026-12-31") }],
    ["whose last day has passed", { status: "DURING_RESIGNATION", contractEnd: day("2026-11-01") }],
    ["whose term ends in more than three months", { contractEnd: day("2028-11-30") }],
  ])("(part of SERV-08) lists no service %s", (_what, changes) => {
    expect(endsOf(service("TV", changes))).toEqual([]);
  });

  it("(part of SERV-08) lists an ending part of a service only if the service goes on", () => {
    const part = service("sport", { status: "DURING_RESIGNATION", contractEnd: day("2026-12-31") });
    expect(endsOf(service("TV", { childrenList: [part] }))).toEqual([["sport", "2026-12-31"]]);
    const ending = { status: "DURING_RESIGNATION", contractEnd: day("2026-12-31") } as const;
    expect(endsOf(service("TV", { ...ending, actualPrice: zloty("0.00"), childrenList: [part] }))).toEqual([
      ["TV", "2026-12-31"],
    ]);
  });
});

import { expect, it } from "vitest";
import { TODAY, aProduct, day } from "#test/mothers/index.ts";
import type { Product } from "./product.ts";
import { moveBeforeVisit, plannedMoveDay, visitAddress } from "./visit-address.ts";

const ADDRESS = "ul. Chmielna 26 m. 4, 80-748 Gdańsk";
const visitOn = (on: string, address?: string) => ({ day: day(on), address });

it.each([
  ["no move is planned", undefined, undefined],
  ["the service moves after it", "2026-12-16", undefined],
  ["the service moves on its day", "2026-12-15", { isSameDay: true, on: "2026-12-15", address: ADDRESS }],
  ["the service moves before it", "2026-12-10", { isSameDay: false, on: "2026-12-10", address: ADDRESS }],
])("(part of VISIT-10) finds a move before a visit when %s", (_what, on, expected) => {
  const moveOn = on === undefined ? undefined : day(on);
  expect(moveBeforeVisit(visitOn("2026-12-15", ADDRESS), moveOn)).toEqual(expected);
});

it("(part of VISIT-10) prefers the stated address to that of a service that stays", () => {
  const product = aProduct();
  const moveOn = day("2026-12-10");
  expect(visitAddress(visitOn("2026-12-09"), product, moveOn)).toContain("Andersa");
  expect(visitAddress(visitOn("2026-12-10"), product, moveOn)).toBeUndefined();
  expect(visitAddress(visitOn("2026-12-11"), product, moveOn)).toBeUndefined();
  for (const on of ["2026-12-09", "2026-12-10", "2026-12-11"])
    expect(visitAddress(visitOn(on, ADDRESS), product, moveOn)).toBe(ADDRESS);
  expect(visitAddress(undefined, product, moveOn)).toBeUndefined();
  expect(visitAddress(undefined, product, undefined)).toContain("Andersa");
  expect(visitAddress(visitOn("2026-12-09"), aProduct({ address: undefined }), moveOn)).toBeUndefined();
});

it("(part of VISIT-10) moves what belongs to a service with it", () => {
  const main = aProduct({ productId: "1", mainServiceId: "1", moveOn: day("2026-12-10") });
  const part = aProduct({ productId: "2", mainServiceId: "1", moveOn: undefined });
  const planned = (product: Product, loaded?: string, today = TODAY) =>
    plannedMoveDay(product, [main, part], loaded === undefined ? undefined : day(loaded), today);
  expect(planned(part)).toBe("2026-12-10");
  expect(planned(main)).toBe("2026-12-10");
  expect(planned(main, "2026-12-11")).toBe("2026-12-11");
  expect(planned({ ...part, mainServiceId: undefined })).toBeUndefined();
  expect(planned(main, "2026-12-10", day("2026-12-10"))).toBe("2026-12-10");
  expect(planned(main, "2026-12-10", day("2026-12-11"))).toBeUndefined();
});

import { expect, it } from "vitest";
import { TODAY, aProduct, day } from "#test/mothers/index.ts";
import type { Product } from "./product.ts";
import { moveBeforeVisit, plannedMoveOf, visitAddressOn, type PlannedMove } from "./visit-address.ts";

const NEW_ADDRESS = "ul. Chmielna 26 m. 4, 80-748 Gdańsk";
const moveOn = (on: string | undefined): PlannedMove => ({
  plannedFor: on === undefined ? undefined : day(on),
  newAddress: NEW_ADDRESS,
});

it.each<[string, PlannedMove, ReturnType<typeof moveBeforeVisit>]>([
  ["no move is planned", moveOn(undefined), undefined],
  ["the service moves after it", moveOn("2026-12-16"), undefined],
  ["the service moves on its day", moveOn("2026-12-15"), { isSameDay: true, newAddress: NEW_ADDRESS }],
  ["the service moves before it", moveOn("2026-12-10"), { isSameDay: false, newAddress: NEW_ADDRESS }],
])("(part of VISIT-10) finds a move before a visit when %s", (_what, move, expected) => {
  expect(moveBeforeVisit(day("2026-12-15"), move)).toEqual(expected);
});

it("(part of VISIT-10) gives a visit the address that the service has on its day", () => {
  const product = aProduct();
  const today = visitAddressOn(day("2026-12-09"), product, moveOn("2026-12-10"));
  expect(today).toContain("Gdańsk");
  expect(today).not.toBe(NEW_ADDRESS);
  expect(visitAddressOn(day("2026-12-10"), product, moveOn("2026-12-10"))).toBe(NEW_ADDRESS);
  const unknown = { plannedFor: day("2026-12-10"), newAddress: undefined };
  expect(visitAddressOn(day("2026-12-10"), product, unknown)).toBeUndefined();
  expect(visitAddressOn(day("2026-12-09"), aProduct({ address: undefined }), unknown)).toBeUndefined();
});

it("(part of VISIT-10) moves what belongs to a service with it", () => {
  const main = aProduct({ productId: "1", mainServiceId: "1", moveOn: day("2026-12-10") });
  const part = aProduct({ productId: "2", mainServiceId: "1", moveOn: undefined });
  const planned = (product: Product, loaded?: PlannedMove, today = TODAY) =>
    plannedMoveOf(product, [main, part], loaded, today);
  expect(planned(part).plannedFor).toBe("2026-12-10");
  expect(planned(main, { plannedFor: undefined, newAddress: undefined })).toEqual({
    plannedFor: "2026-12-10",
    newAddress: undefined,
  });
  expect(planned(main, moveOn("2026-12-11"))).toEqual(moveOn("2026-12-11"));
  expect(planned({ ...part, mainServiceId: undefined }).plannedFor).toBeUndefined();
  expect(planned(main, moveOn("2026-12-10"), day("2026-12-10"))).toEqual(moveOn("2026-12-10"));
  expect(planned(main, moveOn("2026-12-10"), day("2026-12-11")).plannedFor).toBeUndefined();
});

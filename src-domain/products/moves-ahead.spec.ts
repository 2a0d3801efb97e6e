import { expect, it } from "vitest";
import { aProduct, day } from "#test/mothers/index.ts";
import { movesAhead } from "./moves-ahead.ts";
import type { Product } from "./product.ts";

it("(part of MOVE-01) lists moves from today, those of one day together, the earliest first", () => {
  const product = (productId: string, moveOn?: string, childrenList: readonly Product[] = []) =>
    aProduct({
      productId,
      name: productId,
      fullName: undefined,
      childrenList,
      moveOn: moveOn === undefined ? undefined : day(moveOn),
    });
  const products = [
    product("late", "2026-12-20"),
    product("past", "2026-11-19"),
    product("main", "2026-11-20", [product("child", "2026-11-20")]),
    product("still"),
    aProduct({ productId: "resigned", status: "RESIGNED", moveOn: day("2026-11-21") }),
  ];
  expect(movesAhead(products, day("2026-11-20"))).toEqual([
    { day: "2026-11-20", productId: "main", services: [{ name: "main" }, { name: "child" }] },
    { day: "2026-12-20", productId: "late", services: [{ name: "late" }] },
  ]);
});

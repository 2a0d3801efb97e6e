import { expect, it } from "vitest";
import { aProduct } from "#test/mothers/index.ts";
import { visitsAhead } from "./visits-ahead.ts";

const visit = (from: number) => ({
  slotId: `${from}`,
  from,
  to: from + 10,
  address: undefined,
  changeableUntil: undefined,
});

it("lists visits that have not ended by their start, without those of resigned services", () => {
  const products = [
    aProduct({ productId: "late", visit: visit(300) }),
    aProduct({ productId: "over", visit: visit(90) }),
    aProduct({ productId: "gone", status: "RESIGNED", visit: visit(200) }),
    aProduct({ childrenList: [aProduct({ productId: "child", customName: "Pakiet", visit: visit(95) })] }),
  ];
  expect(visitsAhead(products, 100).map(({ productId, name }) => [productId, name])).toEqual([
    ["child", "Pakiet"],
    ["late", expect.any(String)],
  ]);
});

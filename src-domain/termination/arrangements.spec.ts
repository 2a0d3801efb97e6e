import { expect, it } from "vitest";
import { aProduct, day } from "#test/mothers/index.ts";
import { arrangementsOf } from "./arrangements.ts";

it("[TERM-39] finds the first move from today on, and what is ordered", () => {
  const products = ["2026-11-19", "2026-12-21", "2026-12-12"].map((moveOn, index) =>
    aProduct({ productId: `P-${index}`, moveOn: day(moveOn), status: index === 1 ? "ORDERED" : "ACTIVE" }),
  );
  const found = arrangementsOf(products, day("2026-11-20"));
  expect(found).toMatchObject({ moveOn: "2026-12-12", visitOn: undefined });
  expect(found.ordered).toHaveLength(1);
  expect(arrangementsOf(products, day("2026-12-22"))).toMatchObject({ moveOn: undefined });
});

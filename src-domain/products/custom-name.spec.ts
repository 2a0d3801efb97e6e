import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anAddress, aProduct, day, zloty } from "#test/mothers/index.ts";
import { reuseUnchangedLocations } from "./reuse-unchanged-locations.ts";
import { displayName, type Product } from "./product.ts";
import { withCustomName } from "./custom-name.ts";
import { serviceLocationsOf } from "./service-locations.ts";

const TODAY = day("2026-11-20");
const idsOf = (products: readonly Product[]): readonly string[] =>
  products.flatMap(({ productId, childrenList }) => [productId, ...idsOf(childrenList)]);

describe("custom name of a product (part of PROD-07)", () => {
  const products = [
    aProduct({ productId: "A" }),
    aProduct({
      productId: "B",
      childrenList: [aProduct({ productId: "B-1", customName: "Stary" }), aProduct({ productId: "B-2" })],
    }),
  ];

  it("sets a custom name for one product, also a nested one, and removes it", () => {
    const named = withCustomName(products, "B-1", "Nowy");
    expect(named[1]?.childrenList.map(displayName)[0]).toBe("Nowy");
    expect(withCustomName(named, "B-1", undefined)[1]?.childrenList[0]?.customName).toBeUndefined();
  });

  it("keeps the identity of all other objects when a product is renamed", () => {
    const named = withCustomName(products, "B-1", "Nowy");
    expect(named[0]).toBe(products[0]);
    expect(named[1]?.childrenList[1]).toBe(products[1]?.childrenList[1]);
    expect(withCustomName(products, "B-1", "Stary")).toBe(products);
    expect(withCustomName(products, "missing", "Nowy")).toBe(products);
  });

  it("keeps every product in place for any sequence of renames", () => {
    const steps = fc.array(
      fc.record({
        id: fc.constantFrom("A", "B", "B-1", "B-2", "missing"),
        name: fc.option(fc.constantFrom("x", "y", "z"), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(steps, (all) => {
        const names = new Map<string, string | undefined>([["B-1", "Stary"]]);
        let now: readonly Product[] = products;
        for (const { id, name } of all) {
          now = withCustomName(now, id, name);
          names.set(id, name);
        }
        const flat = now.flatMap((product) => [product, ...product.childrenList]);
        expect(idsOf(now)).toEqual(idsOf(products));
        for (const { productId, customName } of flat) expect(customName).toBe(names.get(productId));
      }),
    );
  });
});

describe("locations after a change", () => {
  const [here, there] = [anAddress(), anAddress({ addressId: "A-2" })];
  const products = [aProduct({ productId: "A", address: here }), aProduct({ productId: "B", address: there })];

  it("keeps the identity of locations when nothing in them has changed", () => {
    const former = serviceLocationsOf(products, [here, there], TODAY);
    const after = reuseUnchangedLocations(
      former,
      serviceLocationsOf(withCustomName(products, "B", "Domek"), [here, there], TODAY),
    );
    expect([after[0] === former[0], after[1] === former[1]]).toEqual([true, false]);
    expect(after[1]?.products[0]?.customName).toBe("Domek");
  });

  it("replaces location objects when a product, sum or address has changed", () => {
    const former = serviceLocationsOf(products, [here, there], TODAY);
    const [first] = former;
    const others = [
      [aProduct({ productId: "A", address: here, actualPrice: zloty("1.00") }), ...products.slice(1)],
      [...products, aProduct({ productId: "C", address: here })],
    ];
    for (const changed of others)
      expect(reuseUnchangedLocations(former, serviceLocationsOf(changed, [here, there], TODAY))[0]).not.toBe(first);
    expect(reuseUnchangedLocations(former, serviceLocationsOf(products, [anAddress(), there], TODAY))[0]).not.toBe(
      first,
    );
    expect(reuseUnchangedLocations([], former)).toEqual(former);
  });
});

import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import { aProduct } from "#test/mothers/index.ts";
import { renameProduct } from "./rename-product.ts";

const PORT = { products: ["1"], guides: {}, moved: ["1"], visited: ["1"], mobiles: {} };

function renaming(customName?: string) {
  const products = fakeProducts(PORT);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  let isReadable = true;
  const ports = {
    products,
    reload: async () => (isReadable ? [aProduct({ productId: "1", customName })] : undefined),
  };
  return {
    products,
    break: () => void (isReadable = false),
    rename: (name: string) => renameProduct(ports, { productId: "1", name }, key),
  };
}

it("sends the custom product name once, without blanks around it", async () => {
  const { products, rename } = renaming();
  expect(await rename("  Domek ")).toEqual({ kind: "done", value: { customName: "Domek" } });
  expect(products.sent).toMatchObject([{ productId: "1", name: "Domek" }]);
});

it("removes the custom product name when it is blank", async () => {
  expect(await renaming("Domek").rename(" ")).toEqual({ kind: "done", value: { customName: undefined } });
});

it.each([
  ["Domek", "Domek", "done"],
  [undefined, " ", "done"],
  ["Dom", "Domek", "unknown"],
] as const)("compares the product name %s with %j after a lost response", async (customName, name, kind) => {
  const { products, rename } = renaming(customName);
  products.script.failNext("rename", { kind: "timeout" });
  expect(await rename(name)).toMatchObject({ kind });
});

it("returns an unknown outcome when the products cannot be re-read", async () => {
  const renamed = renaming();
  renamed.break();
  renamed.products.script.failNext("rename", { kind: "timeout" });
  expect(await renamed.rename(" ")).toMatchObject({ kind: "unknown" });
});

it("returns the server's refusal of a product name", async () => {
  expect(await renaming().rename("x".repeat(41))).toEqual({
    kind: "not-done",
    failure: { kind: "service-refused", code: "wrong-name" },
  });
});

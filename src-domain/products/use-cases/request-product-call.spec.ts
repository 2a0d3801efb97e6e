import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import { requestProductCall } from "./request-product-call.ts";

const PORT = { products: ["1"], guides: {}, moved: ["1"], visited: ["1"], mobiles: {} };

function requesting(isOffered?: boolean) {
  const products = fakeProducts(PORT);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const ports = { products, isStillOffered: () => Promise.resolve(isOffered) };
  return {
    products,
    request: (phone = "601234567") => requestProductCall(ports, { productId: "1", phone }, key),
  };
}

it("requests the product call once and resolves with its latest time", async () => {
  const { products, request } = requesting();
  expect(await request()).toMatchObject({ kind: "done", value: { callBefore: expect.any(Number) } });
  expect(products.sent).toMatchObject([{ productId: "1", phone: "601234567" }]);
});

it.each([
  [false, { kind: "done", value: { callBefore: undefined } }],
  [true, { kind: "unknown" }],
  [undefined, { kind: "unknown" }],
])("with a lost response and the product call still offered: %s, returns %j", async (isOffered, outcome) => {
  const { products, request } = requesting(isOffered);
  products.script.failNext("requestContact", { kind: "timeout" });
  expect(await request()).toMatchObject(outcome);
});

it("returns the server's refusal of a product call", async () => {
  expect(await requesting().request("1")).toMatchObject({ kind: "not-done", failure: { code: "wrong-phone" } });
});

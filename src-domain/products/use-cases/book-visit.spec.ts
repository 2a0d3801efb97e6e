import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import { bookVisit } from "./book-visit.ts";

const PORT = { products: ["1"], guides: {}, moved: ["1"], visited: ["1"], mobiles: {} };

const SLOT = "S-3-0";

function booking(productId = "1") {
  const products = fakeProducts(PORT);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const reload = async () => {
    const visits = await products.appointments("1");
    return visits.ok ? visits.value : undefined;
  };
  return { products, book: () => bookVisit({ products, reload }, { productId, slotId: SLOT }, key) };
}

it("books the visit slot once and resolves with it", async () => {
  const { products, book } = booking();
  expect(await book()).toMatchObject({ kind: "done", value: { slotId: SLOT } });
  expect(products.script.calls).toEqual(["book"]);
});

it("compares the booked visit slot after a lost response", async () => {
  const { products, book } = booking();
  products.script.failNext("book", { kind: "timeout" });
  expect(await book()).toMatchObject({ kind: "unknown" });
  await book();
  products.script.failNext("book", { kind: "timeout" });
  expect(await book()).toMatchObject({ kind: "done", value: { slotId: SLOT } });
});

it("returns an unknown outcome when the visits cannot be re-read", async () => {
  const { products, book } = booking();
  products.script.failNext("book", { kind: "timeout" });
  products.script.failNext("appointments", { kind: "unreachable" });
  expect(await book()).toMatchObject({ kind: "unknown" });
});

it("re-reads the visit slots after a refusal by the server, not after a failed call", async () => {
  const { products, book } = booking();
  products.take(SLOT);
  expect(await book()).toMatchObject({ kind: "not-done", failure: { code: "slot-taken" } });
  products.script.failNext("book", { kind: "http", status: 400 });
  expect(await book()).toMatchObject({ kind: "not-done", failure: { kind: "http" } });
  expect(products.script.calls).toEqual(["book", "appointments", "book"]);
});

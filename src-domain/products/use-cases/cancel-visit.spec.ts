import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import { cancelVisit } from "./cancel-visit.ts";

async function cancelling() {
  const products = fakeProducts({ products: ["1"], guides: {}, moved: [], visited: ["1"], mobiles: {} });
  const booked = await products.book({ idempotencyKey: "0123456789abcdef", productId: "1", slotId: "S-3-0" });
  if (!booked.ok) throw new Error("a booked visit is needed");
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const reload = async () => {
    const visits = await products.appointments("1");
    return visits.ok ? visits.value : undefined;
  };
  const cancel = () => cancelVisit({ products, reload }, { productId: "1", visit: booked.value }, key);
  return { products, reload, cancel };
}

it("cancels the visit once and resolves with it", async () => {
  const { products, reload, cancel } = await cancelling();
  expect(await cancel()).toMatchObject({ kind: "done", value: { slotId: "S-3-0" } });
  expect(products.script.calls).toEqual(["book", "cancelVisit"]);
  expect((await reload())?.booked).toBeUndefined();
});

it("compares the booked visit after a lost response", async () => {
  const { products, cancel } = await cancelling();
  products.script.failNext("cancelVisit", { kind: "timeout" });
  expect(await cancel()).toMatchObject({ kind: "unknown" });
  await cancel();
  products.script.failNext("cancelVisit", { kind: "timeout" });
  expect(await cancel()).toMatchObject({ kind: "done", value: { slotId: "S-3-0" } });
});

it("returns an unknown outcome when the visits cannot be re-read", async () => {
  const { products, cancel } = await cancelling();
  products.script.failNext("cancelVisit", { kind: "timeout" });
  products.script.failNext("appointments", { kind: "unreachable" });
  expect(await cancel()).toMatchObject({ kind: "unknown" });
});

it("re-reads the visits after a refusal by the server, not after a failed call", async () => {
  const { products, cancel } = await cancelling();
  products.closeChanges();
  expect(await cancel()).toMatchObject({ kind: "not-done", failure: { code: "too-late" } });
  products.script.failNext("cancelVisit", { kind: "http", status: 400 });
  expect(await cancel()).toMatchObject({ kind: "not-done", failure: { kind: "http" } });
  expect(products.script.calls).toEqual(["book", "cancelVisit", "appointments", "cancelVisit"]);
});

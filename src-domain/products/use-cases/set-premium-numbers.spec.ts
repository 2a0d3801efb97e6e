import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import { zloty } from "#test/mothers/index.ts";
import { setPremiumNumbers } from "./set-premium-numbers.ts";

function setting() {
  const products = fakeProducts({ products: ["1", "2"], guides: {}, moved: [], visited: [], mobiles: {} });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const reload = async () => {
    const numbers = await products.premiumNumbers("1");
    return numbers.ok ? numbers.value : undefined;
  };
  const set = (limit: string, blocksCalls: boolean, productId = "1") =>
    setPremiumNumbers(
      { products, reload },
      { productId, settings: { limit: zloty(limit), blocksCalls, blocksMessages: false } },
      key,
    );
  return { products, set };
}

it("[PREMIUM-02] sets threshold and blocks of premium numbers once", async () => {
  const { products, set } = setting();
  expect(await set("100.00", true)).toMatchObject({
    kind: "done",
    value: { limit: 10_000, blocksCalls: true, blocksMessages: false, isDefault: false },
  });
  expect(products.script.calls).toEqual(["setPremiumNumbers"]);
});

it("(part of PREMIUM-02) finds premium settings done after a response that was lost on its way", async () => {
  const { products, set } = setting();
  await set("100.00", true);
  products.script.failNext("setPremiumNumbers", { kind: "timeout" });
  expect(await set("100.00", true)).toMatchObject({ kind: "done", value: { limit: 10_000 } });
  products.script.failNext("setPremiumNumbers", { kind: "timeout" });
  expect(await set("200.00", true)).toMatchObject({ kind: "unknown" });
});

it("(part of PREMIUM-02) sends the same settings of another number with another key", async () => {
  const { products, set } = setting();
  products.script.failNext("setPremiumNumbers", { kind: "http", status: 503 });
  await set("100.00", true);
  expect(await set("100.00", true, "2")).toMatchObject({ kind: "done" });
});

it("(part of PREMIUM-02) returns the refusal of a threshold that is not offered", async () => {
  expect(await setting().set("36.00", false)).toMatchObject({ kind: "not-done", failure: { code: "wrong-limit" } });
});

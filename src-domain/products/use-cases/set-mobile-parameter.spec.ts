import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import type { MobileState } from "../mobile.ts";
import { setMobileParameter } from "./set-mobile-parameter.ts";

const MOBILE: MobileState = {
  state: "active",
  number: undefined,
  dataLimit: undefined,
  dataUsed: undefined,
  parameters: [
    { parameter: "ROAMING", description: "Roaming", value: false, editable: true },
    { parameter: "LIMIT", description: "Limit", value: true, editable: false },
  ],
};

function setting() {
  const products = fakeProducts({ products: ["1"], guides: {}, moved: [], visited: [], mobiles: { 1: MOBILE } });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const reload = async () => {
    const state = await products.mobile("1");
    return state.ok ? state.value : undefined;
  };
  const set = (parameter: string, value: boolean) =>
    setMobileParameter({ products, reload }, { productId: "1", parameter, value }, key);
  return { products, set };
}

it("changes the mobile setting once and resolves with all settings", async () => {
  const { products, set } = setting();
  expect(await set("ROAMING", true)).toMatchObject({ kind: "done", value: { parameters: [{ value: true }, {}] } });
  expect(products.script.calls).toEqual(["setParameter"]);
});

it.each([
  [false, "found-done"],
  [true, "unknown"],
] as const)("compares the mobile setting with %s after a lost response", async (value, kind) => {
  const { products, set } = setting();
  products.script.failNext("setParameter", { kind: "timeout" });
  expect(await set("ROAMING", value)).toMatchObject({ kind });
});

it("returns an unknown outcome when the mobile settings cannot be re-read", async () => {
  const { products, set } = setting();
  products.script.failNext("setParameter", { kind: "timeout" });
  products.script.failNext("mobile", { kind: "unreachable" });
  expect(await set("ROAMING", false)).toMatchObject({ kind: "unknown" });
});

it("returns the server's refusal of a mobile setting", async () => {
  expect(await setting().set("LIMIT", false)).toMatchObject({ kind: "not-done", failure: { code: "not-possible" } });
});

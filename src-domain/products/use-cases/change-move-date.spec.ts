import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import { day } from "#test/mothers/index.ts";
import { changeMoveDate } from "./change-move-date.ts";

const PORT = { products: ["1"], guides: {}, moved: ["1"], visited: ["1"], mobiles: {} };

const DAY = day("2026-11-26");

function moving(productId = "1") {
  const products = fakeProducts(PORT);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const ports = {
    products,
    offeredDay: (text: string) => (text === DAY ? DAY : undefined),
    reload: async () => {
      const move = await products.move("1");
      return move.ok ? move.value : undefined;
    },
  };
  return { products, change: (to: string = DAY) => changeMoveDate(ports, { productId, day: to }, key) };
}

it("sends the day of the move once and resolves with the move", async () => {
  const { products, change } = moving();
  expect(await change()).toMatchObject({ kind: "done", value: { plannedFor: DAY } });
  expect(products.script.calls).toEqual(["changeMove"]);
});

it("rejects a move on a day that is not offered without a call, and re-reads the days", async () => {
  const { products, change } = moving();
  expect(await change("2026-01-01")).toEqual({
    kind: "not-done",
    failure: { kind: "service-refused", code: "day-taken" },
  });
  expect(products.script.calls).toEqual(["move"]);
});

it("compares the planned day of the move after a lost response", async () => {
  const { products, change } = moving();
  products.script.failNext("changeMove", { kind: "timeout" });
  expect(await change()).toMatchObject({ kind: "unknown" });
  await change();
  products.script.failNext("changeMove", { kind: "timeout" });
  expect(await change()).toMatchObject({ kind: "done", value: { plannedFor: DAY } });
});

it("returns an unknown outcome when the move cannot be re-read", async () => {
  const { products, change } = moving();
  products.script.failNext("changeMove", { kind: "timeout" });
  products.script.failNext("move", { kind: "unreachable" });
  expect(await change()).toMatchObject({ kind: "unknown" });
});

it("re-reads the move days after a refusal by the server, not after a failed call", async () => {
  const { products, change } = moving("unknown");
  expect(await change()).toMatchObject({ kind: "not-done", failure: { code: "unknown" } });
  products.script.failNext("changeMove", { kind: "http", status: 400 });
  expect(await change()).toMatchObject({ kind: "not-done", failure: { kind: "http" } });
  expect(products.script.calls).toEqual(["changeMove", "move", "changeMove"]);
});

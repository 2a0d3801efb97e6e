import { expect, it } from "vitest";
import { isSubscribed } from "./is-subscribed.ts";

const NETFLIX = { productId: "7000001-109", category: "netflix" } as const;

it("(part of DB-01) leads to the subscriptions only from a product that direct billing has", () => {
  const service = (productId: string | undefined, kind: "ACTIVE" | "INACTIVE", code = "netflix") =>
    isSubscribed([{ productId, code, state: { kind } }], NETFLIX);
  expect(isSubscribed([], NETFLIX)).toBe(false);
  expect([service("7000001-109", "ACTIVE"), service("7000001-001", "ACTIVE")]).toEqual([true, false]);
  expect([service(undefined, "ACTIVE"), service(undefined, "INACTIVE")]).toEqual([true, false]);
  expect(service(undefined, "ACTIVE", "player")).toBe(false);
});

import { autorun } from "mobx";
import { expect, it } from "vitest";
import { PendingPushStore } from "./pending-push.store.ts";

const PUSH = { route: "invoice", param: undefined, context: undefined } as const;

it("passes a notification once to the first customer who logs in, and notifies observers", () => {
  const store = new PendingPushStore();
  const seen: boolean[] = [];
  autorun(() => seen.push(store.pending !== undefined));
  store.setPush(PUSH);
  expect([store.takeForCustomer("U-1"), store.takeForCustomer("U-1")]).toEqual([PUSH, undefined]);
  expect(seen).toEqual([false, true, false]);
});

it("drops a notification when another customer logs in than the one logged in before", () => {
  const store = new PendingPushStore();
  store.takeForCustomer("U-1");
  store.setPush(PUSH);
  expect(store.takeForCustomer("U-2")).toBeUndefined();
  store.setPush(PUSH);
  expect(store.takeForCustomer("U-2")).toEqual(PUSH);
});

it("treats a notification as unused until a customer logs in", () => {
  const store = new PendingPushStore();
  store.setPush(PUSH);
  expect(store.isUnused).toBe(true);
  store.takeForCustomer("U-1");
  expect(store.isUnused).toBe(false);
});

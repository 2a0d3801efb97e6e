import { autorun } from "mobx";
import { expect, it } from "vitest";
import { WaitingPushStore } from "./waiting-push.store.ts";

const PUSH = { route: "invoice", param: undefined, context: undefined } as const;

it("passes a notification once to the first customer who logs in, and notifies observers", () => {
  const store = new WaitingPushStore();
  const seen: boolean[] = [];
  autorun(() => seen.push(store.waiting !== undefined));
  store.keep(PUSH);
  expect([store.take("U-1"), store.take("U-1")]).toEqual([PUSH, undefined]);
  expect(seen).toEqual([false, true, false]);
});

it("drops a notification when another customer logs in than the one logged in before", () => {
  const store = new WaitingPushStore();
  store.take("U-1");
  store.keep(PUSH);
  expect(store.take("U-2")).toBeUndefined();
  store.keep(PUSH);
  expect(store.take("U-2")).toEqual(PUSH);
});

it("treats a notification as unused until a customer logs in", () => {
  const store = new WaitingPushStore();
  store.keep(PUSH);
  expect(store.isUnused).toBe(true);
  store.take("U-1");
  expect(store.isUnused).toBe(false);
});

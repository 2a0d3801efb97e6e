import { expect, it } from "vitest";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { aRequest } from "#test/mothers/index.ts";
import { ReportedFaults } from "./reported-faults.ts";
import { SupportStore } from "./support.store.ts";

it("(part of REQ-41) knows the reported faults of services once the requests are read", async () => {
  const faults = new ReportedFaults();
  expect(faults.about("P-1")).toEqual([]);
  const requests = [
    aRequest({ number: "ZG/1", productId: "P-1" }),
    aRequest({ number: "ZG/2", productId: "P-2", state: "closed" }),
  ];
  const store = new SupportStore(fakeSupport({ forms: [], requests, now: () => START }), movableClock());
  faults.follow(store);
  expect([...faults.productIds]).toEqual([]);
  await store.requests.load();
  expect([...faults.productIds]).toEqual(["P-1"]);
  expect(faults.about("P-1").map(({ number }) => number)).toEqual(["ZG/1"]);
  expect(faults.about("P-2")).toEqual([]);
  store.clear();
  expect([...faults.productIds]).toEqual([]);
});

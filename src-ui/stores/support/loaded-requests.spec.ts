import { expect, it } from "vitest";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { aRequest } from "#test/mothers/index.ts";
import { LoadedRequests } from "./loaded-requests.ts";
import { SupportStore } from "./support.store.ts";

const QUESTION = {
  side: "provider",
  author: undefined,
  at: START,
  text: "Numer?",
  files: [],
  kind: "question",
} as const;

it("(part of NAV-91) counts the requests that wait for the customer once they are read", async () => {
  const loaded = new LoadedRequests();
  expect(loaded.waitingCount).toBe(0);
  const requests = [
    aRequest({ number: "ZG/1", state: "inProgress", entries: [QUESTION] }),
    aRequest({ number: "ZG/2", state: "inProgress", entries: [] }),
  ];
  const store = new SupportStore(fakeSupport({ forms: [], requests, now: () => START }), movableClock());
  loaded.follow(store);
  expect(loaded.waitingCount).toBe(0);
  await store.requests.load();
  expect(loaded.waitingCount).toBe(1);
  store.clear();
  expect(loaded.waitingCount).toBe(0);
});

it("(part of REQ-41) knows the reported faults of services once the requests are read", async () => {
  const loaded = new LoadedRequests();
  expect(loaded.faultsOf("P-1")).toEqual([]);
  const requests = [
    aRequest({ number: "ZG/1", productId: "P-1" }),
    aRequest({ number: "ZG/2", productId: "P-2", state: "closed" }),
  ];
  const store = new SupportStore(fakeSupport({ forms: [], requests, now: () => START }), movableClock());
  loaded.follow(store);
  expect([...loaded.faultyProducts]).toEqual([]);
  await store.requests.load();
  expect([...loaded.faultyProducts]).toEqual(["P-1"]);
  expect(loaded.faultsOf("P-1").map(({ number }) => number)).toEqual(["ZG/1"]);
  expect(loaded.faultsOf("P-2")).toEqual([]);
  store.clear();
  expect([...loaded.faultyProducts]).toEqual([]);
});

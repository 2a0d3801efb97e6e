import { expect, it } from "vitest";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { aRequest } from "#test/mothers/index.ts";
import { SupportStore } from "./support.store.ts";
import { WaitingRequests } from "./waiting-requests.ts";

const QUESTION = {
  side: "provider",
  author: undefined,
  at: START,
  text: "Numer?",
  files: [],
  kind: "question",
} as const;

it("(part of NAV-91) counts the requests that wait for the customer once they are read", async () => {
  const waiting = new WaitingRequests();
  expect(waiting.count).toBe(0);
  const requests = [
    aRequest({ number: "ZG/1", state: "inProgress", entries: [QUESTION] }),
    aRequest({ number: "ZG/2", state: "inProgress", entries: [] }),
  ];
  const store = new SupportStore(fakeSupport({ forms: [], requests, now: () => START }), movableClock());
  waiting.follow(store);
  expect(waiting.count).toBe(0);
  await store.requests.load();
  expect(waiting.count).toBe(1);
  store.clear();
  expect(waiting.count).toBe(0);
});

import { expect, it } from "vitest";
import { BroadcastAccountNewsAdapter } from "#adapters/browser/broadcast-account-news.adapter.ts";
import { fakeAccountTabs } from "#test/fakes/fake-account-news.ts";
import { accountNewsPortContract } from "./account-news-port.contract.ts";

accountNewsPortContract("fake", fakeAccountTabs);

/** The browser's channel; Node has the same. */
accountNewsPortContract("browser", () => [
  new BroadcastAccountNewsAdapter(globalThis),
  new BroadcastAccountNewsAdapter(globalThis),
  new BroadcastAccountNewsAdapter(globalThis),
]);

it("a browser without channels tells nobody, and fails at nothing", () => {
  const news = new BroadcastAccountNewsAdapter({});
  const listening = news.heard.subscribe(() => undefined);
  expect(() => news.tell()).not.toThrow();
  listening.unsubscribe();
});

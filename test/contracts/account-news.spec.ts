import { expect, it } from "vitest";
import { BroadcastAccountNews } from "#adapters/browser/broadcast-account-news.adapter.ts";
import { fakeAccountTabs } from "#test/fakes/fake-account-news.ts";
import { accountNewsPortContract } from "./account-news-port.contract.ts";

accountNewsPortContract("fake", fakeAccountTabs);

/** The browser's channel; Node has the same. */
accountNewsPortContract("browser", () => [
  new BroadcastAccountNews(globalThis),
  new BroadcastAccountNews(globalThis),
  new BroadcastAccountNews(globalThis),
]);

it("a browser without channels tells nobody, and fails at nothing", () => {
  const news = new BroadcastAccountNews({});
  const listening = news.heard.subscribe(() => undefined);
  expect(() => news.tell()).not.toThrow();
  listening.unsubscribe();
});

import { expect, it } from "vitest";
import { BroadcastAccountChangesAdapter } from "#adapters/browser/broadcast-account-changes.adapter.ts";
import { fakeAccountTabs } from "#test/fakes/fake-account-changes.ts";
import { accountChangesPortContract } from "./account-changes-port.contract.ts";

accountChangesPortContract("fake", fakeAccountTabs);

/** The browser's channel; Node has the same. */
accountChangesPortContract("browser", () => [
  new BroadcastAccountChangesAdapter(globalThis),
  new BroadcastAccountChangesAdapter(globalThis),
  new BroadcastAccountChangesAdapter(globalThis),
]);

it("a browser without channels tells nobody, and fails at nothing", () => {
  const news = new BroadcastAccountChangesAdapter({});
  const listening = news.changes.subscribe(() => undefined);
  expect(() => news.publish()).not.toThrow();
  listening.unsubscribe();
});

import { expect, it } from "vitest";
import { BroadcastAccountChangesAdapter } from "#adapters/browser/broadcast-account-changes.adapter.ts";
import { fakeAccountChangesTabs } from "#test/fakes/fake-account-changes.ts";
import { accountChangesPortContract } from "./account-changes-port.contract.ts";

accountChangesPortContract("fake", fakeAccountChangesTabs);

/** Node implements the `BroadcastChannel` of browsers. */
accountChangesPortContract("browser", () => [
  new BroadcastAccountChangesAdapter(globalThis),
  new BroadcastAccountChangesAdapter(globalThis),
  new BroadcastAccountChangesAdapter(globalThis),
]);

it("publishes account changes without throwing when the browser has no BroadcastChannel", () => {
  const accountChanges = new BroadcastAccountChangesAdapter({});
  const listening = accountChanges.changes.subscribe(() => undefined);
  expect(() => accountChanges.publish()).not.toThrow();
  listening.unsubscribe();
});

import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { fakeConnectivity } from "#test/fakes/fake-device.ts";
import { ConnectivityStore } from "./connectivity.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

describe("ConnectivityStore", () => {
  it.each([true, false])("reports whether the browser is online at the start: %s", (online) => {
    expect(new ConnectivityStore(fakeConnectivity(online)).online).toBe(online);
  });

  it("follows changes between online and offline", () => {
    const port = fakeConnectivity();
    const store = new ConnectivityStore(port);
    port.set(false);
    expect(store.online).toBe(false);
    port.set(true);
    expect(store.online).toBe(true);
  });
});

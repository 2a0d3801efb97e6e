import { describe, expect, it } from "vitest";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import { trustDevice } from "./trust-device.ts";

const INTENT = "intent-0000000001";

function opened() {
  const fake = fakeSettings({ factor: { kind: "app", phone: undefined, devices: [] } });
  const { factor } = fake.ports;
  const reload = async () => {
    const result = await factor.load();
    return result.ok ? result.value : undefined;
  };
  const send = (name = " Laptop ") => trustDevice({ factor, reload }, name, formIdempotencyKey(INTENT));
  return { fake, factor, send };
}

describe("trustDevice", () => {
  it("[SET-02] sends the name of a trusted device once, trimmed", async () => {
    const { fake, send } = opened();
    expect(await send()).toEqual({ kind: "done", value: "trusted" });
    expect(fake.factor().devices.map(({ name }) => name)).toEqual(["Laptop"]);
    expect(fake.script.calls).toEqual(["trust"]);
  });

  it("finds the trusted device added after a lost response when it is listed", async () => {
    const { fake, factor, send } = opened();
    await factor.trust({ idempotencyKey: INTENT, name: "Laptop" });
    fake.script.failNext("trust", { kind: "timeout" });
    expect(await send()).toEqual({ kind: "found-done" });
  });

  it("leaves the trust unknown when the device is not listed or the list is unreadable", async () => {
    const { fake, send } = opened();
    fake.script.failNext("trust", { kind: "timeout" }, 2);
    expect(await send()).toMatchObject({ kind: "unknown" });
    fake.script.failNext("load", { kind: "unreachable" });
    expect(await send()).toMatchObject({ kind: "unknown" });
  });

  it("returns the refusal of a missing trusted device name", async () => {
    expect(await opened().send(" ")).toMatchObject({ kind: "not-done", failure: { code: "missing-data" } });
  });

  it("takes a new idempotency key for another name after a lost response", async () => {
    const keys = await idempotencyKeysOfUnansweredWrites(["Laptop", "Laptop ", "Tablet"], (name, send, key) =>
      trustDevice({ factor: { trust: send }, reload: () => Promise.resolve(undefined) }, name, key),
    );
    expect(keys).toEqual([1, 1, 2]);
  });
});

import { describe, expect, it } from "vitest";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { SecondFactor } from "../second-factor.ts";
import { removeTrustedDevice } from "./remove-trusted-device.ts";

const WITHOUT: SecondFactor = { kind: "app", phone: undefined, devices: [] };

async function opened(reread?: SecondFactor) {
  const fake = fakeSettings({ factor: WITHOUT });
  const { factor } = fake.ports;
  await factor.trust({ idempotencyKey: "intent-of-trust", name: "Laptop" });
  const ports = { factor, reload: () => Promise.resolve(reread) };
  const send = () => removeTrustedDevice(ports, "this", formIdempotencyKey("intent-0000000001"));
  return { fake, send };
}

describe("removeTrustedDevice", () => {
  it("[SET-02] removes the trusted device once", async () => {
    const { fake, send } = await opened();
    expect(await send()).toEqual({ kind: "done", value: "removed" });
    expect([fake.factor().devices, fake.script.calls]).toEqual([[], ["trust", "distrust"]]);
  });

  it("finds the trusted device removed after a lost response when it is no longer listed", async () => {
    const [removed] = (await opened()).fake.factor().devices;
    const others = removed === undefined ? [] : [{ ...removed, id: "other" }];
    expect(others).toHaveLength(1);
    for (const devices of [[], others]) {
      const { fake, send } = await opened({ ...WITHOUT, devices });
      fake.script.failNext("distrust", { kind: "timeout" });
      expect(await send()).toEqual({ kind: "found-done" });
    }
  });

  it("leaves the removal unknown when the device is still listed or the list is unreadable", async () => {
    const listed = (await opened()).fake.factor();
    for (const reread of [listed, undefined]) {
      const { fake, send } = await opened(reread);
      fake.script.failNext("distrust", { kind: "timeout" });
      expect(await send()).toMatchObject({ kind: "unknown" });
    }
  });

  it("returns not-done when the removal of a trusted device is rejected", async () => {
    const { fake, send } = await opened();
    fake.script.failNext("distrust", { kind: "http", status: 400 });
    expect(await send()).toEqual({ kind: "not-done", failure: { kind: "http", status: 400 } });
  });

  it("takes a new idempotency key for another device after a lost response", async () => {
    const keys = await idempotencyKeysOfUnansweredWrites(["this", "this", "other"], (deviceId, send, key) =>
      removeTrustedDevice({ factor: { distrust: send }, reload: () => Promise.resolve(undefined) }, deviceId, key),
    );
    expect(keys).toEqual([1, 1, 2]);
  });
});

import { describe, expect, it } from "vitest";
import type { KeyUse } from "#domain/device/index.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDeviceAccess } from "#test/fakes/fake-device-access.ts";
import { fakeDeviceMemory } from "#test/fakes/fake-device-memory.ts";
import { FAKE_DEVICE, fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { aSession } from "#test/mothers/index.ts";
import { registerDevice } from "./register-device.ts";
import { ThisDeviceStore } from "./this-device.store.ts";

const DOWN = { kind: "http", status: 503 } as const;
const UNREACHABLE = { kind: "unreachable" } as const;

/** Creates the store; `known` are the permissions of this device in the server's list. */
function setUp(
  known: Readonly<Partial<Record<KeyUse, boolean>>> = {},
  start: Parameters<typeof fakeNativeBridge>[0] = {},
) {
  const bridge = fakeNativeBridge(start);
  const access = fakeDeviceAccess({ session: aSession(), isRight: () => false });
  const settings = fakeSettings({
    mobile: [
      {
        deviceId: FAKE_DEVICE.deviceId,
        deviceName: FAKE_DEVICE.name,
        rememberMe: known.automatic === true,
        biometric: known.biometric === true,
      },
    ],
  });
  const changes: string[] = [];
  const memory = fakeDeviceMemory();
  const model = new ThisDeviceStore({
    bridge,
    memory,
    registration: access.registration,
    devices: settings.ports.devices,
    idempotencyKeys: fakeIdempotencyKeys(),
    changed: () => void changes.push("changed"),
  });
  return { bridge, access, settings, memory, model, changes };
}

const keyFor = async ({ bridge }: ReturnType<typeof setUp>, use: KeyUse): Promise<boolean> => {
  const has = await bridge.hasKey(use);
  return has.ok && has.value;
};

describe("ThisDeviceStore", () => {
  it("(part of SET-03) shows a key as on only if device and server agree; none in a browser", async () => {
    const device = setUp({ automatic: true, biometric: true });
    await device.bridge.createKey("automatic");
    await device.model.refresh();
    expect(device.model.facts).toEqual({
      device: FAKE_DEVICE,
      isOn: { automatic: true, biometric: false },
      lost: ["biometric"],
      push: "unasked",
    });
    const switchedOff = setUp();
    await switchedOff.bridge.createKey("automatic");
    await switchedOff.model.refresh();
    expect(switchedOff.model.facts?.isOn).toEqual({ automatic: false, biometric: false });
    const browser = setUp({ automatic: true });
    browser.bridge.fails("no-device");
    await browser.model.refresh();
    await browser.model.turnOn("automatic");
    expect([browser.model.facts, browser.access.orders, browser.changes]).toEqual([undefined, [], []]);
  });

  it.each(["biometric", "automatic"] as const)(
    "(part of WRAP-03) sends the public half of the %s key to the server, never the private one",
    async (use) => {
      const { model, access, changes } = setUp();
      await model.refresh();
      await model.turnOn(use);
      const [order] = access.orders;
      expect(order).toMatchObject({
        device: { deviceId: FAKE_DEVICE.deviceId, name: FAKE_DEVICE.name },
        deviceToken: undefined,
        key: { use },
      });
      expect([model.problem, model.runningChange, changes]).toEqual([undefined, undefined, ["changed"]]);
    },
  );

  it("changes nothing at the server when the owner declines, or the device fails or is silent", async () => {
    const declined = setUp();
    await declined.model.refresh();
    declined.bridge.owner.finger = false;
    await declined.model.turnOn("biometric");
    const unable = setUp({}, { device: { ...FAKE_DEVICE, biometry: "none" } });
    await unable.model.refresh();
    await unable.model.turnOn("biometric");
    const silent = setUp();
    await silent.model.refresh();
    silent.bridge.fails("silent");
    await silent.model.turnOn("biometric");
    expect(
      [declined, unable, silent].map(({ model, access }) => [model.problem, model.runningChange, access.orders.length]),
    ).toEqual([
      ["declined", undefined, 0],
      ["unable", undefined, 0],
      ["silent", undefined, 0],
    ]);
  });

  it("removes and reports a key that the server refuses or may not have; sends a new one", async () => {
    const refused = setUp();
    await refused.model.refresh();
    refused.access.script.failNext("associate", { kind: "refused", message: "no" });
    await refused.model.turnOn("automatic");
    expect([refused.model.problem, await keyFor(refused, "automatic")]).toEqual(["refused", false]);
    const lost = setUp();
    await lost.model.refresh();
    lost.access.script.failNext("associate", UNREACHABLE);
    await lost.model.turnOn("automatic");
    expect([lost.model.problem, await keyFor(lost, "automatic")]).toEqual(["unknown", false]);
    await lost.model.turnOn("automatic");
    expect([lost.model.problem, lost.access.orders.map(({ idempotencyKey }) => idempotencyKey)]).toEqual([
      undefined,
      ["intent-0000000004"],
    ]);
  });

  it.each(["biometric", "automatic"] as const)(
    "(part of WRAP-03) does not show an unconfirmed new %s key as a working one",
    async (use) => {
      const device = setUp({ automatic: true, biometric: true });
      await device.model.refresh();
      device.access.script.failNext("associate", UNREACHABLE);
      await device.model.turnOn(use);
      expect([device.model.problem, device.model.facts?.isOn[use], await keyFor(device, use)]).toEqual([
        "unknown",
        false,
        false,
      ]);
    },
  );

  it("(part of WRAP-03) removes a key that the app created without a response", async () => {
    const device = setUp({ automatic: true });
    await device.model.refresh();
    const { createKey } = device.bridge;
    device.bridge.createKey = async (use) => {
      await createKey(use);
      return { ok: false, failure: { kind: "bridge", why: "silent" } };
    };
    await device.model.turnOn("automatic");
    expect([device.model.problem, device.model.facts?.isOn.automatic, await keyFor(device, "automatic")]).toEqual([
      "silent",
      false,
      false,
    ]);
  });

  it("(part of WRAP-03) verifies a lost response only when the key was known to be off before", async () => {
    for (const [unread, problem, isListed] of [
      [false, undefined, true],
      [true, "unknown", false],
    ] as const) {
      const device = setUp();
      await device.model.refresh();
      if (unread) device.settings.script.failNext("devices", DOWN);
      // The server accepts the key, but its response is lost.
      device.access.registration.associate = async () => {
        device.settings.ports.devices.load = async () => ({
          ok: true,
          value: [{ deviceId: FAKE_DEVICE.deviceId, deviceName: FAKE_DEVICE.name, rememberMe: true, biometric: false }],
        });
        return { ok: false, failure: UNREACHABLE };
      };
      await device.model.turnOn("automatic");
      expect([device.model.problem, device.model.facts?.isOn.automatic, await keyFor(device, "automatic")]).toEqual([
        problem,
        isListed,
        isListed,
      ]);
    }
  });

  it.each(["biometric", "automatic"] as const)(
    "(part of SET-03) switches %s off at the server, then deletes the key and keeps the other",
    async (use) => {
      const device = setUp({ automatic: true, biometric: true });
      await device.bridge.createKey("automatic");
      await device.bridge.createKey("biometric");
      await device.model.refresh();
      const other = use === "automatic" ? "biometric" : "automatic";
      await device.model.turnOff(use);
      expect(device.model.facts?.isOn).toMatchObject({ [use]: false, [other]: true });
      expect([device.model.problem, await keyFor(device, use), await keyFor(device, other), device.changes]).toEqual([
        undefined,
        false,
        true,
        ["changed"],
      ]);
      expect(await device.settings.ports.devices.load()).toMatchObject({
        ok: true,
        value: [{ rememberMe: use !== "automatic", biometric: use !== "biometric" }],
      });
    },
  );

  it("(part of SET-03) keeps the key when switching it off has an unknown outcome", async () => {
    const device = setUp({ automatic: true });
    await device.bridge.createKey("automatic");
    await device.model.refresh();
    device.settings.script.failNext("edit", UNREACHABLE);
    await device.model.turnOff("automatic");
    expect([device.model.problem, await keyFor(device, "automatic"), device.model.facts?.isOn.automatic]).toEqual([
      "unknown",
      true,
      true,
    ]);
    await device.model.turnOff("automatic");
    expect([device.model.problem, await keyFor(device, "automatic"), device.model.facts?.isOn.automatic]).toEqual([
      undefined,
      false,
      false,
    ]);
  });

  it("(part of SET-03) shows unread phone permissions as unknown until they are rechecked", async () => {
    const device = setUp({ automatic: true, biometric: true });
    await device.bridge.createKey("automatic");
    device.settings.script.failAlways("devices", DOWN);
    const { pushState } = device.bridge;
    device.bridge.pushState = async () => ({ ok: false, failure: { kind: "bridge", why: "broken" } });
    await device.model.refresh();
    expect(device.model.facts).toMatchObject({ isOn: { automatic: undefined, biometric: false }, push: undefined });
    device.settings.script.recover();
    device.bridge.pushState = pushState;
    await device.model.check("automatic");
    expect(device.model.facts).toMatchObject({ isOn: { automatic: true, biometric: false }, push: "unasked" });
    expect([device.model.problem, await keyFor(device, "automatic"), device.access.orders]).toEqual([
      undefined,
      true,
      [],
    ]);
  });

  it("(part of SET-03) does not switch off a device that is unread or no longer in the list", async () => {
    const unread = setUp({ automatic: true });
    await unread.bridge.createKey("automatic");
    await unread.model.refresh();
    unread.settings.script.failNext("devices", DOWN);
    await unread.model.turnOff("automatic");
    expect([
      unread.model.problem,
      await keyFor(unread, "automatic"),
      unread.settings.script.calls.includes("edit"),
    ]).toEqual(["unread", true, false]);
    const gone = setUp();
    await gone.bridge.createKey("automatic");
    await gone.model.refresh();
    gone.settings.ports.devices.load = async () => ({ ok: true, value: [] });
    await gone.model.turnOff("automatic");
    expect([gone.model.problem, await keyFor(gone, "automatic"), gone.settings.script.calls.includes("edit")]).toEqual([
      undefined,
      false,
      false,
    ]);
  });

  it("registers the device for notifications only after they are allowed", async () => {
    const allowed = setUp();
    await allowed.model.refresh();
    await allowed.model.allowPush();
    expect([
      allowed.model.facts?.push,
      allowed.model.problem,
      allowed.access.orders.map(({ deviceToken }) => deviceToken),
    ]).toEqual(["granted", undefined, ["fake-token"]]);
    const denied = setUp();
    await denied.model.refresh();
    denied.bridge.owner.allowsPush = false;
    await denied.model.allowPush();
    expect([denied.model.facts?.push, denied.model.problem, denied.access.orders]).toEqual(["denied", undefined, []]);
    const unconfirmed = setUp();
    await unconfirmed.model.refresh();
    unconfirmed.access.script.failNext("associate", DOWN);
    await unconfirmed.model.allowPush();
    expect([unconfirmed.model.facts?.push, unconfirmed.model.problem, unconfirmed.model.isPushUnconfirmed]).toEqual([
      "granted",
      "unknown",
      true,
    ]);
    await unconfirmed.model.allowPush();
    expect([unconfirmed.model.problem, unconfirmed.model.isPushUnconfirmed, unconfirmed.access.orders.length]).toEqual([
      undefined,
      false,
      1,
    ]);
  });

  it.each(["biometric", "automatic"] as const)(
    "(part of SET-03, WRAP-03) reports a lost %s key, which can be replaced or switched off",
    async (use) => {
      for (const action of ["turnOn", "turnOff"] as const) {
        const device = setUp({ automatic: true, biometric: true });
        await device.bridge.createKey("automatic");
        await device.bridge.createKey("biometric");
        await device.model.refresh();
        expect([device.model.facts?.lost, device.memory.read().keys]).toEqual([[], ["automatic", "biometric"]]);
        await device.bridge.deleteKey(use);
        await device.model.refresh();
        expect([
          device.model.facts?.lost,
          device.model.facts?.isOn[use],
          device.memory.read().keys.includes(use),
        ]).toEqual([[use], false, false]);
        await device.model[action](use);
        expect([device.model.problem, device.model.facts?.lost, device.model.facts?.isOn[use]]).toEqual([
          undefined,
          [],
          action === "turnOn",
        ]);
      }
    },
  );

  it("(part of SET-03) applies changes of the device list to the card of the own device only", async () => {
    const device = setUp({ automatic: true });
    await device.bridge.createKey("automatic");
    const listed = {
      deviceId: FAKE_DEVICE.deviceId,
      deviceName: FAKE_DEVICE.name,
      rememberMe: false,
      biometric: false,
    };
    device.model.applyListed(listed);
    expect(device.model.facts).toBeUndefined();
    await device.model.refresh();
    device.model.applyListed({ ...listed, deviceId: "another" });
    expect(device.model.facts?.isOn.automatic).toBe(true);
    device.model.applyListed(listed);
    expect(device.model.facts?.isOn.automatic).toBe(false);
  });

  it("(part of SET-03, WRAP-02) refreshes phone settings, and registers allowed notifications", async () => {
    const device = setUp({ automatic: true, biometric: true });
    await device.bridge.createKey("automatic");
    await device.bridge.createKey("biometric");
    await device.model.refresh();
    device.settings.script.failAlways("devices", DOWN);
    await device.bridge.deleteKey("biometric");
    device.bridge.device = async () => ({ ok: true, value: { ...FAKE_DEVICE, biometry: "none" } });
    device.bridge.deviceToken = async () => ({ ok: true, value: "token-of-settings" });
    device.bridge.pushState = async () => ({ ok: true, value: "granted" });
    await device.model.refreshFromDevice();
    expect(device.model.facts).toEqual({
      device: { ...FAKE_DEVICE, biometry: "none" },
      isOn: { automatic: true, biometric: false },
      lost: ["biometric"],
      push: "granted",
    });
    expect(device.access.orders.map(({ deviceToken }) => deviceToken)).toEqual(["token-of-settings"]);
    await device.model.refreshFromDevice();
    expect([device.access.orders.length, device.model.isPushUnconfirmed]).toEqual([1, false]);
  });

  it("(part of SET-03) keeps the state of the phone when it is silent or an action is running", async () => {
    const device = setUp({ automatic: true });
    await device.bridge.createKey("automatic");
    await device.model.refresh();
    const known = device.model.facts;
    const silent = async () => ({ ok: false, failure: { kind: "bridge", why: "silent" } }) as const;
    Object.assign(device.bridge, { hasKey: silent, pushState: silent });
    await device.model.refreshFromDevice();
    expect(device.model.facts).toEqual(known);
    const busy = setUp();
    await busy.model.refresh();
    const release = busy.access.script.hold("associate");
    const turning = busy.model.turnOn("automatic");
    busy.bridge.device = async () => ({ ok: true, value: { ...FAKE_DEVICE, name: "Inny" } });
    await busy.model.refreshFromDevice();
    expect(busy.model.facts?.device.name).toBe(FAKE_DEVICE.name);
    release();
    await turning;
  });

  it("runs one action on the phone at a time", async () => {
    const { model, access } = setUp();
    await model.refresh();
    const release = access.script.hold("associate");
    const first = model.turnOn("automatic");
    expect(model.runningChange).toBe("automatic");
    await model.turnOn("biometric");
    release();
    await first;
    expect(access.orders.map(({ key }) => key?.use)).toEqual(["automatic"]);
  });
});

describe("registerDevice", () => {
  const register = async (why?: "no-device", push: "granted" | "unasked" = "granted") => {
    const fakes = setUp({}, { push });
    fakes.bridge.fails(why);
    const dependencies = {
      bridge: fakes.bridge,
      registration: fakes.access.registration,
      idempotencyKeys: fakeIdempotencyKeys(),
    };
    return { ...fakes, dependencies };
  };

  it("(part of WRAP-02) registers a device with its token, or none, and without a key", async () => {
    const registered = await register();
    expect(await registerDevice(registered.dependencies)).toBe("registered");
    const without = await register(undefined, "unasked");
    expect(await registerDevice(without.dependencies)).toBe("registered");
    const device = { deviceId: FAKE_DEVICE.deviceId, name: FAKE_DEVICE.name };
    expect([...registered.access.orders, ...without.access.orders]).toEqual([
      { idempotencyKey: "intent-0000000001", device, deviceToken: "fake-token" },
      { idempotencyKey: "intent-0000000001", device, deviceToken: undefined },
    ]);
  });

  it("(part of WRAP-02) registers nothing in a browser and distinguishes a failed registration", async () => {
    const browser = await register("no-device");
    expect([await registerDevice(browser.dependencies), browser.access.script.calls]).toEqual(["no-device", []]);
    const down = await register();
    down.access.script.failNext("associate", DOWN);
    expect(await registerDevice(down.dependencies)).toBe("not-registered");
  });
});

import { describe, expect, it } from "vitest";
import type { KeyUse } from "#domain/device/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { proveDeviceKey } from "#test/fakes/prove-device-key.ts";
import { fakeDeviceAccess } from "#test/fakes/fake-device-access.ts";
import { fakeDeviceMemory } from "#test/fakes/fake-device-memory.ts";
import { FAKE_DEVICE, fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { aSession } from "#test/mothers/index.ts";
import { DeviceLoginStore } from "./device-login.store.ts";

const SESSION = aSession();

/** Creates a device with these registered keys, on the login page. */
async function atLogin(...uses: readonly KeyUse[]) {
  const bridge = fakeNativeBridge();
  const access = fakeDeviceAccess({
    session: SESSION,
    isRight: (key, { challenge }, signature) => atob(signature) === `${key}:${challenge}`,
  });
  for (const use of uses) {
    const key = await bridge.createKey(use);
    if (!key.ok) throw new Error("the device has no key");
    await access.registration.associate({
      idempotencyKey: `intent-${use}`,
      device: FAKE_DEVICE,
      deviceToken: undefined,
      key: await proveDeviceKey(access.registration, {
        device: FAKE_DEVICE,
        use,
        publicKey: key.value,
        sign: () => "",
      }),
    });
  }
  const entered: UserSession[] = [];
  const discarded: UserSession[] = [];
  const page = { left: false, typing: false, isReasonShown: false };
  const memory = fakeDeviceMemory();
  const open = () =>
    new DeviceLoginStore({
      bridge,
      memory,
      login: access.login,
      openSession: (session) => void entered.push(session),
      endUnusedSession: (session) => void discarded.push(session),
      hasLeftPage: () => page.left,
      isTyping: () => page.typing,
      isReasonShown: () => page.isReasonShown,
    });
  return { bridge, access, memory, model: open(), open, entered, discarded, page };
}

describe("DeviceLoginStore", () => {
  it("(part of WRAP-03) offers a login by each key of the device, and nothing without a device", async () => {
    const { model, bridge, access } = await atLogin("biometric");
    await model.refresh(true);
    expect([model.biometry, model.availableKeyUses, access.script.calls]).toEqual([
      "fingerprint",
      ["biometric"],
      ["requestKeyChallenge", "associate"],
    ]);
    const browser = await atLogin("biometric", "automatic");
    browser.bridge.fails("no-device");
    await browser.model.refresh(true);
    expect([browser.model.availableKeyUses, browser.model.biometry, browser.model.problem, browser.entered]).toEqual([
      [],
      "none",
      undefined,
      [],
    ]);
    expect(await bridge.hasKey("automatic")).toEqual({ ok: true, value: false });
  });

  it.each(["biometric", "automatic"] as const)(
    "(part of WRAP-03) logs in with a challenge signed by the %s key",
    async (use) => {
      const { model, entered, access } = await atLogin("biometric", "automatic");
      await model.refresh(false);
      expect(entered).toEqual([]);
      await model.openSession(use);
      expect([entered, model.problem, model.runningKeyUse]).toEqual([[SESSION], undefined, undefined]);
      expect(access.script.calls.slice(-2)).toEqual(["challenge", "openSession"]);
    },
  );

  it("logs in automatically after the start of the app, but never by fingerprint", async () => {
    const automaticLogin = await atLogin("biometric", "automatic");
    await automaticLogin.model.refresh(true);
    expect(automaticLogin.entered).toEqual([SESSION]);
    const byFinger = await atLogin("biometric");
    await byFinger.model.refresh(true);
    expect(byFinger.entered).toEqual([]);
  });

  it("(part of WRAP-03) reports each declined or failed fingerprint, and allows another attempt", async () => {
    const { model, bridge, entered } = await atLogin("biometric");
    await model.refresh(false);
    bridge.owner.finger = false;
    for (const _time of [1, 2]) {
      const trying = model.openSession("biometric");
      expect(model.message(false)).toBeUndefined();
      await trying;
      expect([model.problem, model.message(true), model.runningKeyUse, model.availableKeyUses, entered]).toEqual([
        { kind: "declined" },
        "declined",
        undefined,
        ["biometric"],
        [],
      ]);
    }
    bridge.owner.finger = true;
    await model.openSession("biometric");
    expect([entered, model.problem]).toEqual([[SESSION], undefined]);
  });

  it("(part of WRAP-03, SESS-06) does not log in automatically after a logout or during typing", async () => {
    const left = await atLogin("automatic");
    left.memory.write({ hasLoggedOut: true, keys: [] });
    await left.model.refresh(true);
    expect([left.entered, left.model.availableKeyUses]).toEqual([[], ["automatic"]]);
    await left.model.openSession("automatic");
    expect(left.entered).toEqual([SESSION]);
    const typing = await atLogin("automatic");
    typing.page.typing = true;
    await typing.model.refresh(true);
    expect([typing.entered, typing.model.availableKeyUses]).toEqual([[], ["automatic"]]);
  });

  it("(part of WRAP-03) reports lost keys once, but not unknown keys or a missing response", async () => {
    const both = await atLogin("biometric", "automatic");
    await both.model.refresh(false);
    expect([both.model.lost, both.model.message(false), both.memory.read().keys]).toEqual([
      [],
      undefined,
      ["automatic", "biometric"],
    ]);
    both.bridge.loseKeys();
    const opened = both.open();
    await opened.refresh(true);
    expect([
      opened.lost,
      opened.availableKeyUses,
      opened.message(false),
      opened.message(true),
      both.memory.read().keys,
    ]).toEqual([["biometric", "automatic"], [], "lost", "awaitedLost", []]);
    // The message stays while the native app is open, and is gone after the next start.
    await opened.refresh(false);
    expect(opened.message(false)).toBe("lost");
    const next = both.open();
    await next.refresh(true);
    expect(next.message(false)).toBeUndefined();

    const silent = await atLogin("biometric");
    await silent.model.refresh(false);
    silent.bridge.hasKey = async () => ({ ok: false, failure: { kind: "bridge", why: "silent" } });
    await silent.model.refresh(false);
    expect([silent.model.availableKeyUses, silent.model.message(false), silent.memory.read().keys]).toEqual([
      ["biometric"],
      undefined,
      ["biometric"],
    ]);
  });

  it("(part of WRAP-03) delays the lost-keys message during automatic login or another message", async () => {
    const device = await atLogin("automatic");
    device.memory.write({ hasLoggedOut: false, keys: ["automatic", "biometric"] });
    await device.model.refresh(true);
    expect([device.entered, device.memory.read().keys]).toEqual([[SESSION], ["automatic", "biometric"]]);
    device.page.isReasonShown = true;
    const why = device.open();
    await why.refresh(false);
    expect([why.message(false), device.memory.read().keys]).toEqual([undefined, ["automatic", "biometric"]]);
    device.page.isReasonShown = false;
    const next = device.open();
    await next.refresh(false);
    expect([next.message(false), next.availableKeyUses]).toEqual(["lost", ["automatic"]]);
  });

  it("(part of WRAP-03) refreshes changed biometry on return to the app, but not during a login", async () => {
    const { model, bridge } = await atLogin("biometric");
    bridge.device = async () => ({ ok: true, value: { ...FAKE_DEVICE, biometry: "none" } });
    await model.refresh(false);
    expect([model.availableKeyUses, model.biometry]).toEqual([[], "none"]);
    bridge.device = async () => ({ ok: true, value: { ...FAKE_DEVICE, biometry: "face" } });
    await model.refresh(false);
    expect([model.availableKeyUses, model.biometry]).toEqual([["biometric"], "face"]);
    const signed = bridge.sign;
    bridge.sign = async (use, challenge) => {
      bridge.device = async () => ({ ok: true, value: { ...FAKE_DEVICE, biometry: "none" } });
      await model.refresh(false);
      bridge.owner.finger = false;
      return signed(use, challenge);
    };
    await model.openSession("biometric");
    expect([model.biometry, model.problem]).toEqual(["face", { kind: "declined" }]);
  });

  it("reports an expired challenge and an app without a response as different problems", async () => {
    const late = await atLogin("biometric");
    const signed = late.bridge.sign;
    late.bridge.sign = async (use, challenge) => {
      // During the login, another attempt replaces the challenge.
      await late.access.login.challenge(FAKE_DEVICE.deviceId, use);
      return signed(use, challenge);
    };
    await late.model.openSession("biometric");
    expect([late.model.problem, late.entered]).toEqual([{ kind: "challenge-over" }, []]);

    const silent = await atLogin("biometric");
    await silent.model.refresh(false);
    silent.bridge.sign = async () => ({ ok: false, failure: { kind: "bridge", why: "silent" } });
    await silent.model.openSession("biometric");
    expect([silent.model.problem, silent.model.runningKeyUse, silent.model.availableKeyUses, silent.entered]).toEqual([
      { kind: "device-unavailable" },
      undefined,
      ["biometric"],
      [],
    ]);
  });

  it.each(["biometric", "automatic"] as const)(
    "(part of WRAP-03) reports and removes the lost %s key, and the other key lost with it",
    async (use) => {
      const both = await atLogin("biometric", "automatic");
      await both.model.refresh(false);
      both.bridge.loseKeys();
      await both.model.openSession(use);
      expect([
        both.model.problem,
        both.model.availableKeyUses,
        both.model.runningKeyUse,
        both.entered,
        both.access.script.calls.includes("openSession"),
      ]).toEqual([{ kind: "lost" }, [], undefined, [], false]);
    },
  );

  it.each(["biometric", "automatic"] as const)(
    "(part of WRAP-03) removes an unusable %s key that the device still lists, and keeps the other",
    async (use) => {
      const { model, bridge, entered } = await atLogin("biometric", "automatic");
      const signed = bridge.sign;
      bridge.sign = async (asked, challenge) =>
        asked === use ? { ok: false, failure: { kind: "bridge", why: "unable" } } : signed(asked, challenge);
      const other = use === "biometric" ? "automatic" : "biometric";
      await model.refresh(use === "automatic");
      // The automatic login has already been tried.
      if (use === "biometric") await model.openSession(use);
      expect([model.problem, model.availableKeyUses, await bridge.hasKey(use)]).toEqual([
        { kind: "lost" },
        [other],
        { ok: true, value: false },
      ]);
      await model.openSession(other);
      expect([model.problem, entered]).toEqual([undefined, [SESSION]]);
    },
  );

  it("reports a failure of the server and clears it at the next login attempt", async () => {
    const { model, access, entered } = await atLogin("biometric");
    access.script.failNext("challenge", { kind: "http", status: 503 });
    await model.openSession("biometric");
    expect(model.problem).toEqual({ kind: "http", status: 503 });
    const again = model.openSession("biometric");
    expect(model.problem).toBeUndefined();
    await again;
    expect([model.problem, entered]).toEqual([undefined, [SESSION]]);
  });

  it.each(["biometric", "automatic"] as const)(
    "(part of WRAP-03) removes the %s key after one wrong signature and keeps the other",
    async (use) => {
      const { model, bridge, access, entered } = await atLogin("biometric", "automatic");
      await model.refresh(false);
      // The server still has a former key, because the new one was never sent.
      await bridge.createKey(use);
      await model.openSession(use);
      const other = use === "biometric" ? "automatic" : "biometric";
      expect([model.problem, model.availableKeyUses, entered]).toEqual([
        { kind: "login-refused", code: "bad-credentials" },
        [other],
        [],
      ]);
      expect([await bridge.hasKey(use), await bridge.hasKey(other)]).toEqual([
        { ok: true, value: false },
        { ok: true, value: true },
      ]);
      await model.refresh(true);
      expect([model.availableKeyUses, access.script.calls.filter((call) => call === "openSession").length]).toEqual([
        [other],
        use === "biometric" ? 2 : 1,
      ]);
    },
  );

  it("(part of WRAP-03) offers no biometric login without biometry, but the automatic one", async () => {
    const { model, bridge } = await atLogin("biometric", "automatic");
    bridge.device = async () => ({ ok: true, value: { ...FAKE_DEVICE, biometry: "none" } });
    await model.refresh(false);
    expect(model.availableKeyUses).toEqual(["automatic"]);
  });

  it("(part of SET-03) removes a key that was switched off and keeps the other", async () => {
    const { model, bridge, access, memory, entered } = await atLogin("biometric", "automatic");
    memory.write({ hasLoggedOut: false, keys: ["automatic", "biometric"] });
    access.switchOff(FAKE_DEVICE.deviceId, "automatic");
    await model.refresh(true);
    expect([model.problem, model.availableKeyUses, entered]).toEqual([{ kind: "switched-off" }, ["biometric"], []]);
    expect([await bridge.hasKey("automatic"), await bridge.hasKey("biometric")]).toEqual([
      { ok: true, value: false },
      { ok: true, value: true },
    ]);
    // The key is not reported as lost at the next start of the native app either.
    await model.refresh(true);
    expect([model.lost, model.availableKeyUses]).toEqual([[], ["biometric"]]);
  });

  it("runs one device login at a time, and ends its session when the page was left meanwhile", async () => {
    const { model, access, page, entered, discarded } = await atLogin("biometric");
    const release = access.script.hold("openSession");
    const first = model.openSession("biometric");
    expect(model.runningKeyUse).toBe("biometric");
    await model.openSession("biometric");
    page.left = true;
    release();
    await first;
    expect([entered, discarded, access.script.calls.filter((call) => call === "challenge").length]).toEqual([
      [],
      [SESSION],
      1,
    ]);
  });
});

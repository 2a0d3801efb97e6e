// @vitest-environment jsdom
import { createVerify, webcrypto } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asyncScheduler } from "rxjs";
import { expect, it, vi } from "vitest";
import { NoNativeBridgeAdapter } from "#adapters/native-bridge/no-native-bridge.adapter.ts";
import { findNativeChannel, NATIVE_EVENT, NATIVE_OBJECT_NAME } from "#adapters/native-bridge/native-channel.ts";
import { ChannelNativeBridgeAdapter } from "#adapters/native-bridge/channel-native-bridge.adapter.ts";
import type { FileToSave } from "#domain/device/index.ts";
import { Phone, type PhoneDependencies } from "#sandbox/native-app-simulator/phone.ts";
import { fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import {
  nativeBridgePortContract,
  PORT_MEMBERS,
  exerciseWholePort,
  type NativeBridgeContractSetup,
} from "./native-bridge-port.contract.ts";

vi.stubGlobal("crypto", webcrypto);

function setUpInMemory(isThere: boolean): NativeBridgeContractSetup {
  const bridge = fakeNativeBridge();
  if (!isThere) bridge.fails("no-device");
  return {
    bridge,
    isThere,
    declineFinger: () => void (bridge.owner.finger = false),
    declinePush: () => void (bridge.owner.allowsPush = false),
    loseKeys: bridge.loseKeys,
    setDark: bridge.setDark,
    setInsets: bridge.setInsets,
    tap: bridge.tap,
    pressBack: bridge.pressBack,
    left: () => bridge.left,
    files: () => bridge.files,
    isSigned: async (_use, key, challenge, signature) => atob(signature) === `${key}:${challenge}`,
  };
}

/** Creates the simulator's phone and a page inside it; `connect` joins both. */
function setUpSimulator(
  connect: (page: Window, receiveMessage: (text: unknown) => void) => (text: string) => void,
): NativeBridgeContractSetup {
  const owner = { finger: true, allowsPush: true };
  const left: string[] = [];
  const files: FileToSave[] = [];
  let send: (text: string) => void = () => undefined;
  const phoneDependencies: PhoneDependencies = {
    send: (text) => send(text),
    showFinger: async () => owner.finger,
    allowPush: async () => owner.allowsPush,
    outside(what) {
      if (what.kind === "file") files.push({ name: what.name, type: what.type, bytes: what.bytes });
      else left.push(what.kind === "open" ? what.url : what.kind);
    },
  };
  const phone = new Phone(phoneDependencies, {
    name: "Telefon Małgosi",
    platform: "android",
    appVersion: "1.0.0",
    biometry: "fingerprint",
    push: "unasked",
    dark: false,
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
  });
  // Delivers later, as the event of a browser.
  const page: Window = Object.create(window, { parent: { value: window, configurable: true, writable: true } });
  send = connect(page, (text) => queueMicrotask(() => phone.receiveMessage(text).catch(() => undefined)));
  const channel = findNativeChannel(page);
  if (channel === undefined) throw new Error("the page has no channel to the simulator");
  const bridge = new ChannelNativeBridgeAdapter({
    channel,
    clock: { scheduler: asyncScheduler },
    conversation: webcrypto.randomUUID(),
  });
  return {
    bridge,
    isThere: true,
    declineFinger: () => void (owner.finger = false),
    declinePush: () => void (owner.allowsPush = false),
    loseKeys: () => phone.loseKeys(),
    setDark: (dark) => phone.emit("dark", dark),
    setInsets: (insets) => phone.emit("insets", insets),
    tap: (push) => phone.emit("tap", push),
    pressBack: () => phone.emit("back"),
    left: () => left,
    files: () => files,
    async isSigned(use, key, challenge, signature) {
      const verify = createVerify("sha256").update(["ebok-login-1", phone.deviceId, use, challenge].join("\n"));
      return verify.verify({ key: Buffer.from(key, "base64"), format: "der", type: "spki" }, signature, "base64");
    },
  };
}

/** Creates a bridge without a device, with controls that do nothing. */
function browser(): NativeBridgeContractSetup {
  const nothing = (): void => undefined;
  return {
    bridge: new NoNativeBridgeAdapter(),
    isThere: false,
    declineFinger: nothing,
    declinePush: nothing,
    loseKeys: nothing,
    setDark: nothing,
    setInsets: nothing,
    tap: nothing,
    pressBack: nothing,
    left: () => [],
    files: () => [],
    isSigned: async () => false,
  };
}

const setUpAndroid = (): NativeBridgeContractSetup =>
  setUpSimulator((page, receiveMessage) => {
    const end: { postMessage: (text: string) => void; onmessage: ((event: { data: unknown }) => void) | null } = {
      postMessage: receiveMessage,
      onmessage: null,
    };
    Object.defineProperty(page, NATIVE_OBJECT_NAME, { value: end });
    return (data) => end.onmessage?.({ data });
  });

const setUpIos = (): NativeBridgeContractSetup =>
  setUpSimulator((page, receiveMessage) => {
    Object.defineProperty(page, "webkit", {
      value: { messageHandlers: { [NATIVE_OBJECT_NAME]: { postMessage: receiveMessage } } },
    });
    return (detail) => window.dispatchEvent(new CustomEvent(NATIVE_EVENT, { detail }));
  });

const setUpFrame = (): NativeBridgeContractSetup =>
  setUpSimulator((page, receiveMessage) => {
    const parent: Window = Object.create(window, {
      postMessage: {
        value: (text: string, origin: string) => origin === window.location.origin && receiveMessage(text),
      },
    });
    Object.defineProperty(page, "parent", { value: parent });
    return (data) => {
      const event = new MessageEvent("message", { data, origin: window.location.origin });
      Object.defineProperty(event, "source", { value: parent });
      window.dispatchEvent(event);
    };
  });

nativeBridgePortContract("fake", () => setUpInMemory(true));
nativeBridgePortContract("fake without a device", () => setUpInMemory(false));
nativeBridgePortContract("browser", browser);
nativeBridgePortContract("native app, Android's object", setUpAndroid);
nativeBridgePortContract("native app, iOS's handler", setUpIos);
nativeBridgePortContract("native app, the simulator's frame", setUpFrame);

const ADAPTERS: Readonly<Record<string, () => NativeBridgeContractSetup>> = {
  browser: browser,
  Android: setUpAndroid,
  iOS: setUpIos,
  frame: setUpFrame,
};
const SETUPS: Readonly<Record<string, () => NativeBridgeContractSetup>> = {
  ...ADAPTERS,
  fake: () => setUpInMemory(true),
  "fake without a device": () => setUpInMemory(false),
};

/** Returns the names of an object's own and class members, without those of `Object`. */
function membersOf(bridge: object): readonly string[] {
  const ofClass: unknown = Object.getPrototypeOf(bridge);
  const inherited =
    typeof ofClass === "object" && ofClass !== null && ofClass !== Object.prototype
      ? Object.getOwnPropertyNames(ofClass)
      : [];
  return [...Object.getOwnPropertyNames(bridge), ...inherited].filter((name) => name !== "constructor").toSorted();
}

const ROOT = join(import.meta.dirname, "../..");
const ADAPTER_FILES = /native-bridge\/(no-native-bridge|channel-native-bridge)\.adapter/;
const sources = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !/\.spec\.tsx?$/.test(file));
const namesOne = (file: string): boolean => ADAPTER_FILES.test(readFileSync(join(ROOT, file), "utf8"));

it("[WRAP-04] implements one port by both adapters, and names them only in one container module", async () => {
  for (const [name, make] of Object.entries(SETUPS)) {
    const setup = make();
    const results = await exerciseWholePort(setup);
    expect(Object.keys(results).toSorted(), name).toEqual(PORT_MEMBERS.toSorted());
    for (const [member, outcome] of Object.entries(results)) {
      const none =
        typeof outcome === "string" ? "silent" : { ok: false, failure: { kind: "bridge", why: "no-device" } };
      const some = typeof outcome === "string" ? "emitted" : { ok: true, value: expect.anything() };
      expect(outcome, `${name}: ${member}`).toEqual(setup.isThere ? some : none);
    }
    // An adapter must not have more members than the port, because views could otherwise depend on them.
    if (Object.hasOwn(ADAPTERS, name)) expect(membersOf(setup.bridge), name).toEqual(PORT_MEMBERS.toSorted());
  }
  expect([...sources("src"), ...sources("src-domain"), ...sources("src-ui")].filter(namesOne)).toEqual([
    "src/container/native-app.module.ts",
  ]);
  const container = readFileSync(join(ROOT, "src/container/native-app.module.ts"), "utf8");
  expect(container.match(/new (NoNativeBridgeAdapter|ChannelNativeBridgeAdapter)\(/g)).toHaveLength(2);
  expect(container).toMatch(/\? new NoNativeBridgeAdapter\(\)\s+: new ChannelNativeBridgeAdapter\(/);
});

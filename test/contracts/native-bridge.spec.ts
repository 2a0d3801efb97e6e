// @vitest-environment jsdom
import { createVerify } from "node:crypto";
import { webcrypto } from "node:crypto";
import { asyncScheduler } from "rxjs";
import { vi } from "vitest";
import { NoDevice } from "#adapters/native-bridge/no-device.adapter.ts";
import { channelOf, NATIVE_EVENT, NATIVE_NAME } from "#adapters/native-bridge/native-channel.ts";
import { WrapperBridge } from "#adapters/native-bridge/wrapper-bridge.adapter.ts";
import { Phone, type Surroundings } from "#sandbox/wrapper/phone.ts";
import { fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { nativeBridgePortContract, noDeviceContract, type DeviceWorld } from "./native-bridge-port.contract.ts";

vi.stubGlobal("crypto", webcrypto);

nativeBridgePortContract("fake", () => {
  const bridge = fakeNativeBridge();
  return {
    bridge,
    declineFinger: () => void (bridge.owner.finger = false),
    declinePush: () => void (bridge.owner.allowsPush = false),
    setDark: bridge.setDark, setInsets: bridge.setInsets, tap: bridge.tap, pressBack: bridge.pressBack,
    left: () => bridge.left,
    isSigned: async (_use, key, challenge, signature) => atob(signature) === `${key}:${challenge}`,
  };
});

/** The simulator's phone, and the page inside that speaks to it by `connect`. */
function simulated(connect: (page: Window, hear: (text: unknown) => void) => (text: string) => void): DeviceWorld {
  const owner = { finger: true, allowsPush: true };
  const left: string[] = [];
  let send: (text: string) => void = () => undefined;
  const around: Surroundings = {
    send: (text) => send(text),
    showFinger: async () => owner.finger,
    allowPush: async () => owner.allowsPush,
    outside: (what) => void left.push(what.kind === "open" ? what.url : what.kind),
  };
  const phone = new Phone(around, { name: "Telefon Małgosi", platform: "android", appVersion: "1.0.0", biometry: "fingerprint", push: "unasked", dark: false, insets: { top: 0, right: 0, bottom: 0, left: 0 } });
  // an event of a page: it comes later, as in a browser
  const page: Window = Object.create(window, { parent: { value: window, configurable: true, writable: true } });
  send = connect(page, (text) => queueMicrotask(() => phone.hear(text).catch(() => undefined)));
  const channel = channelOf(page);
  if (channel === undefined) throw new Error("no channel to the simulator");
  const bridge = new WrapperBridge({ channel, clock: { scheduler: asyncScheduler }, conversation: webcrypto.randomUUID() });
  return {
    bridge,
    declineFinger: () => void (owner.finger = false),
    declinePush: () => void (owner.allowsPush = false),
    setDark: (dark) => phone.tell("dark", dark),
    setInsets: (insets) => phone.tell("insets", insets),
    tap: (push) => phone.tell("tap", push),
    pressBack: () => phone.tell("back"),
    left: () => left,
    async isSigned(use, key, challenge, signature) {
      const verify = createVerify("sha256").update(["ebok-login-1", phone.deviceId, use, challenge].join("\n"));
      return verify.verify({ key: Buffer.from(key, "base64"), format: "der", type: "spki" }, signature, "base64");
    },
  };
}

nativeBridgePortContract("wrapper, Android's object", () =>
  simulated((page, hear) => {
    const end: { postMessage: (text: string) => void; onmessage: ((event: { data: unknown }) => void) | null } = { postMessage: hear, onmessage: null };
    Object.defineProperty(page, NATIVE_NAME, { value: end });
    return (data) => end.onmessage?.({ data });
  }));

nativeBridgePortContract("wrapper, iOS's handler", () =>
  simulated((page, hear) => {
    Object.defineProperty(page, "webkit", { value: { messageHandlers: { [NATIVE_NAME]: { postMessage: hear } } } });
    return (detail) => window.dispatchEvent(new CustomEvent(NATIVE_EVENT, { detail }));
  }));

nativeBridgePortContract("wrapper, the simulator's frame", () =>
  simulated((page, hear) => {
    const parent: Window = Object.create(window, { postMessage: { value: (text: string, origin: string) => origin === window.location.origin && hear(text) } });
    Object.defineProperty(page, "parent", { value: parent });
    return (data) => {
      const event = new MessageEvent("message", { data, origin: window.location.origin });
      Object.defineProperty(event, "source", { value: parent });
      window.dispatchEvent(event);
    };
  }));

noDeviceContract("browser", () => new NoDevice());

noDeviceContract("fake", () => {
  const bridge = fakeNativeBridge();
  bridge.fails("no-device");
  return bridge;
});

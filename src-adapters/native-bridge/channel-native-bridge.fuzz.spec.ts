// @vitest-environment jsdom
import fc from "fast-check";
import { merge } from "rxjs";
import { afterEach, describe, expect, it } from "vitest";
import { fail } from "#domain/shared-kernel/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { runs } from "#test/models/runs.ts";
import { BRIDGE_VERSION, MAX_BRIDGE_MESSAGE_LENGTH } from "./bridge-messages.ts";
import { findNativeChannel, NATIVE_EVENT } from "./native-channel.ts";
import {
  APP_RESPONSE_TIMEOUT_MS,
  MAX_DEVICE_REQUESTS,
  USER_RESPONSE_TIMEOUT_MS,
  ChannelNativeBridgeAdapter,
} from "./channel-native-bridge.adapter.ts";

const CONVERSATION = "conversation-of-this-page";
const uncaught: unknown[] = [];
window.addEventListener("error", ({ error }) => void uncaught.push(error));
process.on("unhandledRejection", (error) => void uncaught.push(error));

const listening: (() => void)[] = [];
afterEach(() => listening.splice(0).forEach((stop) => stop()));

/** App's end of a channel: `deliver` sends a real message, `forge` one from elsewhere. */
interface SimulatedApp {
  readonly page: Window;
  readonly deliver: (data: unknown) => void;
  readonly forge: (data: unknown, origin: string | undefined) => void;
}

/** Dispatches a message as a real event of the window. */
function dispatchMessage(data: unknown, origin: string, source: Window | null): void {
  const event = new MessageEvent("message", { data, origin });
  Object.defineProperty(event, "source", { value: source });
  window.dispatchEvent(event);
}

const CHANNELS = {
  frame(onMessage: (text: string) => void): SimulatedApp {
    const parent: Window = Object.create(window, { postMessage: { value: onMessage } });
    return {
      page: Object.create(window, { parent: { value: parent } }),
      deliver: (data) => dispatchMessage(data, window.location.origin, parent),
      // A message of another origin through the same window, or of another window of this origin.
      forge: (data, origin) =>
        origin === undefined
          ? dispatchMessage(data, window.location.origin, window)
          : dispatchMessage(data, origin, parent),
    };
  },
  android(onMessage: (text: string) => void): SimulatedApp {
    const end: {
      postMessage: (text: string) => void;
      onmessage: ((event: { readonly data: unknown }) => void) | null;
    } = { postMessage: onMessage, onmessage: null };
    return {
      page: Object.create(window, { ebokNative: { value: end } }),
      deliver: (data) => end.onmessage?.({ data }),
      forge: (data, origin = window.location.origin) => dispatchMessage(data, origin, window),
    };
  },
  ios(onMessage: (text: string) => void): SimulatedApp {
    return {
      page: Object.create(window, {
        webkit: { value: { messageHandlers: { ebokNative: { postMessage: onMessage } } } },
      }),
      deliver: (detail) => window.dispatchEvent(new CustomEvent(NATIVE_EVENT, { detail })),
      // A message, or an event of the right name in the form of a message.
      forge: (data, origin) =>
        origin === undefined
          ? window.dispatchEvent(new MessageEvent(NATIVE_EVENT, { data }))
          : dispatchMessage(data, origin, window),
    };
  },
};

/** Creates a page inside an app. */
function inApp(way: keyof typeof CHANNELS) {
  const bridgeRequests: unknown[] = [];
  const { page, deliver, forge } = CHANNELS[way]((text) => void bridgeRequests.push(JSON.parse(text)));
  const channel = findNativeChannel(page);
  if (channel === undefined) throw new Error("no channel was found");
  const clock = movableClock();
  const received: unknown[] = [];
  const trackedChannel = {
    ...channel,
    listen: (onMessage: (rawMessage: unknown) => void) => {
      const stop = channel.listen(onMessage);
      listening.push(stop);
      return stop;
    },
  };
  const bridge = new ChannelNativeBridgeAdapter({ channel: trackedChannel, clock, conversation: CONVERSATION });
  merge(bridge.dark, bridge.insets, bridge.taps, bridge.back).subscribe((value) => void received.push(value));
  return { bridge, clock, bridgeRequests, received, deliver, forge };
}

const answer = (id: number, value: unknown, channel = CONVERSATION): string =>
  JSON.stringify({ ebok: BRIDGE_VERSION, channel, id, ok: true, value });
const eventMessage = (turn: number, event = "back", value: unknown = true, channel = CONVERSATION): string =>
  JSON.stringify({ ebok: BRIDGE_VERSION, channel, event, turn, value });

/** Generates texts that are valid unless the test damages them. */
const validMessage = fc.oneof(
  fc.record({ id: fc.integer({ min: 1, max: 3 }), value: fc.boolean() }).map(({ id, value }) => answer(id, value)),
  fc
    .record({ turn: fc.integer({ min: 2, max: 50 }), event: fc.constantFrom("dark", "back") })
    .map(({ turn, event }) => eventMessage(turn, event)),
);

/** Generates a message damaged in one of the possible ways. */
const invalidMessage = fc.oneof(
  fc.record({
    how: fc.constant("forged origin"),
    data: validMessage,
    origin: fc.webUrl().filter((url) => new URL(url).origin !== window.location.origin),
  }),
  fc.record({ how: fc.constant("another window"), data: validMessage }),
  fc.record({
    how: fc.constant("another conversation"),
    data: fc
      .tuple(fc.string(), fc.nat(60))
      .map(([channel, at]) =>
        at % 2 === 0 ? answer(1 + (at % 3), true, `${channel}!`) : eventMessage(at + 2, "dark", true, `${channel}!`),
      ),
  }),
  fc.record({
    how: fc.constant("no such question"),
    data: fc.integer({ min: 4, max: 10_000 }).map((id) => answer(id, true)),
  }),
  fc.record({
    how: fc.constant("replayed event"),
    data: fc.constantFrom(eventMessage(1), eventMessage(0), eventMessage(-4), eventMessage(1, "dark", false)),
  }),
  fc.record({
    how: fc.constant("another version"),
    data: fc
      .oneof(fc.constantFrom(0, 2, "1", null), fc.nat())
      .filter((version) => version !== BRIDGE_VERSION)
      .map((ebok) => JSON.stringify({ ebok, channel: CONVERSATION, id: 1, ok: true, value: true })),
  }),
  fc.record({ how: fc.constant("wrong shape"), data: fc.oneof(fc.json(), fc.string(), fc.anything()) }),
  fc.record({
    how: fc.constant("wrong event"),
    data: fc
      .tuple(
        fc.constantFrom("dark", "insets", "tap", "toString", "__proto__"),
        fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.object()),
      )
      .map(([event, value]) => eventMessage(40, event, value)),
  }),
  fc.record({
    how: fc.constant("answer and event at once"),
    data: fc.constant(
      JSON.stringify({
        ebok: BRIDGE_VERSION,
        channel: CONVERSATION,
        id: 1,
        ok: true,
        value: true,
        event: "back",
        turn: 9,
      }),
    ),
  }),
  fc.record({
    how: fc.constant("no answer"),
    data: fc
      .constantFrom(1, 2, 3)
      .map((id) => JSON.stringify({ ebok: BRIDGE_VERSION, channel: CONVERSATION, id, ok: "yes", value: true })),
  }),
  fc.record({
    how: fc.constant("huge"),
    data: fc
      .integer({ min: MAX_BRIDGE_MESSAGE_LENGTH, max: 4 * MAX_BRIDGE_MESSAGE_LENGTH })
      .map((length) => answer(1, "x".repeat(length))),
  }),
);

describe("invalid bridge messages", () => {
  it.each(["frame", "android", "ios"] as const)(
    "%s: drops 1,000 invalid bridge messages without an error and accepts the real answers",
    async (way) => {
      let dropped = 0;
      await fc.assert(
        fc.asyncProperty(invalidMessage, async (message) => {
          const { bridge, received, bridgeRequests, deliver, forge } = inApp(way);
          deliver(eventMessage(1));
          const settled: unknown[] = [];
          const pending = [bridge.hasKey("automatic"), bridge.hasKey("biometric"), bridge.leave()];
          for (const one of pending) void one.then((result) => void settled.push(result));
          if (message.how === "forged origin" && "origin" in message)
            forge(message.data, new URL(String(message.origin)).origin);
          else if (message.how === "another window") forge(message.data, undefined);
          else deliver(message.data);
          await Promise.resolve();
          expect(settled, message.how).toEqual([]);
          expect(received, message.how).toEqual([undefined]);
          for (const id of [1, 2, 3]) deliver(answer(id, true));
          expect(await Promise.all(pending)).toEqual([
            { ok: true, value: true },
            { ok: true, value: true },
            { ok: true, value: "left" },
          ]);
          expect(bridgeRequests).toHaveLength(3);
          dropped += 1;
          listening.splice(0).forEach((stop) => stop());
        }),
        { numRuns: runs(1_000) },
      );
      expect(dropped).toBeGreaterThanOrEqual(1_000);
      expect(uncaught).toEqual([]);
    },
  );

  it("drops a bridge answer that comes late or twice", async () => {
    const { bridge, clock, deliver } = inApp("frame");
    const silent = fail({ kind: "bridge", why: "silent" });
    const has = bridge.hasKey("automatic");
    const signed = bridge.sign("biometric", "c");
    await clock.advance(APP_RESPONSE_TIMEOUT_MS);
    deliver(answer(1, true));
    expect(await has).toEqual(silent);
    deliver(answer(2, "QUJD"));
    deliver(answer(2, "QkFE"));
    expect(await signed).toEqual({ ok: true, value: "QUJD" });
    const slow = bridge.createKey("biometric");
    await clock.advance(USER_RESPONSE_TIMEOUT_MS - 1);
    deliver(answer(3, "QUJD"));
    expect(await slow).toEqual({ ok: true, value: "QUJD" });
    expect(clock.waiting).toBe(0);
  });

  it("rejects an invalid bridge answer and reports no device for a silent parent frame", async () => {
    const { bridge, clock, deliver } = inApp("frame");
    const flag = bridge.hasKey("automatic");
    deliver(answer(1, "true"));
    expect(await flag).toEqual(fail({ kind: "bridge", why: "broken" }));
    const device = bridge.device();
    for (let asks = 0; asks < MAX_DEVICE_REQUESTS; asks += 1) await clock.advance(APP_RESPONSE_TIMEOUT_MS);
    expect(await device).toEqual(fail({ kind: "bridge", why: "no-device" }));
    const again = bridge.device();
    deliver(
      answer(2 + MAX_DEVICE_REQUESTS, {
        deviceId: "d",
        name: "Telefon",
        platform: "ios",
        appVersion: "2.1",
        biometry: "face",
        more: "ignored",
      }),
    );
    expect(await again).toEqual({
      ok: true,
      value: { deviceId: "d", name: "Telefon", platform: "ios", appVersion: "2.1", biometry: "face" },
    });
  });

  it("(part of WRAP-01) drops the late bridge answer of a slow app and accepts the next one", async () => {
    const { bridge, clock, deliver, bridgeRequests } = inApp("frame");
    const [device, same] = [bridge.device(), bridge.device()];
    await clock.advance(APP_RESPONSE_TIMEOUT_MS);
    const slow = { deviceId: "d", name: "Telefon", platform: "android", appVersion: "1.0", biometry: "none" };
    deliver(answer(1, { ...slow, name: "late" }));
    deliver(answer(2, slow));
    expect([await device, await same, bridgeRequests.length]).toEqual([
      { ok: true, value: slow },
      { ok: true, value: slow },
      2,
    ]);
    expect(clock.waiting).toBe(0);
  });

  it("(part of WRAP-01) refreshes a device known from the bridge; keeps it if the app is silent", async () => {
    const { bridge, clock, deliver } = inApp("frame");
    const met = { deviceId: "d", name: "Telefon", platform: "android", appVersion: "1.0", biometry: "none" };
    const first = bridge.device();
    deliver(answer(1, met));
    await first;
    const changed = bridge.device();
    deliver(answer(2, { ...met, biometry: "fingerprint" }));
    expect(await changed).toEqual({ ok: true, value: { ...met, biometry: "fingerprint" } });
    const silent = bridge.device();
    await clock.advance(APP_RESPONSE_TIMEOUT_MS);
    expect(await silent).toEqual({ ok: true, value: { ...met, biometry: "fingerprint" } });
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import fc from "fast-check";
import { asyncScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import {
  BRIDGE_VERSION,
  FILE_PART_BYTES,
  MAX_BRIDGE_MESSAGE_LENGTH,
  readBase64,
  readDevice,
  readConfirmation,
  readFlag,
  readInsets,
  readPushState,
  readTappedPush,
  readToken,
  parseBridgeMessage,
} from "#adapters/native-bridge/bridge-messages.ts";
import { ChannelNativeBridgeAdapter } from "#adapters/native-bridge/channel-native-bridge.adapter.ts";
import { Phone } from "#sandbox/native-app-simulator/phone.ts";
import type { NativeBridgePort } from "#domain/device/index.ts";

const contract = (name: string): string => readFileSync(join(import.meta.dirname, "../../docs/contract", name), "utf8");
const schema: unknown = JSON.parse(contract("native-bridge.schema.json"));
if (typeof schema !== "object" || schema === null) throw new Error("native-bridge.schema.json must contain an object");
const ajv = new Ajv({ strict: false }).addSchema(schema, "bridge");
/** Looks the validator up by name: ajv compiles an inline schema again at each call. */
const fits = (part: string, value: unknown): boolean => {
  const check = ajv.getSchema(`bridge#/definitions/${part}`);
  if (check === undefined) throw new Error(`the contract has no definition ${part}`);
  return check(value) === true;
};

const CHANNEL = "conversation-of-this-page";
const HEAD = { ebok: BRIDGE_VERSION, channel: CHANNEL };

/** Sends every question of the portal. */
const askAll = (bridge: NativeBridgePort): readonly Promise<unknown>[] => [
  bridge.device(),
  bridge.pushState(),
  bridge.askForPush(),
  bridge.deviceToken(),
  bridge.hasKey("automatic"),
  bridge.createKey("biometric"),
  bridge.createKey("automatic"),
  bridge.sign("automatic", "challenge"),
  bridge.proveKey("automatic", "challenge"),
  bridge.deleteKey("biometric"),
  bridge.openOutside("https://shop.example/a"),
  bridge.openOutside("TEL:+48601"),
  bridge.saveFile({ name: "a".repeat(200), type: "text/plain", bytes: new Uint8Array(2 * FILE_PART_BYTES) }),
  bridge.rateApp(),
  bridge.leave(),
];

/** Runs a conversation with the simulator's phone; returns the messages of both sides. */
async function conversation(isWilling: boolean) {
  const conversationLog: { readonly bridgeRequests: unknown[]; readonly sentToPage: unknown[] } = {
    bridgeRequests: [],
    sentToPage: [],
  };
  let receiveMessage: (text: unknown) => void = () => undefined;
  const phone = new Phone(
    {
      send: (text) => {
        conversationLog.sentToPage.push(JSON.parse(text));
        receiveMessage(text);
      },
      showFinger: async () => isWilling,
      allowPush: async () => isWilling,
      outside: () => undefined,
    },
    {
      name: "Telefon",
      platform: "ios",
      appVersion: "1.0.0",
      biometry: "face",
      push: "unasked",
      dark: true,
      insets: { top: 47, right: 0, bottom: 34, left: 0 },
    },
  );
  const channel = {
    send(text: string) {
      conversationLog.bridgeRequests.push(JSON.parse(text));
      void phone.receiveMessage(text);
    },
    listen(to: (text: unknown) => void) {
      receiveMessage = to;
      return () => undefined;
    },
  };
  await Promise.all(
    askAll(new ChannelNativeBridgeAdapter({ channel, clock: { scheduler: asyncScheduler }, conversation: CHANNEL })),
  );
  phone.emit("tap", { route: "invoice", context: "Dom" });
  phone.emit("back");
  return conversationLog;
}

/** Readers of the portal for the values of responses. */
const READERS = [readBase64, readDevice, readFlag, readPushState, readToken, readConfirmation("done")];

/** Questions that the schema defines. */
const asks =
  JSON.stringify(schema)
    .match(/"ask":\{"(?:enum":\[[^\]]+\]|const":"\w+")/g)
    ?.flatMap((part) => part.match(/\w+(?=")/g)?.filter((word) => !["ask", "enum", "const"].includes(word)) ?? []) ??
  [];

describe("contract of the native bridge", () => {
  it("states the native bridge's version, maximum length and questions in schema and docs", async () => {
    expect(fits("head", HEAD)).toBe(true);
    expect(fits("head", { ...HEAD, ebok: BRIDGE_VERSION + 1 })).toBe(false);
    expect(JSON.stringify(schema)).toContain(`at most ${MAX_BRIDGE_MESSAGE_LENGTH} characters`);
    const { bridgeRequests } = await conversation(true);
    const inCode = new Set(
      bridgeRequests.map((question) =>
        typeof question === "object" && question !== null && "ask" in question ? String(question.ask) : "",
      ),
    );
    expect([...inCode].toSorted()).toEqual(asks.toSorted());
    const page = [...contract("native-bridge.md").matchAll(/^\| `(\w+)` \|.*\| (?:5|120) s/gm)].map(
      ([, ask = ""]) => ask,
    );
    expect(page.toSorted()).toEqual(asks.toSorted());
  });

  it.each([true, false])(
    "validates every message of the portal and the simulator (owner confirms: %s)",
    async (isWilling) => {
      const { bridgeRequests, sentToPage } = await conversation(isWilling);
      expect([bridgeRequests.length, sentToPage.length]).toEqual([16, 20]);
      for (const message of bridgeRequests)
        expect(
          [fits("question", message), JSON.stringify(message).length <= MAX_BRIDGE_MESSAGE_LENGTH],
          JSON.stringify(message),
        ).toEqual([true, true]);
      for (const message of sentToPage)
        expect([fits("answer", message), fits("event", message)].filter(Boolean), JSON.stringify(message)).toHaveLength(
          1,
        );
    },
  );

  it("(part of ROUTE-08) sends only the last early tap, and only to the first page", async () => {
    const sentToPage: string[] = [];
    const phone = new Phone(
      {
        send: (text) => void sentToPage.push(text),
        showFinger: async () => true,
        allowPush: async () => true,
        outside: () => undefined,
      },
      {
        name: "Telefon",
        platform: "android",
        appVersion: "1.0.0",
        biometry: "none",
        push: "unasked",
        dark: false,
        insets: { top: 0, right: 0, bottom: 0, left: 0 },
      },
    );
    const ask = (channel: string) =>
      phone.receiveMessage(JSON.stringify({ ebok: BRIDGE_VERSION, channel, id: 1, ask: "device" }));
    phone.emit("tap", { route: "messages" });
    phone.emit("tap", { route: "invoice" });
    await ask(CHANNEL);
    await ask("conversation-of-the-next");
    const taps = sentToPage.map(parseBridgeMessage).filter((one) => one?.kind === "event" && one.name === "tap");
    expect(taps).toEqual([{ kind: "event", channel: CHANNEL, turn: 3, name: "tap", value: { route: "invoice" } }]);
    for (const text of sentToPage)
      expect([fits("answer", JSON.parse(text)), fits("event", JSON.parse(text))].filter(Boolean), text).toHaveLength(1);
  });

  it("(part of ROUTE-08) sends no events to a page that was left, but to the next page", async () => {
    const sentToPage: string[] = [];
    let show: (isRight: boolean) => void = () => undefined;
    const phone = new Phone(
      {
        send: (text) => void sentToPage.push(text),
        showFinger: () => new Promise((shown) => (show = shown)),
        allowPush: async () => true,
        outside: () => undefined,
      },
      {
        name: "Telefon",
        platform: "android",
        appVersion: "1.0.0",
        biometry: "fingerprint",
        push: "unasked",
        dark: true,
        insets: { top: 0, right: 0, bottom: 0, left: 0 },
      },
    );
    const ask = (channel: string, question: object) =>
      phone.receiveMessage(JSON.stringify({ ebok: BRIDGE_VERSION, channel, id: 1, ...question }));
    const events = () =>
      sentToPage
        .map(parseBridgeMessage)
        .flatMap((one) => (one?.kind === "event" ? [[one.channel, one.turn, one.name]] : []));
    const next = "conversation-of-the-next";
    await ask(CHANNEL, { ask: "device" });
    const before = events();
    expect(before).toEqual([
      [CHANNEL, 1, "dark"],
      [CHANNEL, 2, "insets"],
    ]);
    phone.left();
    phone.emit("dark", false);
    phone.emit("back");
    expect(events()).toEqual(before);

    // The first question of this page waits for a fingerprint, which is confirmed after the page was left.
    const late = ask(next, { ask: "createKey", use: "biometric" });
    phone.left();
    phone.emit("tap", { route: "invoice" });
    show(true);
    await late;
    expect(events()).toEqual(before);
    await ask("conversation-of-the-last", { ask: "device" });
    expect(events().slice(before.length)).toEqual([
      ["conversation-of-the-last", 1, "dark"],
      ["conversation-of-the-last", 2, "insets"],
      ["conversation-of-the-last", 3, "tap"],
    ]);
  });

  it("reads no answer or event of the native bridge that the schema rejects", () => {
    const junk = fc.oneof(
      fc.constant(undefined),
      fc.constant(null),
      fc.boolean(),
      fc.integer({ min: -2, max: 3 }),
      fc.constantFrom("declined", "unable", "broken", "no-device", "silent", "back", "dark"),
      fc.string(),
    );
    const message = fc.record(
      {
        ebok: fc.constantFrom(0, 1, 2, "1"),
        channel: fc.constantFrom(CHANNEL, 7, undefined),
        id: junk,
        ok: junk,
        value: fc.constantFrom(true, "granted"),
        failure: junk,
        event: junk,
        turn: junk,
      },
      { requiredKeys: [] },
    );
    let read = 0;
    const isOne = (text: string): boolean => {
      const sentToPage = parseBridgeMessage(text);
      if (sentToPage === undefined) return true;
      read += 1;
      const value: unknown = JSON.parse(text);
      // The adapter ignores an event with an unknown name or value. A success without a value fails in every reader,
      // and the adapter reports it as broken.
      if (sentToPage.kind === "answer" && sentToPage.failure === undefined && sentToPage.value === undefined)
        return READERS.every((read) => read(sentToPage.value) === undefined);
      if (sentToPage.kind === "answer") return fits("answer", value);
      const isPageEvent =
        sentToPage.name === "back" || (sentToPage.name === "dark" && typeof sentToPage.value === "boolean");
      return !isPageEvent || fits("event", value);
    };
    fc.assert(
      fc.property(message, (one) => isOne(JSON.stringify(one))),
      { numRuns: runs(3_000) },
    );
    // Cases close to valid messages.
    expect(isOne(JSON.stringify({ ...HEAD, id: 1, ok: true }))).toBe(true);
    for (const failure of ["declined", "unable", "broken", "no-device", "silent", "", null])
      expect(isOne(JSON.stringify({ ...HEAD, id: 1, ok: false, failure })), String(failure)).toBe(true);
    expect(read).toBeGreaterThan(2);
  });

  it("reads a device, insets, a tap and a key exactly when the schema accepts them", () => {
    const text = (longest: number) =>
      fc.oneof(
        fc.string({ maxLength: 3 }),
        fc.constantFrom("x".repeat(longest), "x".repeat(longest + 1), ""),
        fc.integer(),
      );
    const device = fc.record({
      deviceId: text(128),
      name: text(200),
      platform: fc.constantFrom("android", "ios", "web"),
      appVersion: text(40),
      biometry: fc.constantFrom("face", "fingerprint", "none", "iris"),
    });
    fc.assert(fc.property(device, (one) => (readDevice(one) !== undefined) === fits("device", one)));
    const size = fc.constantFrom(0, 0.5, 400, 400.5, -1, "0", null);
    const insets = fc.record({ top: size, right: size, bottom: size, left: size });
    fc.assert(
      fc.property(
        insets,
        (value) => (readInsets(value) !== undefined) === fits("event", { ...HEAD, event: "insets", turn: 1, value }),
      ),
    );
    const tap = fc.record(
      { route: text(60), param: fc.option(text(200)), context: fc.option(text(200)) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        tap,
        (value) => (readTappedPush(value) !== undefined) === fits("event", { ...HEAD, event: "tap", turn: 1, value }),
      ),
    );
    for (const key of ["QUJD", "QUI=", "QQ==", "QUJDR", "QQ=", "", "Q!==", "A".repeat(2_048), "A".repeat(2_052)])
      expect(readBase64(key) !== undefined, key.slice(0, 9)).toBe(fits("base64", key));
  });
});

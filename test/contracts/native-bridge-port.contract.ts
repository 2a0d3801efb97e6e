import { describe, expect, it } from "vitest";
import type { BridgeResult, FileToSave, Insets, KeyUse, NativeBridgePort, TappedPush } from "#domain/device/index.ts";

const failed = (why: string) => ({ ok: false, failure: { kind: "bridge", why } });
const INSETS: Insets = { top: 24, right: 0, bottom: 34, left: 0 };
const FILE: FileToSave = {
  name: "terminy-faktur.ics",
  type: "text/calendar;charset=utf-8",
  bytes: Uint8Array.of(0, 255, 13, 10),
};
const TAP: TappedPush = { route: "invoice", param: undefined, context: "Dom" };

/** Controls of the device; without a device they do nothing. */
export interface DeviceControls {
  declineFinger(): void;
  declinePush(): void;
  /** Deletes all keys of the keystore. */
  loseKeys(): void;
  setDark(dark: boolean): void;
  setInsets(insets: Insets): void;
  tap(push: TappedPush): void;
  pressBack(): void;
}

/**
 * Bridge with or without a device. The owner of the device confirms fingerprints and allows notifications until the
 * test declines them.
 */
export interface NativeBridgeContractSetup extends DeviceControls {
  readonly bridge: NativeBridgePort;
  readonly isThere: boolean;
  /** Addresses that were opened outside, and the calls `rate` and `leave`, in order. */
  left(): readonly string[];
  /** Saved files, in order. */
  files(): readonly FileToSave[];
  /** Returns true if the signature was made with this key over the challenge. */
  isSigned(use: KeyUse, publicKey: string, challenge: string, signature: string): Promise<boolean>;
}

type Streams = "dark" | "insets" | "taps" | "back";
type Calls = Exclude<keyof NativeBridgePort, Streams>;

/** Calls each method of the port once. The type requires an entry for every new method. */
const CALLS: Readonly<Record<Calls, (bridge: NativeBridgePort) => BridgeResult<unknown>>> = {
  device: (bridge) => bridge.device(),
  pushState: (bridge) => bridge.pushState(),
  askForPush: (bridge) => bridge.askForPush(),
  deviceToken: (bridge) => bridge.deviceToken(),
  createKey: (bridge) => bridge.createKey("biometric"),
  hasKey: (bridge) => bridge.hasKey("biometric"),
  sign: (bridge) => bridge.sign("biometric", "challenge"),
  proveKey: (bridge) => bridge.proveKey("biometric", "challenge"),
  deleteKey: (bridge) => bridge.deleteKey("biometric"),
  openOutside: (bridge) => bridge.openOutside("https://shop.example"),
  saveFile: (bridge) => bridge.saveFile(FILE),
  rateApp: (bridge) => bridge.rateApp(),
  leave: (bridge) => bridge.leave(),
};

/** Triggers each stream of the port once. */
const STREAMS: Readonly<Record<Streams, (setup: NativeBridgeContractSetup) => void>> = {
  dark: ({ setDark }) => setDark(true),
  insets: ({ setInsets }) => setInsets(INSETS),
  taps: ({ tap }) => tap(TAP),
  back: ({ pressBack }) => pressBack(),
};

/** Names of all methods and streams of the port. */
export const PORT_MEMBERS: readonly string[] = [...Object.keys(CALLS), ...Object.keys(STREAMS)];

/** Calls each method and triggers each stream once. Returns the results, and per stream whether it has emitted. */
export async function exerciseWholePort(setup: NativeBridgeContractSetup): Promise<Readonly<Record<string, unknown>>> {
  const { bridge } = setup;
  const results: Record<string, unknown> = {};
  for (const [name, ask] of Object.entries(CALLS)) results[name] = await ask(bridge);
  const emissions = {
    dark: collect(bridge.dark),
    insets: collect(bridge.insets),
    taps: collect(bridge.taps),
    back: collect(bridge.back),
  };
  for (const happen of Object.values(STREAMS)) happen(setup);
  await settle();
  for (const [name, values] of Object.entries(emissions)) results[name] = values.length === 0 ? "silent" : "emitted";
  return results;
}

/** Waits until pending messages have arrived. */
const settle = () => new Promise((done) => setTimeout(done, 5));

function collect<Value>(stream: { subscribe(next: (value: Value) => void): unknown }): readonly Value[] {
  const values: Value[] = [];
  stream.subscribe((value) => void values.push(value));
  return values;
}

/**
 * Runs the contract suite of `NativeBridgePort`. Without a device each call fails with "no-device", and the streams
 * stay silent. `make` creates a new bridge each time.
 */
export function nativeBridgePortContract(name: string, make: () => NativeBridgeContractSetup): void {
  const { isThere } = make();
  /** Returns the expected success, or "no-device" without a device. */
  const expectedResult = (value: unknown) => (isThere ? { ok: true, value } : failed("no-device"));
  /** Returns the expected failure, or "no-device" without a device. */
  const expectedFailure = (why: string) => failed(isThere ? why : "no-device");
  /** Returns the expected values of a stream, or none without a device. */
  const expectedEmissions = (...values: readonly unknown[]) => (isThere ? values : []);

  describe(`NativeBridgePort: ${name}`, () => {
    it('(part of WRAP-01) returns the same device each time, or the failure "no-device"', async () => {
      const { bridge } = make();
      const device = await bridge.device();
      expect(device).toEqual(
        expectedResult(
          expect.objectContaining({
            deviceId: expect.stringMatching(/./),
            platform: "android",
            biometry: "fingerprint",
          }),
        ),
      );
      expect(await bridge.device()).toEqual(device);
    });

    it.each(["automatic", "biometric"] as const)(
      "(part of WRAP-01) creates, finds, uses and deletes a key for %s use",
      async (use) => {
        const { bridge, isSigned } = make();
        const text: unknown = expect.any(String);
        expect([await bridge.hasKey(use), await bridge.sign(use, "c")]).toEqual([
          expectedResult(false),
          expectedFailure("unable"),
        ]);
        const key = await bridge.createKey(use);
        expect(key).toEqual(expectedResult(text));
        expect([
          await bridge.hasKey(use),
          await bridge.hasKey(use === "automatic" ? "biometric" : "automatic"),
        ]).toEqual([expectedResult(true), expectedResult(false)]);
        const signature = await bridge.sign(use, "what-is-signed");
        expect(signature).toEqual(expectedResult(text));
        const isOver = async (challenge: string) =>
          key.ok && signature.ok && (await isSigned(use, key.value, challenge, signature.value));
        expect([await isOver("what-is-signed"), await isOver("something-else")]).toEqual([isThere, false]);
        const another = await bridge.createKey(use);
        expect(another.ok && key.ok && another.value !== key.value).toBe(isThere);
        expect([await bridge.deleteKey(use), await bridge.deleteKey(use)]).toEqual([
          expectedResult("deleted"),
          expectedResult("deleted"),
        ]);
        expect([await bridge.hasKey(use), await bridge.sign(use, "c")]).toEqual([
          expectedResult(false),
          expectedFailure("unable"),
        ]);
      },
    );

    it("(part of WRAP-05) proves a new key once without asking for the fingerprint again", async () => {
      const { bridge, declineFinger } = make();
      const text: unknown = expect.any(String);
      expect(await bridge.proveKey("automatic", "c")).toEqual(expectedFailure("unable"));
      await bridge.createKey("biometric");
      declineFinger();
      const proof = await bridge.proveKey("biometric", "c");
      expect(proof).toEqual(expectedResult(text));
      expect(await bridge.proveKey("biometric", "c")).toEqual(expectedFailure("declined"));
    });

    it("(part of WRAP-03) rejects signing with lost keys, and signs with new ones", async () => {
      const { bridge, loseKeys } = make();
      await bridge.createKey("biometric");
      await bridge.createKey("automatic");
      loseKeys();
      for (const use of ["biometric", "automatic"] as const) {
        expect([await bridge.sign(use, "c"), await bridge.hasKey(use)]).toEqual([
          expectedFailure("unable"),
          expectedResult(false),
        ]);
        expect((await bridge.createKey(use)).ok && (await bridge.sign(use, "c")).ok).toBe(isThere);
      }
    });

    it("(part of WRAP-01) refuses biometric keys and signatures when the fingerprint is declined", async () => {
      const { bridge, declineFinger } = make();
      await bridge.createKey("biometric");
      await bridge.createKey("automatic");
      declineFinger();
      expect([
        await bridge.sign("biometric", "c"),
        await bridge.createKey("biometric"),
        await bridge.hasKey("biometric"),
      ]).toEqual([expectedFailure("declined"), expectedFailure("declined"), expectedResult(true)]);
      expect((await bridge.sign("automatic", "c")).ok).toBe(isThere);
    });

    it("(part of WRAP-01) returns a device token only while notifications are allowed", async () => {
      const { bridge } = make();
      expect([await bridge.pushState(), await bridge.deviceToken()]).toEqual([
        expectedResult("unasked"),
        expectedFailure("unable"),
      ]);
      expect([await bridge.askForPush(), await bridge.pushState(), await bridge.deviceToken()]).toEqual([
        expectedResult("granted"),
        expectedResult("granted"),
        expectedResult(expect.stringMatching(/./)),
      ]);
      const other = make();
      other.declinePush();
      expect([
        await other.bridge.askForPush(),
        await other.bridge.askForPush(),
        await other.bridge.deviceToken(),
      ]).toEqual([expectedResult("denied"), expectedResult("denied"), expectedFailure("unable")]);
    });

    it("(part of THEME-03) emits the dark mode to late subscribers and at each change", async () => {
      const { bridge, setDark } = make();
      await bridge.device();
      setDark(true);
      await settle();
      const late = collect(bridge.dark);
      expect(late).toEqual(expectedEmissions(true));
      setDark(false);
      await settle();
      expect(late).toEqual(expectedEmissions(true, false));
    });

    it('(part of WRAP-01) emits the insets, and each tap and press of "back" once', async () => {
      const { bridge, setInsets, tap, pressBack } = make();
      await bridge.device();
      const taps = collect(bridge.taps);
      const presses = collect(bridge.back);
      setInsets(INSETS);
      tap(TAP);
      pressBack();
      pressBack();
      await settle();
      expect(collect(bridge.insets)).toEqual(expectedEmissions(INSETS));
      expect([taps, presses]).toEqual([expectedEmissions(TAP), expectedEmissions(undefined, undefined)]);
      expect(collect(bridge.taps)).toEqual([]);
    });

    it("(part of WRAP-01) saves a file of any content and length completely", async () => {
      const { bridge, files } = make();
      // Longer than several messages, with every byte value.
      const long: FileToSave = {
        name: "kopia danych.json",
        type: "application/json",
        bytes: Uint8Array.from({ length: 48_003 }, (_, at) => (at * 7) % 256),
      };
      const empty: FileToSave = { name: "rozmowa.txt", type: "text/plain", bytes: new Uint8Array() };
      for (const file of [FILE, long, empty]) expect(await bridge.saveFile(file)).toEqual(expectedResult("saved"));
      expect(files()).toEqual(expectedEmissions(FILE, long, empty));
    });

    it("(part of WRAP-01) opens allowed addresses outside, asks for a rating, and closes the app", async () => {
      const { bridge, left } = make();
      expect([
        await bridge.openOutside("https://shop.example/a?b=1"),
        await bridge.openOutside("tel:+48601234567"),
      ]).toEqual([expectedResult("opened"), expectedResult("opened")]);
      for (const url of ["javascript:alert(1)", "file:///etc/passwd", "intent://x", "/invoice", ""])
        expect(await bridge.openOutside(url), url).toEqual(expectedFailure("unable"));
      expect([await bridge.rateApp(), await bridge.leave()]).toEqual([expectedResult("asked"), expectedResult("left")]);
      expect(left()).toEqual(expectedEmissions("https://shop.example/a?b=1", "tel:+48601234567", "rate", "leave"));
    });
  });
}

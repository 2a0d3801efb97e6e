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

/** What is done to a device; where there is none, nothing. */
export interface DeviceControls {
  declineFinger(): void;
  declinePush(): void;
  /** The keystore is empty from now on. */
  loseKeys(): void;
  setDark(dark: boolean): void;
  setInsets(insets: Insets): void;
  tap(push: TappedPush): void;
  pressBack(): void;
}

/**
 * A bridge and what is behind it: a device whose owner shows the right finger and allows notifications unless they are
 * told otherwise, or nothing.
 */
export interface NativeBridgeContractSetup extends DeviceControls {
  readonly bridge: NativeBridgePort;
  readonly isThere: boolean;
  /** Addresses that were opened outside, `rate` and `leave`, in their order. */
  left(): readonly string[];
  /** Files that were saved, in their order. */
  files(): readonly FileToSave[];
  /** Whether a signature is one of this key over the challenge. */
  isSigned(use: KeyUse, publicKey: string, challenge: string, signature: string): Promise<boolean>;
}

type Streams = "dark" | "insets" | "taps" | "back";
type Calls = Exclude<keyof NativeBridgePort, Streams>;

/** Each call of the port, once. A new one does not compile until it stands here. */
const CALLS: Readonly<Record<Calls, (bridge: NativeBridgePort) => BridgeResult<unknown>>> = {
  device: (bridge) => bridge.device(),
  pushState: (bridge) => bridge.pushState(),
  askForPush: (bridge) => bridge.askForPush(),
  deviceToken: (bridge) => bridge.deviceToken(),
  createKey: (bridge) => bridge.createKey("biometric"),
  hasKey: (bridge) => bridge.hasKey("biometric"),
  sign: (bridge) => bridge.sign("biometric", "challenge"),
  deleteKey: (bridge) => bridge.deleteKey("biometric"),
  openOutside: (bridge) => bridge.openOutside("https://shop.example"),
  saveFile: (bridge) => bridge.saveFile(FILE),
  rateApp: (bridge) => bridge.rateApp(),
  leave: (bridge) => bridge.leave(),
};

/** The same for what it tells; gives all that was heard when each has happened once. */
const STREAMS: Readonly<Record<Streams, (setup: NativeBridgeContractSetup) => void>> = {
  dark: ({ setDark }) => setDark(true),
  insets: ({ setInsets }) => setInsets(INSETS),
  taps: ({ tap }) => tap(TAP),
  back: ({ pressBack }) => pressBack(),
};

/** What may be asked of the port, and what it tells: all of it, as its type has it. */
export const PORT_MEMBERS: readonly string[] = [...Object.keys(CALLS), ...Object.keys(STREAMS)];

/** Tries each call and each stream of the port once; what it answered, or told last. */
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
  for (const [name, values] of Object.entries(emissions)) results[name] = values.length === 0 ? "silent" : "told";
  return results;
}

/** Lets everything that is on its way arrive. */
const settle = () => new Promise((done) => setTimeout(done, 5));

function collect<Value>(stream: { subscribe(next: (value: Value) => void): unknown }): readonly Value[] {
  const values: Value[] = [];
  stream.subscribe((value) => void values.push(value));
  return values;
}

/**
 * What every `NativeBridgePort` keeps to, with a device behind it or with none: then each call says so, and nothing
 * ever happens. `make` gives a new world each time.
 */
export function nativeBridgePortContract(name: string, make: () => NativeBridgeContractSetup): void {
  const { isThere } = make();
  /** What a call brings: this, where there is a device. */
  const expectedResult = (value: unknown) => (isThere ? { ok: true, value } : failed("no-device"));
  /** Why it brings nothing: for this, where there is a device. */
  const expectedFailure = (why: string) => failed(isThere ? why : "no-device");
  /** What is heard: this, where there is a device. */
  const expectedEmissions = (...values: readonly unknown[]) => (isThere ? values : []);

  describe(`NativeBridgePort: ${name}`, () => {
    it("(part of WRAP-01) says which device it is, the same each time; or that there is none", async () => {
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
      "(part of WRAP-01) makes, knows, uses and forgets a key for what is %s",
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

    it("(part of WRAP-03) keys that the device has lost are there no more and sign nothing; new ones do", async () => {
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

    it("(part of WRAP-01) a finger that is not the owner's makes no key and signs nothing; what is automatic asks nobody", async () => {
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

    it("(part of WRAP-01) asks about notifications once, and has an address for them only while they are allowed", async () => {
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

    it("(part of THEME-03) tells whether it is dark: now, to whoever comes later too, and on each change", async () => {
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

    it("(part of WRAP-01) tells what is covered, what was tapped and each press of back, each tap and press once", async () => {
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

    it("(part of WRAP-01) saves a file whole, whatever is in it and however long it is", async () => {
      const { bridge, files } = make();
      // longer than several messages, and of every byte
      const long: FileToSave = {
        name: "kopia danych.json",
        type: "application/json",
        bytes: Uint8Array.from({ length: 48_003 }, (_, at) => (at * 7) % 256),
      };
      const empty: FileToSave = { name: "rozmowa.txt", type: "text/plain", bytes: new Uint8Array() };
      for (const file of [FILE, long, empty]) expect(await bridge.saveFile(file)).toEqual(expectedResult("saved"));
      expect(files()).toEqual(expectedEmissions(FILE, long, empty));
    });

    it("(part of WRAP-01) opens outside what may be opened, asks for a rating, and is put away", async () => {
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

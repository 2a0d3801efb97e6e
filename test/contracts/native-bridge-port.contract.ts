import { describe, expect, it } from "vitest";
import type { Insets, NativeBridgePort, TappedPush } from "#domain/device/index.ts";

const failed = (why: string) => ({ ok: false, failure: { kind: "bridge", why } });
const INSETS: Insets = { top: 24, right: 0, bottom: 34, left: 0 };
const TAP: TappedPush = { route: "invoice", param: undefined, context: "Dom" };

/** A device whose owner shows the right finger and allows notifications, unless they are told otherwise. */
export interface DeviceWorld {
  readonly bridge: NativeBridgePort;
  declineFinger(): void;
  declinePush(): void;
  setDark(dark: boolean): void;
  setInsets(insets: Insets): void;
  tap(push: TappedPush): void;
  pressBack(): void;
  /** Addresses that were opened outside, `rate` and `leave`, in their order. */
  left(): readonly string[];
  /** Whether a signature is one of this key over the challenge. */
  isSigned(use: "automatic" | "biometric", publicKey: string, challenge: string, signature: string): Promise<boolean>;
}

/** Lets everything that is on its way arrive. */
const settle = () => new Promise((done) => setTimeout(done, 5));

function heard<Value>(stream: { subscribe(next: (value: Value) => void): unknown }): readonly Value[] {
  const values: Value[] = [];
  stream.subscribe((value) => void values.push(value));
  return values;
}

/** What every `NativeBridgePort` with a device behind it keeps to. `make` gives a new device each time. */
export function nativeBridgePortContract(name: string, make: () => DeviceWorld): void {
  describe(`NativeBridgePort: ${name}`, () => {
    it("(part of WRAP-01) says which device it is, the same each time", async () => {
      const { bridge } = make();
      const device = await bridge.device();
      expect(device).toMatchObject({ ok: true, value: { platform: "android", biometry: "fingerprint" } });
      expect(await bridge.device()).toEqual(device);
    });

    it.each(["automatic", "biometric"] as const)("(part of WRAP-01) makes, knows, uses and forgets a key for what is %s", async (use) => {
      const { bridge, isSigned } = make();
      expect(await bridge.hasKey(use)).toEqual({ ok: true, value: false });
      expect(await bridge.sign(use, "c")).toEqual(failed("unable"));
      const key = await bridge.createKey(use);
      if (!key.ok) throw new Error("no key");
      expect(await bridge.hasKey(use)).toEqual({ ok: true, value: true });
      expect(await bridge.hasKey(use === "automatic" ? "biometric" : "automatic")).toEqual({ ok: true, value: false });
      const signature = await bridge.sign(use, "what-is-signed");
      if (!signature.ok) throw new Error("no signature");
      expect(await isSigned(use, key.value, "what-is-signed", signature.value)).toBe(true);
      expect(await isSigned(use, key.value, "something-else", signature.value)).toBe(false);
      const another = await bridge.createKey(use);
      expect(another.ok && another.value !== key.value).toBe(true);
      expect(await bridge.deleteKey(use)).toEqual({ ok: true, value: "deleted" });
      expect(await bridge.deleteKey(use)).toEqual({ ok: true, value: "deleted" });
      expect([await bridge.hasKey(use), await bridge.sign(use, "c")]).toEqual([{ ok: true, value: false }, failed("unable")]);
    });

    it("(part of WRAP-01) a finger that is not the owner's makes no key and signs nothing; what is automatic asks nobody", async () => {
      const { bridge, declineFinger } = make();
      await bridge.createKey("biometric");
      await bridge.createKey("automatic");
      declineFinger();
      expect(await bridge.sign("biometric", "c")).toEqual(failed("declined"));
      expect(await bridge.createKey("biometric")).toEqual(failed("declined"));
      expect(await bridge.hasKey("biometric")).toEqual({ ok: true, value: true });
      expect(await bridge.sign("automatic", "c")).toMatchObject({ ok: true });
    });

    it("(part of WRAP-01) asks about notifications once, and has an address for them only while they are allowed", async () => {
      const { bridge } = make();
      expect([await bridge.pushState(), await bridge.deviceToken()]).toEqual([{ ok: true, value: "unasked" }, failed("unable")]);
      expect(await bridge.askForPush()).toEqual({ ok: true, value: "granted" });
      expect(await bridge.pushState()).toEqual({ ok: true, value: "granted" });
      expect(await bridge.deviceToken()).toMatchObject({ ok: true });
      const other = make();
      other.declinePush();
      expect(await other.bridge.askForPush()).toEqual({ ok: true, value: "denied" });
      expect([await other.bridge.askForPush(), await other.bridge.deviceToken()]).toEqual([{ ok: true, value: "denied" }, failed("unable")]);
    });

    it("(part of THEME-03) tells whether it is dark: now, to whoever comes later too, and on each change", async () => {
      const { bridge, setDark } = make();
      await bridge.device();
      setDark(true);
      await settle();
      const late = heard(bridge.dark);
      expect(late).toEqual([true]);
      setDark(false);
      await settle();
      expect(late).toEqual([true, false]);
    });

    it("(part of WRAP-01) tells what is covered, what was tapped and each press of back, each tap and press once", async () => {
      const { bridge, setInsets, tap, pressBack } = make();
      await bridge.device();
      const taps = heard(bridge.taps);
      const presses = heard(bridge.back);
      setInsets(INSETS);
      tap(TAP);
      pressBack();
      pressBack();
      await settle();
      expect(heard(bridge.insets)).toEqual([INSETS]);
      expect([taps, presses.length]).toEqual([[TAP], 2]);
      expect(heard(bridge.taps)).toEqual([]);
    });

    it("(part of WRAP-01) opens outside what may be opened, asks for a rating, and is put away", async () => {
      const { bridge, left } = make();
      expect(await bridge.openOutside("https://shop.example/a?b=1")).toEqual({ ok: true, value: "opened" });
      expect(await bridge.openOutside("tel:+48601234567")).toEqual({ ok: true, value: "opened" });
      for (const url of ["javascript:alert(1)", "file:///etc/passwd", "intent://x", "/invoice", ""]) expect(await bridge.openOutside(url), url).toEqual(failed("unable"));
      expect([await bridge.rateApp(), await bridge.leave()]).toEqual([{ ok: true, value: "asked" }, { ok: true, value: "left" }]);
      expect(left()).toEqual(["https://shop.example/a?b=1", "tel:+48601234567", "rate", "leave"]);
    });
  });
}

/** What a `NativeBridgePort` without a device keeps to: every call fails so at once, and nothing ever happens. */
export function noDeviceContract(name: string, make: () => NativeBridgePort): void {
  describe(`NativeBridgePort without a device: ${name}`, () => {
    it("(part of WRAP-01) says of every call that there is no device, and stays silent", async () => {
      const bridge = make();
      const calls = [
        bridge.device(), bridge.deviceToken(), bridge.hasKey("automatic"), bridge.createKey("biometric"), bridge.deleteKey("biometric"), bridge.sign("biometric", "c"),
        bridge.pushState(), bridge.askForPush(), bridge.openOutside("https://a.example"), bridge.rateApp(), bridge.leave(),
      ];
      for (const answer of await Promise.all(calls)) expect(answer).toEqual(failed("no-device"));
      expect([heard(bridge.dark), heard(bridge.insets), heard(bridge.taps), heard(bridge.back)]).toEqual([[], [], [], []]);
    });
  });
}

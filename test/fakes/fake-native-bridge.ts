import { ReplaySubject, Subject } from "rxjs";
import {
  bridgeFailure,
  type BridgeResult,
  type BridgeFailure,
  type Device,
  type FileToSave,
  type Insets,
  type KeyUse,
  type NativeBridgePort,
  type PushState,
  type TappedPush,
} from "#domain/device/index.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";

export interface FakeNativeBridge extends NativeBridgePort {
  /** Responses of the device's owner. */
  owner: { finger: boolean; allowsPush: boolean };
  /** Addresses that were opened outside, and the calls `rate` and `leave`. */
  readonly left: readonly string[];
  /** Saved files, in order. */
  readonly files: readonly FileToSave[];
  /** Makes every call fail with this reason; `undefined` ends it. */
  fails(why: BridgeFailure["why"] | undefined): void;
  /** Deletes the keys of the device, as after another fingerprint was added. */
  loseKeys(): void;
  setDark(dark: boolean): void;
  setInsets(insets: Insets): void;
  tap(push: TappedPush): void;
  pressBack(): void;
}

export const FAKE_DEVICE: Device = {
  deviceId: "2e3f4a5b6c7d8e9f0a1b2c3d4e5f6071",
  name: "Telefon Małgosi",
  platform: "android",
  appVersion: "1.0.0",
  biometry: "fingerprint",
};

/** Device in memory; its keys are not cryptographic. */
export function fakeNativeBridge({
  device = FAKE_DEVICE,
  push: started = "unasked",
}: { readonly device?: Device; readonly push?: PushState } = {}): FakeNativeBridge {
  const dark = new ReplaySubject<boolean>(1);
  const insets = new ReplaySubject<Insets>(1);
  const taps = new Subject<TappedPush>();
  const back = new Subject<void>();
  const keys = new Map<KeyUse, string>();
  const left: string[] = [];
  const files: FileToSave[] = [];
  const owner = { finger: true, allowsPush: true };
  let push = started;
  let made = 0;
  /** Key that was just created: the owner has shown the finger for its first proof, too. */
  let fresh: string | undefined;
  let why: BridgeFailure["why"] | undefined;
  const answer = async <Value>(give: () => Value | BridgeFailure): BridgeResult<Value> => {
    if (why !== undefined) return fail(bridgeFailure(why));
    const given = give();
    return isFailure(given) ? fail(given) : succeed(given);
  };
  // Without a device the streams emit nothing.
  const isThere = (): boolean => why !== "no-device";
  return {
    owner,
    left,
    files,
    dark,
    insets,
    taps,
    back,
    fails: (next) => void (why = next),
    loseKeys: () => keys.clear(),
    setDark: (now) => void (isThere() && dark.next(now)),
    setInsets: (now) => void (isThere() && insets.next(now)),
    tap: (tapped) => void (isThere() && taps.next(tapped)),
    pressBack: () => void (isThere() && back.next()),
    device: () => answer(() => device),
    deviceToken: () => answer(() => (push === "granted" ? "fake-token" : bridgeFailure("unable"))),
    hasKey: (use) => answer(() => keys.has(use)),
    createKey: (use) =>
      answer(() => {
        if (use === "biometric" && device.biometry === "none") return bridgeFailure("unable");
        if (use === "biometric" && !owner.finger) return bridgeFailure("declined");
        const key = btoa(`key-of-a-fake-device-${(made += 1)}`);
        keys.set(use, key);
        fresh = key;
        return key;
      }),
    proveKey: (use, challenge) =>
      answer(() => {
        const key = keys.get(use);
        if (key === undefined) return bridgeFailure("unable");
        const isFresh = fresh === key;
        fresh = undefined;
        return use === "biometric" && !isFresh && !owner.finger
          ? bridgeFailure("declined")
          : btoa(`register:${key}:${challenge}`);
      }),
    deleteKey: (use) =>
      answer(() => {
        keys.delete(use);
        return "deleted" as const;
      }),
    sign: (use, challenge) =>
      answer(() => {
        const key = keys.get(use);
        if (key === undefined) return bridgeFailure("unable");
        return use === "biometric" && !owner.finger ? bridgeFailure("declined") : btoa(`${key}:${challenge}`);
      }),
    pushState: () => answer(() => push),
    askForPush: () =>
      answer(() => {
        if (push === "unasked") push = owner.allowsPush ? "granted" : "denied";
        return push;
      }),
    openOutside: (url) =>
      answer(() => {
        if (!/^(https?|tel|mailto):/i.test(url)) return bridgeFailure("unable");
        left.push(url);
        return "opened" as const;
      }),
    saveFile: (file) =>
      answer(() => {
        files.push(file);
        return "saved" as const;
      }),
    rateApp: () =>
      answer(() => {
        left.push("rate");
        return "asked" as const;
      }),
    leave: () =>
      answer(() => {
        left.push("leave");
        return "left" as const;
      }),
  };
}

function isFailure(value: unknown): value is BridgeFailure {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "bridge";
}

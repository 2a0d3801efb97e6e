/** What a key of the device is for: to log in by itself, or once its owner has shown a finger or a face. */
export const KEY_USES = ["automatic", "biometric"] as const;
export type KeyUse = (typeof KEY_USES)[number];

/** What the device knows its owner by. `none`: nothing is set up on it, and a biometric key cannot be made. */
export const BIOMETRIES = ["fingerprint", "face", "none"] as const;
export type Biometry = (typeof BIOMETRIES)[number];

/** The phone or tablet around the portal (specification 3, "Device"). */
export interface Device {
  /** Made by the app when it was installed; another one after it was installed anew. */
  readonly deviceId: string;
  /** As its owner calls it: "Telefon Małgosi". */
  readonly name: string;
  readonly platform: "android" | "ios";
  /** Of the app, as its shop shows it. */
  readonly appVersion: string;
  readonly biometry: Biometry;
}

/** What has become of the question whether the app may send notifications. `unasked`: the system has not asked yet. */
export const PUSH_STATES = ["granted", "denied", "unasked"] as const;
export type PushState = (typeof PUSH_STATES)[number];

/** What the system covers of the screen, CSS px: a notch, a bar of gestures. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * What the portal gives its customer to keep: a duplicate, due dates, a list of calls, a conversation, a copy of their
 * data.
 */
export interface FileToSave {
  /** With its ending: "terminy-faktur.ics". */
  readonly name: string;
  /** As HTTP names it: "text/calendar;charset=utf-8". */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A notification that was tapped: a route's name, its param, and the account it is about (ROUTE-08). */
export interface TappedPush {
  readonly route: string;
  readonly param: string | undefined;
  readonly context: string | undefined;
}

/** What the app itself may say: of the other two nobody is there to tell. */
export const APP_FAILURES = ["declined", "unable", "broken"] as const;

/**
 * Why the bridge gave nothing.
 *
 * - `no-device`: the portal is in a browser, or whoever is around it does not answer the first question.
 * - `silent`: no answer within the time limit of the call; what was asked may still have happened.
 * - `declined`: the owner said no, or the finger was not theirs.
 * - `unable`: this device cannot do that: no such key, no fingerprint set up, no shop.
 * - `broken`: the app failed, or answered something that is no answer.
 */
export interface BridgeFailure {
  readonly kind: "bridge";
  readonly why: "no-device" | "silent" | (typeof APP_FAILURES)[number];
}

/** A failure of the bridge by its reason. */
export const bridgeFailure = (why: BridgeFailure["why"]): BridgeFailure => ({ kind: "bridge", why });

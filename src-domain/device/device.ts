/** Use of a device key: automatic login, or login after a fingerprint or face check. */
export const KEY_USES = ["automatic", "biometric"] as const;
export type KeyUse = (typeof KEY_USES)[number];

/** Biometry of the device. `none`: not set up, so that no biometric key can be created. */
export const BIOMETRIES = ["fingerprint", "face", "none"] as const;
export type Biometry = (typeof BIOMETRIES)[number];

/** Phone or tablet that runs the portal in the native app (specification 3, "Device"). */
export interface Device {
  /** Created by the native app at installation; a reinstallation creates another. */
  readonly deviceId: string;
  /** Name given by its owner: "Telefon Małgosi". */
  readonly name: string;
  readonly platform: "android" | "ios";
  /** Version of the native app in its shop. */
  readonly appVersion: string;
  readonly biometry: Biometry;
}

/** Permission for notifications. `unasked`: the system has not shown its dialog yet. */
export const PUSH_STATES = ["granted", "denied", "unasked"] as const;
export type PushState = (typeof PUSH_STATES)[number];

/** Safe-area insets, CSS px: a notch, a gesture bar. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** File for the customer: a duplicate, due dates, a call list, a conversation, or a data export. */
export interface FileToSave {
  /** With extension: "terminy-faktur.ics". */
  readonly name: string;
  /** MIME type: "text/calendar;charset=utf-8". */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Tapped notification: route name, its parameter, and its client account (ROUTE-08). */
export interface TappedPush {
  readonly route: string;
  readonly param: string | undefined;
  readonly context: string | undefined;
}

/** Failures that the native app reports itself; the portal detects the other two. */
export const NATIVE_APP_FAILURES = ["declined", "unable", "broken"] as const;

/**
 * Failure of a bridge call.
 *
 * - `no-device`: the portal runs in a browser, or the native app did not respond to the first call.
 * - `silent`: no response in time; the action may still have happened.
 * - `declined`: the owner refused, or the fingerprint did not match.
 * - `unable`: the device lacks the key, the fingerprint or the shop.
 * - `broken`: the native app failed or sent an invalid response.
 */
export interface BridgeFailure {
  readonly kind: "bridge";
  readonly why: "no-device" | "silent" | (typeof NATIVE_APP_FAILURES)[number];
}

/** Creates a bridge failure. */
export const bridgeFailure = (why: BridgeFailure["why"]): BridgeFailure => ({ kind: "bridge", why });

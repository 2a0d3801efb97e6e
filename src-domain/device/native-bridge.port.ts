import type { Observable } from "rxjs";
import type { Result } from "../shared-kernel/index.ts";
import type { BridgeFailure, Device, FileToSave, Insets, KeyUse, PushState, TappedPush } from "./device.ts";

/** What a call of the bridge brings. It never rejects. */
export type BridgeResult<Value> = Promise<Result<Value, BridgeFailure>>;

/**
 * The app around the portal (WRAP-01). In a browser every call fails with `no-device` at once, and every stream is
 * silent.
 *
 * A call that the app answers by itself waits 5 s, one that its owner answers (a finger, a question of the system) 120
 * s; then it fails with
 * `silent`, and an answer that still comes is dropped. Source of all of it: `docs/contract/native-bridge.md`.
 */
export interface NativeBridgePort {
  /**
   * Which device this is, and what it knows its owner by now: that may change while the page lives. Until the app has
   * answered once it is asked up to six
   * times, 5 s each, for it may still be starting; then it is taken for none (`no-device`), until somebody asks again.
   * Once it has answered it is the device
   * of this page, also while it is silent: the last answer holds then.
   */
  device(): BridgeResult<Device>;
  /** The address of this device for notifications (`deviceTokenId`); `unable` while they are not allowed. */
  deviceToken(): BridgeResult<string>;
  /** Whether there is a key for this use that may still sign. Asks nobody. */
  hasKey(use: KeyUse): BridgeResult<boolean>;
  /**
   * Makes a key pair for this use in place of a former one: ECDSA, P-256, whose private half never leaves the device.
   * Gives the public half:
   * SubjectPublicKeyInfo, DER, base64. `declined` when the owner said no, `unable` without a fingerprint or a face set
   * up.
   */
  createKey(use: KeyUse): BridgeResult<string>;
  /** Forgets the key for this use; nothing happens where there is none. */
  deleteKey(use: KeyUse): BridgeResult<"deleted">;
  /**
   * Signs the provider's challenge with the key of this use: ECDSA with SHA-256, DER, base64. What is signed the app
   * builds itself, so that nothing
   * else can be had signed: `ebok-login-1`, the device's id, the use and the challenge, each on its line. A biometric
   * key asks its owner first.
   */
  sign(use: KeyUse, challenge: string): BridgeResult<string>;
  /** Whether notifications are allowed. Asks nobody. */
  pushState(): BridgeResult<PushState>;
  /** Has the system ask whether they are; what its owner answered. Where it was denied before, no question is shown. */
  askForPush(): BridgeResult<PushState>;
  /** Whether the device is set to dark: now, and on every change (THEME-03). Silent until the app has said so. */
  readonly dark: Observable<boolean>;
  /** What the system covers of the screen: now, and on every change, such as a turn. */
  readonly insets: Observable<Insets>;
  /** Notifications that are tapped while the portal is there, each once (ROUTE-08). */
  readonly taps: Observable<TappedPush>;
  /** Each press of the device's back button. Who hears it closes, goes back, or calls `leave`. */
  readonly back: Observable<void>;
  /** Opens an address (https, http, tel, mailto) outside of the app. `unable` for any other. */
  openOutside(url: string): BridgeResult<"opened">;
  /**
   * Saves a file where its owner finds it, or asks them where to: a web view itself keeps no file. `unable` from an app
   * that does not know how.
   */
  saveFile(file: FileToSave): BridgeResult<"saved">;
  /** Has the shop ask for a rating, or opens the app's page there. Whether anything was rated nobody learns. */
  rateApp(): BridgeResult<"asked">;
  /** Puts the app away, as "back" does on a first page. */
  leave(): BridgeResult<"left">;
}

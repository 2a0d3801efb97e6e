import type { Observable } from "rxjs";
import type { Result } from "../shared-kernel/index.ts";
import type { BridgeFailure, Device, FileToSave, Insets, KeyUse, PushState, TappedPush } from "./device.ts";

/** Result of a bridge call. Never rejects. */
export type BridgeResult<Value> = Promise<Result<Value, BridgeFailure>>;

/**
 * Interface to the native app around the portal (WRAP-01). In a browser every call fails with `no-device` at once, and
 * no stream emits.
 *
 * A call fails with `silent` after 5 s without a response, or after 120 s if it needs the owner (fingerprint, system
 * dialog). A late response is dropped. Contract: `docs/contract/native-bridge.md`.
 */
export interface NativeBridgePort {
  /**
   * Returns the device with its current biometry, which may change while the page is open. Tries up to six times,
   * 5 s each, because the native app may still be starting; then fails with `no-device` until the next call. After the
   * first response, reuses the last one when the native app does not respond.
   */
  device(): BridgeResult<Device>;
  /** Returns the push address of this device (`deviceTokenId`); `unable` while notifications are not allowed. */
  deviceToken(): BridgeResult<string>;
  /** Returns true if a usable key exists for this use. Shows no dialog. */
  hasKey(use: KeyUse): BridgeResult<boolean>;
  /**
   * Creates a key pair for this use and replaces a former one: ECDSA P-256; the private key never leaves the device.
   * Returns the public key: SubjectPublicKeyInfo, DER, base64. `declined` if the owner refuses, `unable` without a
   * fingerprint or face set up.
   */
  createKey(use: KeyUse): BridgeResult<string>;
  /**
   * Proves that the device holds the key of this use: signs `ebok-register-1`, device id, use and challenge. Right
   * after `createKey` the owner is not asked again.
   */
  proveKey(use: KeyUse, challenge: string): BridgeResult<string>;
  /** Deletes the key for this use; does nothing without one. */
  deleteKey(use: KeyUse): BridgeResult<"deleted">;
  /**
   * Signs the server's challenge with the key of this use: ECDSA with SHA-256, DER, base64. The native app builds the
   * signed text, so that nothing else can be signed: `ebok-login-1`, device id, use and challenge, one per line. A
   * biometric key needs its owner's fingerprint or face first.
   */
  sign(use: KeyUse, challenge: string): BridgeResult<string>;
  /** Returns the permission for notifications. Shows no dialog. */
  pushState(): BridgeResult<PushState>;
  /** Asks for the permission for notifications by the system's dialog. If it was denied before, no dialog appears. */
  askForPush(): BridgeResult<PushState>;
  /** Emits the device's dark mode and its changes (THEME-03). Emits nothing until the native app reports it. */
  readonly dark: Observable<boolean>;
  /** Emits the safe-area insets and their changes, for example on rotation. */
  readonly insets: Observable<Insets>;
  /** Emits each notification tapped while the portal runs (ROUTE-08). */
  readonly taps: Observable<TappedPush>;
  /** Emits each press of the device's back button. The subscriber closes something, goes back, or calls `leave`. */
  readonly back: Observable<void>;
  /** Opens an address (https, http, tel, mailto) outside of the native app. `unable` for any other. */
  openOutside(url: string): BridgeResult<"opened">;
  /**
   * Saves a file, because a web view cannot. The native app may ask the owner for the place. `unable` from an app
   * without this function.
   */
  saveFile(file: FileToSave): BridgeResult<"saved">;
  /** Asks for a rating by the shop's dialog, or opens the native app's shop page. The result is unknown. */
  rateApp(): BridgeResult<"asked">;
  /** Sends the native app to the background, as "back" does on a first page. */
  leave(): BridgeResult<"left">;
}

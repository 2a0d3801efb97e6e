import { defer, startWith, Subject, type Observable, type Subscription } from "rxjs";
import {
  bridgeFailure,
  type BridgeResult,
  type BridgeFailure,
  type Device,
  type FileToSave,
  type Insets,
  type KeyUse,
  type NativeBridgePort,
  type TappedPush,
} from "#domain/device/index.ts";
import { fail, succeed, type ClockPort, type Result } from "#domain/shared-kernel/index.ts";
import {
  encodeBridgeRequest,
  splitFileBase64,
  readBase64,
  readDevice,
  readConfirmation,
  readFlag,
  readInsets,
  readPushState,
  readTappedPush,
  readToken,
  parseBridgeMessage,
  type BridgeRequestName,
  type BridgeRequestDetails,
  type BridgeMessage,
} from "./bridge-messages.ts";
import type { NativeChannel } from "./native-channel.ts";

/** Time limit for a response that the app gives without the user (ms). */
export const APP_RESPONSE_TIMEOUT_MS = 5_000;
/** Maximum number of device requests to a silent app: it may still be starting. */
export const MAX_DEVICE_REQUESTS = 6;
/** Time limit for a response that needs the user, such as a fingerprint or a system dialog (ms). */
export const USER_RESPONSE_TIMEOUT_MS = 120_000;

/** URLs that may be passed to the operating system. */
const EXTERNAL_URL = /^(https?|tel|mailto):/i;

interface PendingRequest {
  readonly timer: Subscription;
  readonly settle: (answer: Extract<BridgeMessage, { kind: "answer" }>) => void;
}

export interface ChannelNativeBridgeDependencies {
  readonly channel: NativeChannel;
  readonly clock: Pick<ClockPort, "scheduler">;
  /** Unguessable id of this channel; unique among the pages of the app. */
  readonly conversation: string;
}

/**
 * Bridge to the app that surrounds the portal, over a message channel. Every request has an id and a time limit; every
 * response and event names this channel. Drops messages that are of another page, repeated, late, too long or not of
 * this version.
 */
export class ChannelNativeBridgeAdapter implements NativeBridgePort {
  readonly #dependencies: ChannelNativeBridgeDependencies;
  readonly #pendingRequests = new Map<number, PendingRequest>();
  #lastRequestId = 0;
  #lastFileId = 0;
  #turn = 0;
  #deviceRequest: BridgeResult<Device> | undefined;
  #device: Result<Device, BridgeFailure> | undefined;
  readonly #dark = new LatestValue<boolean>();
  readonly #insets = new LatestValue<Insets>();
  readonly #taps = new Subject<TappedPush>();
  readonly #back = new Subject<void>();
  readonly dark: Observable<boolean> = this.#dark.stream;
  readonly insets: Observable<Insets> = this.#insets.stream;
  readonly taps: Observable<TappedPush> = this.#taps.asObservable();
  readonly back: Observable<void> = this.#back.asObservable();

  constructor(dependencies: ChannelNativeBridgeDependencies) {
    this.#dependencies = dependencies;
    dependencies.channel.listen((rawMessage) => this.#handleMessage(rawMessage));
  }

  async device(): BridgeResult<Device> {
    const knownDevice = this.#device;
    if (knownDevice === undefined) return (this.#deviceRequest ??= this.#requestDevice());
    const now = await this.#request("device", {}, readDevice);
    return now.ok ? (this.#device = now) : knownDevice;
  }

  deviceToken() {
    return this.#request("deviceToken", {}, readToken);
  }

  hasKey(use: KeyUse) {
    return this.#request("hasKey", { use }, readFlag);
  }

  createKey(use: KeyUse) {
    return this.#request("createKey", { use }, readBase64, USER_RESPONSE_TIMEOUT_MS);
  }

  proveKey(use: KeyUse, challenge: string) {
    return this.#request("proveKey", { use, challenge }, readBase64, USER_RESPONSE_TIMEOUT_MS);
  }

  deleteKey(use: KeyUse) {
    return this.#request("deleteKey", { use }, readConfirmation("deleted"));
  }

  sign(use: KeyUse, challenge: string) {
    return this.#request(
      "sign",
      { use, challenge },
      readBase64,
      use === "biometric" ? USER_RESPONSE_TIMEOUT_MS : APP_RESPONSE_TIMEOUT_MS,
    );
  }

  pushState() {
    return this.#request("pushState", {}, readPushState);
  }

  askForPush() {
    return this.#request("askForPush", {}, readPushState, USER_RESPONSE_TIMEOUT_MS);
  }

  async openOutside(url: string): BridgeResult<"opened"> {
    return EXTERNAL_URL.test(url)
      ? this.#request("openOutside", { url }, readConfirmation("opened"))
      : fail(bridgeFailure("unable"));
  }

  /** Sends the file in parts, because messages are short. The app saves the file with the last part. */
  async saveFile({ name, type, bytes }: FileToSave): BridgeResult<"saved"> {
    const file = (this.#lastFileId += 1);
    const parts = splitFileBase64(bytes);
    for (const [at, part] of parts.entries()) {
      const answer = await this.#request(
        "saveFile",
        { file, name, type, part, left: parts.length - 1 - at },
        readConfirmation("saved"),
      );
      if (!answer.ok) return answer;
    }
    return succeed("saved");
  }

  rateApp() {
    return this.#request("rateApp", {}, readConfirmation("asked"));
  }

  leave() {
    return this.#request("leave", {}, readConfirmation("left"));
  }

  /** Requests the device until the app responds. Drops a late response; the next request gets a response of its own. */
  async #requestDevice(): BridgeResult<Device> {
    let answer = await this.#request("device", {}, readDevice);
    for (
      let attempts = 1;
      attempts < MAX_DEVICE_REQUESTS && !answer.ok && answer.failure.why === "silent";
      attempts += 1
    )
      answer = await this.#request("device", {}, readDevice);
    this.#deviceRequest = undefined;
    if (answer.ok) this.#device = answer;
    // A parent frame that never responds is not an app.
    else if (answer.failure.why === "silent") return fail(bridgeFailure("no-device"));
    return answer;
  }

  #request<Value>(
    request: BridgeRequestName,
    details: BridgeRequestDetails,
    read: (value: unknown) => Value | undefined,
    limitMs = APP_RESPONSE_TIMEOUT_MS,
  ): BridgeResult<Value> {
    const { channel, clock, conversation } = this.#dependencies;
    const id = (this.#lastRequestId += 1);
    return new Promise<Result<Value, BridgeFailure>>((done) => {
      const end = (result: Result<Value, BridgeFailure>): void => {
        this.#pendingRequests.get(id)?.timer.unsubscribe();
        this.#pendingRequests.delete(id);
        done(result);
      };
      const timer = clock.scheduler.schedule(() => end(fail(bridgeFailure("silent"))), limitMs);
      this.#pendingRequests.set(id, {
        timer,
        settle({ failure, value }) {
          const decoded = failure === undefined ? read(value) : undefined;
          end(decoded === undefined ? fail(bridgeFailure(failure ?? "broken")) : succeed(decoded));
        },
      });
      try {
        channel.send(encodeBridgeRequest(conversation, id, request, details));
      } catch {
        end(fail(bridgeFailure("broken")));
      }
    });
  }

  #handleMessage(rawMessage: unknown): void {
    const incoming = parseBridgeMessage(rawMessage);
    if (incoming === undefined || incoming.channel !== this.#dependencies.conversation) return;
    if (incoming.kind === "answer") this.#pendingRequests.get(incoming.id)?.settle(incoming);
    else if (incoming.turn > this.#turn && this.#handleEvent(incoming.name, incoming.value)) this.#turn = incoming.turn;
  }

  /** Returns true if the event is known and valid. */
  #handleEvent(name: string, value: unknown): boolean {
    switch (name) {
      case "dark":
        return publishIfValid(this.#dark, readFlag(value));
      case "insets":
        return publishIfValid(this.#insets, readInsets(value));
      case "tap":
        return publishIfValid(this.#taps, readTappedPush(value));
      case "back":
        this.#back.next();
        return true;
      default:
        return false;
    }
  }
}

/**
 * Last value for late subscribers, and each change. Not a ReplaySubject: every page would load it, and only this module
 * needs it.
 */
class LatestValue<Value> {
  readonly #incoming = new Subject<Value>();
  #last: Value | undefined;
  readonly stream: Observable<Value> = defer(() =>
    this.#last === undefined ? this.#incoming.asObservable() : this.#incoming.pipe(startWith(this.#last)),
  );

  next(value: Value): void {
    this.#last = value;
    this.#incoming.next(value);
  }
}

function publishIfValid<Value>(to: { next(value: Value): void }, value: Value | undefined): boolean {
  if (value === undefined) return false;
  to.next(value);
  return true;
}

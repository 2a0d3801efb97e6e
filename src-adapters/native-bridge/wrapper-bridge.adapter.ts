import { defer, startWith, Subject, type Observable, type Subscription } from "rxjs";
import {
  bridgeFailure,
  type Asked,
  type BridgeFailure,
  type Device,
  type GivenFile,
  type Insets,
  type KeyUse,
  type NativeBridgePort,
  type TappedPush,
} from "#domain/device/index.ts";
import { fail, succeed, type ClockPort, type Result } from "#domain/shared-kernel/index.ts";
import {
  askText,
  filePartsOf,
  readBase64,
  readDevice,
  readDone,
  readFlag,
  readInsets,
  readPushState,
  readTap,
  readToken,
  readTold,
  type Ask,
  type AskDetails,
  type Told,
} from "./bridge-wire.ts";
import type { NativeChannel } from "./native-channel.ts";

/** The app answers by itself, ms. */
export const APP_ANSWERS_MS = 5_000;
/** How often an app that has said nothing yet is asked what it is: it may still be starting. */
export const FIRST_ASKS = 6;
/** A person answers: a finger, a question of the system, ms. */
export const OWNER_ANSWERS_MS = 120_000;

/** Addresses that may be handed to the system. */
const OUTSIDE = /^(https?|tel|mailto):/i;

interface Waiting {
  readonly timer: Subscription;
  readonly settle: (answer: Extract<Told, { kind: "answer" }>) => void;
}

/** What the bridge stands on. */
export interface BridgeGround {
  readonly channel: NativeChannel;
  readonly clock: Pick<ClockPort, "scheduler">;
  /** Names this conversation: nobody can guess it, and no other page of the app has it. */
  readonly conversation: string;
}

/**
 * The app around the portal, over a channel of messages. Every question has a number and a time limit, every answer and
 * event names this conversation: one that
 * is another page's, was heard before, comes late, is too long or is no message of this version is dropped, and nobody
 * hears of it.
 */
export class WrapperBridgeAdapter implements NativeBridgePort {
  readonly #ground: BridgeGround;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #files = 0;
  #turn = 0;
  #meeting: Asked<Device> | undefined;
  #device: Result<Device, BridgeFailure> | undefined;
  readonly #dark = new Latest<boolean>();
  readonly #insets = new Latest<Insets>();
  readonly #taps = new Subject<TappedPush>();
  readonly #back = new Subject<void>();
  readonly dark: Observable<boolean> = this.#dark.stream;
  readonly insets: Observable<Insets> = this.#insets.stream;
  readonly taps: Observable<TappedPush> = this.#taps.asObservable();
  readonly back: Observable<void> = this.#back.asObservable();

  constructor(ground: BridgeGround) {
    this.#ground = ground;
    ground.channel.listen((said) => this.#hear(said));
  }

  async device(): Asked<Device> {
    const met = this.#device;
    if (met === undefined) return (this.#meeting ??= this.#meet());
    const now = await this.#ask("device", {}, readDevice);
    return now.ok ? (this.#device = now) : met;
  }

  deviceToken() {
    return this.#ask("deviceToken", {}, readToken);
  }

  hasKey(use: KeyUse) {
    return this.#ask("hasKey", { use }, readFlag);
  }

  createKey(use: KeyUse) {
    return this.#ask("createKey", { use }, readBase64, OWNER_ANSWERS_MS);
  }

  deleteKey(use: KeyUse) {
    return this.#ask("deleteKey", { use }, readDone("deleted"));
  }

  sign(use: KeyUse, challenge: string) {
    return this.#ask("sign", { use, challenge }, readBase64, use === "biometric" ? OWNER_ANSWERS_MS : APP_ANSWERS_MS);
  }

  pushState() {
    return this.#ask("pushState", {}, readPushState);
  }

  askForPush() {
    return this.#ask("askForPush", {}, readPushState, OWNER_ANSWERS_MS);
  }

  async openOutside(url: string): Asked<"opened"> {
    return OUTSIDE.test(url) ? this.#ask("openOutside", { url }, readDone("opened")) : fail(bridgeFailure("unable"));
  }

  /** Part by part: a message is short. The app saves it with the last. */
  async saveFile({ name, type, bytes }: GivenFile): Asked<"saved"> {
    const file = (this.#files += 1);
    const parts = filePartsOf(bytes);
    for (const [at, part] of parts.entries()) {
      const answer = await this.#ask(
        "saveFile",
        { file, name, type, part, left: parts.length - 1 - at },
        readDone("saved"),
      );
      if (!answer.ok) return answer;
    }
    return succeed("saved");
  }

  rateApp() {
    return this.#ask("rateApp", {}, readDone("asked"));
  }

  leave() {
    return this.#ask("leave", {}, readDone("left"));
  }

  /** The first answer. One that comes late is dropped like every late answer; the question after it is answered. */
  async #meet(): Asked<Device> {
    let answer = await this.#ask("device", {}, readDevice);
    for (let asks = 1; asks < FIRST_ASKS && !answer.ok && answer.failure.why === "silent"; asks += 1)
      answer = await this.#ask("device", {}, readDevice);
    this.#meeting = undefined;
    if (answer.ok) this.#device = answer;
    // whoever frames the page and does not speak is no app
    else if (answer.failure.why === "silent") return fail(bridgeFailure("no-device"));
    return answer;
  }

  #ask<Value>(
    ask: Ask,
    details: AskDetails,
    read: (value: unknown) => Value | undefined,
    limitMs = APP_ANSWERS_MS,
  ): Asked<Value> {
    const { channel, clock, conversation } = this.#ground;
    const id = (this.#asked += 1);
    return new Promise<Result<Value, BridgeFailure>>((done) => {
      const end = (result: Result<Value, BridgeFailure>): void => {
        this.#waiting.get(id)?.timer.unsubscribe();
        this.#waiting.delete(id);
        done(result);
      };
      const timer = clock.scheduler.schedule(() => end(fail(bridgeFailure("silent"))), limitMs);
      this.#waiting.set(id, {
        timer,
        settle({ failure, value }) {
          const got = failure === undefined ? read(value) : undefined;
          end(got === undefined ? fail(bridgeFailure(failure ?? "broken")) : succeed(got));
        },
      });
      try {
        channel.send(askText(conversation, id, ask, details));
      } catch {
        end(fail(bridgeFailure("broken")));
      }
    });
  }

  #hear(said: unknown): void {
    const told = readTold(said);
    if (told === undefined || told.channel !== this.#ground.conversation) return;
    if (told.kind === "answer") this.#waiting.get(told.id)?.settle(told);
    else if (told.turn > this.#turn && this.#happened(told.name, told.value)) this.#turn = told.turn;
  }

  /** Whether it was something that can happen. */
  #happened(name: string, value: unknown): boolean {
    switch (name) {
      case "dark":
        return tell(this.#dark, readFlag(value));
      case "insets":
        return tell(this.#insets, readInsets(value));
      case "tap":
        return tell(this.#taps, readTap(value));
      case "back":
        this.#back.next();
        return true;
      default:
        return false;
    }
  }
}

/**
 * What was told last, for whoever comes later, and each change of it. rxjs has a subject for that, which no other page
 * needs and all would load.
 */
class Latest<Value> {
  readonly #told = new Subject<Value>();
  #last: Value | undefined;
  readonly stream: Observable<Value> = defer(() =>
    this.#last === undefined ? this.#told.asObservable() : this.#told.pipe(startWith(this.#last)),
  );

  next(value: Value): void {
    this.#last = value;
    this.#told.next(value);
  }
}

function tell<Value>(to: { next(value: Value): void }, value: Value | undefined): boolean {
  if (value === undefined) return false;
  to.next(value);
  return true;
}

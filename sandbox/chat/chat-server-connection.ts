import type { WebSocket } from "ws";
import type { ChatFaultList } from "./chat-faults.ts";
import type { ProviderFrame } from "./chat-frames.ts";

/** Longest time for which `reorder` holds a frame back while no other frame follows, ms. */
const MAX_REORDER_DELAY_MS = 1_000;
/** Time after which an unacknowledged frame is sent again, ms. */
const RESEND_AFTER_MS = 10_000;
const MAX_RESENDS = 3;
/** Interval of pings, ms. */
const PING_INTERVAL_MS = 25_000;
/** Invalid frames that the fault `garble` inserts. */
const GARBLED_FRAMES = [
  '{"type":"NEW_MES',
  '{"type":"SURVEY","data":{}}',
  '{"type":"NEW_MESSAGE","data":{"data":"bez miejsca"}}',
];

/** Connection of the provider to one window of a customer, with the injected faults. */
export class ChatServerConnection {
  readonly #socket: WebSocket;
  readonly #faults: ChatFaultList;
  readonly #unacknowledged = new Map<string, { readonly frame: ProviderFrame; at: number; resendsLeft: number }>();
  #delayedFrame: string | undefined;
  #isFrozen = false;
  #pingAt = Date.now() + PING_INTERVAL_MS;
  /** False from a ping until the next pong or frame. */
  #isAlive = true;
  /** Origin at which the customer reaches this server, without a trailing slash. */
  readonly origin: string;
  /** Session and token of the first valid frame. */
  session: { readonly sessionId: string; readonly token: string } | undefined;

  constructor(socket: WebSocket, faults: ChatFaultList, origin: string) {
    this.#socket = socket;
    this.#faults = faults;
    this.origin = origin;
    socket.on("pong", () => (this.#isAlive = true));
  }

  /** Sends a frame. A frame with the `id` of a message is sent again until it is acknowledged. */
  send(frame: ProviderFrame, id?: string): void {
    if (id !== undefined) this.#unacknowledged.set(id, { frame, at: Date.now(), resendsLeft: MAX_RESENDS });
    const text = JSON.stringify(frame);
    const lag = this.#faults.list().find(({ name }) => name === "lag")?.delay;
    if (lag === undefined) this.#deliver(text);
    else setTimeout(() => this.#deliver(text), lag).unref();
  }

  acknowledge(id: string): void {
    this.#unacknowledged.delete(id);
  }

  /** Resends unacknowledged frames and terminates a dead connection. Called every second. */
  maintain(): void {
    const now = Date.now();
    for (const [id, waiting] of this.#unacknowledged) {
      if (now - waiting.at < RESEND_AFTER_MS) continue;
      waiting.at = now;
      waiting.resendsLeft -= 1;
      this.#deliver(JSON.stringify(waiting.frame));
      if (waiting.resendsLeft === 0) this.#unacknowledged.delete(id);
    }
    if (now < this.#pingAt) return;
    this.#pingAt = now + PING_INTERVAL_MS;
    if (!this.#isAlive) return this.dropConnection();
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Returns false when a fault swallows the frame of the customer. */
  acceptFrame(): boolean {
    this.#isAlive = true;
    return !this.#isFrozen && this.#faults.named("loseSent") === undefined;
  }

  freeze(isFrozen: boolean): void {
    this.#isFrozen = isFrozen;
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Breaks the connection without a close frame. */
  dropConnection(): void {
    this.#socket.terminate();
  }

  #deliver(text: string): void {
    if (this.#isFrozen || this.#faults.named("lose") !== undefined) return;
    if (this.#faults.named("garble") !== undefined) for (const garbled of GARBLED_FRAMES) this.#write(garbled);
    const before = this.#delayedFrame;
    if (before === undefined && this.#faults.named("reorder") !== undefined) {
      this.#delayedFrame = text;
      setTimeout(() => this.#release(text), MAX_REORDER_DELAY_MS).unref();
      return;
    }
    this.#write(text);
    if (before !== undefined) this.#release(before);
    if (this.#faults.named("duplicate") !== undefined) this.#write(text);
  }

  /** Sends the held-back frame unless it has already been sent. */
  #release(text: string): void {
    if (this.#delayedFrame !== text) return;
    this.#delayedFrame = undefined;
    this.#write(text);
  }

  #write(text: string): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }
}

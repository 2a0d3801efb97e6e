import type { WebSocket } from "ws";
import type { ChatFaultList } from "./chat-faults.ts";
import type { ProviderFrame } from "./frame.ts";

/** A frame that changes its place with the next one goes by itself if none comes, ms. */
const LONGEST_HOLD_MS = 1_000;
/** What nobody has acknowledged by then is sent again, ms, and so often. */
const AGAIN_AFTER_MS = 10_000;
const AGAIN_AT_MOST = 3;
/** So often it is asked whether the other end is still there, ms. */
const PING_EVERY_MS = 25_000;
/** What a gateway with a fault may put between the frames. */
const GARBLED = [
  '{"type":"NEW_MES',
  '{"type":"SURVEY","data":{}}',
  '{"type":"NEW_MESSAGE","data":{"message":"bez miejsca"}}',
];

/** The way between the provider and one window of a customer, with all that may happen to it. */
export class Line {
  readonly #socket: WebSocket;
  readonly #faults: ChatFaultList;
  readonly #unacknowledged = new Map<string, { readonly frame: ProviderFrame; at: number; left: number }>();
  #held: string | undefined;
  #isFrozen = false;
  #pingAt = Date.now() + PING_EVERY_MS;
  /** Whether the last ping has been answered, or anything else has come since. */
  #isAlive = true;
  /** Where the customer sees this server, without a slash at its end. */
  readonly origin: string;
  /** The session that its first valid frame named, and the token that it carried. */
  session: { readonly sessionId: string; readonly token: string } | undefined;

  constructor(socket: WebSocket, faults: ChatFaultList, origin: string) {
    this.#socket = socket;
    this.#faults = faults;
    this.origin = origin;
    socket.on("pong", () => (this.#isAlive = true));
  }

  /** Sends a frame. One with `id` of a message is sent again until it is acknowledged. */
  send(frame: ProviderFrame, id?: string): void {
    if (id !== undefined) this.#unacknowledged.set(id, { frame, at: Date.now(), left: AGAIN_AT_MOST });
    const text = JSON.stringify(frame);
    const lag = this.#faults.list().find(({ name }) => name === "lag")?.delay;
    if (lag === undefined) this.#pass(text);
    else setTimeout(() => this.#pass(text), lag).unref();
  }

  acknowledged(id: string): void {
    this.#unacknowledged.delete(id);
  }

  /** Sends again what has not been acknowledged for long, and gives a dead line up. Called every second. */
  keep(): void {
    const now = Date.now();
    for (const [id, waiting] of this.#unacknowledged) {
      if (now - waiting.at < AGAIN_AFTER_MS) continue;
      waiting.at = now;
      waiting.left -= 1;
      this.#pass(JSON.stringify(waiting.frame));
      if (waiting.left === 0) this.#unacknowledged.delete(id);
    }
    if (now < this.#pingAt) return;
    this.#pingAt = now + PING_EVERY_MS;
    if (!this.#isAlive) return this.cut();
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Whether a frame of the customer arrives here. */
  hears(): boolean {
    this.#isAlive = true;
    return !this.#isFrozen && this.#faults.named("loseSent") === undefined;
  }

  freeze(isFrozen: boolean): void {
    this.#isFrozen = isFrozen;
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Tears the line, without a word. */
  cut(): void {
    this.#socket.terminate();
  }

  #pass(text: string): void {
    if (this.#isFrozen || this.#faults.named("lose") !== undefined) return;
    if (this.#faults.named("garble") !== undefined) for (const garbled of GARBLED) this.#write(garbled);
    const before = this.#held;
    if (before === undefined && this.#faults.named("reorder") !== undefined) {
      this.#held = text;
      setTimeout(() => this.#release(text), LONGEST_HOLD_MS).unref();
      return;
    }
    this.#write(text);
    if (before !== undefined) this.#release(before);
    if (this.#faults.named("duplicate") !== undefined) this.#write(text);
  }

  /** The frame that was held back goes, if nothing has let it go by now. */
  #release(text: string): void {
    if (this.#held !== text) return;
    this.#held = undefined;
    this.#write(text);
  }

  #write(text: string): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }
}

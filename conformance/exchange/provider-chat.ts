import { Ajv2020 } from "ajv/dist/2020.js";
import { WebSocket } from "ws";
import { asRecord, asText } from "../../scripts/json.ts";
import type { PublishedContract } from "../contract/published-contract.ts";

/** Largest frame that is read, in bytes. */
const MAX_FRAME_BYTES = 1_000_000;
const OPEN_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

export interface ChatFrame {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ProviderChatCredentials {
  readonly token: string;
  readonly sessionId: string;
}

/** Returns a function that validates frames by chat.asyncapi.json; it returns the violation, without values. */
function frameValidator({ chat }: PublishedContract): (frame: unknown) => string | undefined {
  const ajv = new Ajv2020({ strict: false, formats: { "date-time": /T.*(Z|[+-]\d\d:\d\d)$/, email: /@/ } });
  ajv.addSchema(chat, "chat");
  const messages = asRecord(asRecord(chat["components"])["messages"]);
  return (frame) => {
    const key = `received.${asText(asRecord(frame)["type"])}`;
    if (!(key in messages)) return "a frame of another type than those of the contract";
    return ajv.validate({ $ref: `chat#/components/messages/${key}/payload` }, frame) === true
      ? undefined
      : `${key}: ${ajv.errorsText()}`;
  };
}

function parseFrame(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One window of the chat. Validates every received frame. */
export class ProviderChat {
  readonly frames: ChatFrame[] = [];
  /** Received frames that break the contract. */
  readonly violations: string[] = [];
  /** Close code of the socket; `undefined` while it is open. */
  closeCode: number | undefined;
  readonly #socket: WebSocket;
  readonly #credentials: ProviderChatCredentials;
  #isOpen = false;

  constructor(url: string, credentials: ProviderChatCredentials, contract: PublishedContract) {
    const violationOf = frameValidator(contract);
    this.#credentials = credentials;
    this.#socket = new WebSocket(url, { maxPayload: MAX_FRAME_BYTES, handshakeTimeout: OPEN_TIMEOUT_MS });
    this.#socket.on("open", () => (this.#isOpen = true));
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", (code) => (this.closeCode = code));
    this.#socket.on("message", (data: Buffer) => {
      const frame = parseFrame(data.toString("utf8"));
      const violation = violationOf(frame);
      if (violation !== undefined) this.violations.push(violation);
      this.frames.push({ type: asText(asRecord(frame)["type"]), data: asRecord(asRecord(frame)["data"]) });
    });
  }

  /** Waits until the socket is open or has closed; returns true if it is open. */
  async opened(): Promise<boolean> {
    await this.#wait(() => this.#isOpen || this.closeCode !== undefined, OPEN_TIMEOUT_MS);
    return this.#isOpen;
  }

  send(type: string, data: Readonly<Record<string, unknown>> = {}): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(JSON.stringify({ type, data: { ...this.#credentials, ...data } }));
  }

  /** Waits for a frame; `undefined` if it has not come in time. */
  async frame(matches: (frame: ChatFrame) => boolean, timeoutMs: number): Promise<ChatFrame | undefined> {
    await this.#wait(() => this.frames.some(matches) || this.closeCode !== undefined, timeoutMs);
    return this.frames.find(matches);
  }

  /** Waits until the server has closed the socket; returns the close code. */
  async closed(timeoutMs: number): Promise<number | undefined> {
    await this.#wait(() => this.closeCode !== undefined, timeoutMs);
    return this.closeCode;
  }

  /** Breaks the connection without a farewell, as a lost network does. */
  break(): void {
    this.#socket.terminate();
  }

  async #wait(isDone: () => boolean, timeoutMs: number): Promise<void> {
    const end = performance.now() + timeoutMs;
    while (!isDone() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

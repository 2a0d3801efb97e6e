import { request } from "node:http";
import { WebSocket } from "ws";
import { asRecord, asText } from "../../scripts/json.ts";
import { prepareCall, elementText, SoapClient } from "./soap-client.ts";

const LOGIN = "m.brzezinska";
/** Number of windows that are opened at the same time. */
const BATCH_SIZE = 50;

/** Chat window of one customer in a conversation with the bot. It acknowledges messages as the portal does. */
export class BenchChatWindow {
  readonly #socket: WebSocket;
  readonly #credentials: string;
  readonly #waiting = new Map<string, (at: number) => void>();
  readonly begun: Promise<void>;
  /** Number of messages received from the bot. */
  received = 0;
  isOpen = true;

  constructor(port: number, token: string, sessionId: string) {
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/chat-socket`, { perMessageDeflate: false });
    this.#credentials = `"token":"${token}","sessionId":"${sessionId}"`;
    this.begun = new Promise((begun, failed) => {
      this.#socket.on("error", failed);
      this.#socket.on("open", () => this.#write("CHAT_START", '"email":"anna@example.pl","topic":"FORMAL"'));
      this.#socket.on("message", (data: Buffer) => {
        if (this.#take(data.toString("utf8"))) begun();
      });
    });
    this.#socket.on("close", () => (this.isOpen = false));
  }

  /** Sends a message; calls `onAcknowledged` after its acknowledgement. */
  sendMessage(id: string, onAcknowledged: (at: number) => void): void {
    this.#waiting.set(id, onAcknowledged);
    this.#write("NEW_MESSAGE", `"id":"${id}","data":"Dzień dobry, mam pytanie o umowę"`);
  }

  close(): void {
    this.#socket.terminate();
  }

  #write(type: string, data: string): void {
    this.#socket.send(`{"type":"${type}","data":{${this.#credentials},${data}}}`);
  }

  /** Handles a frame; returns true for a message. */
  #take(text: string): boolean {
    const frame = asRecord(JSON.parse(text));
    const id = asText(asRecord(frame["data"])["id"]);
    if (frame["type"] === "ACK_NEW_MESSAGE") {
      this.#waiting.get(id)?.(performance.now());
      this.#waiting.delete(id);
    }
    if (frame["type"] !== "NEW_MESSAGE") return false;
    this.received += 1;
    this.#write("ACK_NEW_MESSAGE", `"id":"${id}"`);
    return true;
  }
}

function callSandboxApi(port: number, path: string, body: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path: `/sandbox/api/${path}`, method: "POST" }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve(JSON.parse(text)));
    });
    sent.on("error", reject);
    sent.end(JSON.stringify(body));
  });
}

/** Opens `count` windows, each in a session and a conversation of its own. Throws if one is refused. */
export async function openWindows(port: number, count: number): Promise<readonly BenchChatWindow[]> {
  await callSandboxApi(port, "chat", { perCustomer: count });
  const wire = new SoapClient(port);
  const windows: BenchChatWindow[] = [];
  const openOne = async (): Promise<void> => {
    const sessionId = asText(asRecord(await callSandboxApi(port, "session", { login: LOGIN }))["sessionId"]);
    const token = elementText(await wire.send(prepareCall("getChatToken", sessionId)), "token");
    if (token === undefined) throw new Error("the server returned no chat token");
    const window = new BenchChatWindow(port, token, sessionId);
    windows.push(window);
    await window.begun;
  };
  for (let opened = 0; opened < count; opened += BATCH_SIZE)
    await Promise.all(Array.from({ length: Math.min(BATCH_SIZE, count - opened) }, openOne));
  wire.close();
  return windows;
}

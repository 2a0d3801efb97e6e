import type { Page } from "@playwright/test";
import { asRecord, asText } from "../../../scripts/json.ts";

declare global {
  interface Window {
    ebokChat?: { send(type: string, data?: object): void; readonly frames: unknown[] };
  }
}

/**
 * Customer in a chat without the portal's window: the socket opens in a page of the portal's host, under its policy.
 */
export class ChatCustomer {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Logs in, gets a chat token and opens the socket that `config.json` names. */
  async open(login: string): Promise<void> {
    await this.#page.goto("/sandbox");
    await this.#page.evaluate(async (who) => {
      const record = (value: unknown): Readonly<Record<string, unknown>> =>
        typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
      const started = await fetch("/sandbox/api/session", { method: "POST", body: JSON.stringify({ login: who }) });
      const { sessionId } = record(await started.json());
      const hash = async (text: string): Promise<string> =>
        [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))]
          .map((byte) => byte.toString(16).padStart(2, "0"))
          .join("");
      const operation = "getChatToken";
      const asked = await fetch("/service", {
        method: "POST",
        headers: {
          "Content-Type": "text/xml; charset=utf-8",
          "X-Ebok-Fingerprint": await hash(`${operation}:${await hash(String(sessionId))}`),
          Authorization: `Bearer ${String(sessionId)}`,
        },
        body:
          `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
          `<${operation} xmlns="urn:ebok:service:1"><sessionId>${String(sessionId)}</sessionId></${operation}>` +
          `</soap:Body></soap:Envelope>`,
      });
      const token = /<token>([^<]+)/.exec(await asked.text())?.[1];
      const configuration = record(await (await fetch("/config.json")).json());
      const socket = new WebSocket(
        `${location.origin.replace("http", "ws")}${String(record(configuration["chat"])["path"])}`,
      );
      const frames: unknown[] = [];
      socket.addEventListener("message", ({ data }) => frames.push(JSON.parse(String(data))));
      window.ebokChat = {
        frames,
        send: (type, data = {}) => socket.send(JSON.stringify({ type, data: { token, sessionId, ...data } })),
      };
      await new Promise((opened, failed) => {
        socket.addEventListener("open", opened);
        socket.addEventListener("close", () => failed(new Error("the socket does not open")));
      });
    }, login);
  }

  async send(type: string, data: object = {}): Promise<void> {
    await this.#page.evaluate(([name, content]) => window.ebokChat?.send(name, content), [type, data] as const);
  }

  /** Received frames, each as its type, text and address, as far as it has them. */
  async readReceivedFrames(): Promise<readonly string[]> {
    const frames = await this.#page.evaluate(() => window.ebokChat?.frames ?? []);
    return frames
      .map(asRecord)
      .map(({ type, data }) =>
        [asText(type), asText(asRecord(data)["title"]), asText(asRecord(data)["data"])]
          .filter((part) => part !== "")
          .join(" "),
      );
  }
}

import { expect } from "vitest";
import { WebSocket } from "ws";
import { asCount, asList, asRecord, asText } from "../../scripts/json.ts";
import { faultOfFrame } from "./chat-schema.ts";
import type { ServiceClient } from "./service-client.ts";

/** A frame as it came. */
export interface ChatClientFrame {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * A bare window of a chat: it holds every frame of both sides to the contract, and shares no code with the portal or
 * the sandbox.
 */
export class ChatClient {
  readonly receivedFrames: ChatClientFrame[] = [];
  /** What came that is no frame of the contract. */
  readonly strange: string[] = [];
  /** The code that it was closed with. */
  closed: number | undefined;
  readonly #socket: WebSocket;
  /** What its frames prove themselves with. */
  readonly credentials: { readonly token: string; readonly sessionId: string };
  readonly opened: Promise<void>;

  constructor(url: string, credentials: { readonly token: string; readonly sessionId: string }) {
    this.credentials = credentials;
    this.#socket = new WebSocket(url);
    this.opened = new Promise((open) => this.#socket.once("open", () => open()));
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", (code) => (this.closed = code));
    this.#socket.on("message", (data: Buffer) => this.#take(data.toString("utf8")));
  }

  #take(text: string): void {
    const frame = parsed(text);
    const fault = faultOfFrame("received", frame);
    if (fault === undefined)
      this.receivedFrames.push({ type: asText(asRecord(frame)["type"]), data: asRecord(asRecord(frame)["data"]) });
    else this.strange.push(fault);
  }

  send(type: string, data: Readonly<Record<string, unknown>> = {}): void {
    const frame = { type, data: { ...this.credentials, ...data } };
    expect(faultOfFrame("sent", frame)).toBeUndefined();
    this.#socket.send(JSON.stringify(frame));
  }

  /** Sends what no portal sends. */
  sendRaw(text: string | Buffer): void {
    this.#socket.send(text);
  }

  start(topic: "FORMAL" | "TECHNICAL" | "SALE" = "FORMAL"): void {
    this.send("CHAT_START", { email: "anna@example.pl", topic });
  }

  sendMessage(id: string, message: string): void {
    this.send("NEW_MESSAGE", { id, message });
  }

  /** The types of all that came. */
  types(): readonly string[] {
    return this.receivedFrames.map(({ type }) => type);
  }

  of(type: string): readonly ChatClientFrame["data"][] {
    return this.receivedFrames.filter((frame) => frame.type === type).map(({ data }) => data);
  }

  /** Everything that was said by others, in the order of its places: texts, or addresses. */
  messageTexts(): readonly string[] {
    const messages = this.receivedFrames
      .filter(({ type }) => type.endsWith("_MESSAGE") && !type.startsWith("ACK") && type !== "WAIT_MESSAGE")
      .map(({ data }) => data);
    return messages
      .toSorted((a, b) => asCount(a["place"]) - asCount(b["place"]))
      .map((data) => asText(data["message"] ?? data["url"]));
  }

  /** Waits until somebody has said this. */
  async waitForMessage(text: string | RegExp): Promise<void> {
    await expect
      .poll(() =>
        this.messageTexts().some((messageTexts) =>
          typeof text === "string" ? messageTexts.includes(text) : text.test(messageTexts),
        ),
      )
      .toBe(true);
  }

  close(): void {
    this.#socket.terminate();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A provider's chat in a world of its own: in opening hours, and as fast as it can. */
export async function createChatTenant(client: ServiceClient, now = "2026-11-20T10:00:00+01:00"): Promise<void> {
  await client.api("reset", { now });
  await client.api("chat", { pace: 0 });
}

/**
 * Opens a window of the chat for somebody who logs in; `null` for whoever is logged in already. Waits until it is open,
 * where it is `taken`.
 */
export async function openChatClient(
  url: string,
  client: ServiceClient,
  as: string | null = "m.brzezinska",
  taken = true,
): Promise<ChatClient> {
  if (as !== null) await client.logIn(as);
  const token = (await client.call("getChatToken")).one("e:token") ?? "";
  const chat = new ChatClient(`${url.replace("http", "ws")}/chat-socket/${client.headers["X-Sandbox-World"] ?? ""}`, {
    token,
    sessionId: client.sessionId,
  });
  if (taken) await chat.opened;
  return chat;
}

/** What the desk shows: the conversations that are open, and what was said in one. */
export async function readAgentPage(
  client: ServiceClient,
  chat?: string,
): Promise<{
  readonly chats: readonly ChatClientFrame["data"][];
  readonly messages: readonly ChatClientFrame["data"][];
}> {
  const view = asRecord(await client.api(`chat${chat === undefined ? "" : `?chat=${chat}`}`));
  return {
    chats: asList(view["chats"]).map(asRecord),
    messages: asList(asRecord(view["chat"])["messages"]).map(asRecord),
  };
}

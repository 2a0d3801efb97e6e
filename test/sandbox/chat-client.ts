import { expect } from "vitest";
import { WebSocket } from "ws";
import { asCount, asList, asRecord, asText } from "../../scripts/json.ts";
import { frameViolationOf } from "./frame-violation-of.ts";
import type { ServiceClient } from "./service-client.ts";

/** Received frame. */
export interface ChatClientFrame {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Minimal chat client that validates every frame of both sides against the contract. It shares no code with the portal
 * or the sandbox.
 */
export class ChatClient {
  readonly receivedFrames: ChatClientFrame[] = [];
  /** Received frames that violate the contract. */
  readonly strange: string[] = [];
  /** Close code of the socket. */
  closed: number | undefined;
  readonly #socket: WebSocket;
  /** Credentials of its frames. */
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
    const fault = frameViolationOf("received", frame);
    if (fault === undefined)
      this.receivedFrames.push({ type: asText(asRecord(frame)["type"]), data: asRecord(asRecord(frame)["data"]) });
    else this.strange.push(fault);
  }

  send(type: string, data: Readonly<Record<string, unknown>> = {}): void {
    const frame = { type, data: { ...this.credentials, ...data } };
    expect(frameViolationOf("sent", frame)).toBeUndefined();
    this.#socket.send(JSON.stringify(frame));
  }

  /** Sends raw data that no portal sends. */
  sendRaw(text: string | Buffer): void {
    this.#socket.send(text);
  }

  start(topic: "FORMAL" | "TECHNICAL" | "SALE" = "FORMAL"): void {
    this.send("CHAT_START", { email: "anna@example.pl", topic });
  }

  sendMessage(id: string, text: string): void {
    this.send("NEW_MESSAGE", { id, data: text });
  }

  /** Lists the types of all received frames. */
  types(): readonly string[] {
    return this.receivedFrames.map(({ type }) => type);
  }

  of(type: string): readonly ChatClientFrame["data"][] {
    return this.receivedFrames.filter((frame) => frame.type === type).map(({ data }) => data);
  }

  /** Lists the messages of others in order of their places: texts, or URLs. */
  messageTexts(): readonly string[] {
    const messages = this.receivedFrames
      .filter(({ type }) => type.endsWith("_MESSAGE") && !type.startsWith("ACK") && type !== "WAIT_MESSAGE")
      .map(({ data }) => data);
    return messages
      .toSorted((a, b) => asCount(a["place"]) - asCount(b["place"]))
      .map((data) => asText(data["title"] ?? data["data"]));
  }

  /** Waits until another participant has sent this text. */
  async waitForMessage(text: string | RegExp): Promise<void> {
    await expect
      .poll(
        () =>
          this.messageTexts().some((messageTexts) =>
            typeof text === "string" ? messageTexts.includes(text) : text.test(messageTexts),
          ),
        { timeout: 10_000 },
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

/** Sets up the chat of a tenant within opening hours and without delays. */
export async function createChatTenant(client: ServiceClient, now = "2026-11-20T10:00:00+01:00"): Promise<void> {
  await client.api("reset", { now });
  await client.api("chat", { pace: 0 });
}

/**
 * Opens a chat client for a login; `null` uses the current session. Waits until the socket is open, unless `taken` is
 * false.
 */
export async function openChatClient(
  url: string,
  client: ServiceClient,
  as: string | null = "m.brzezinska",
  taken = true,
): Promise<ChatClient> {
  if (as !== null) await client.logIn(as);
  const token = (await client.call("getChatToken")).one("e:token") ?? "";
  const chat = new ChatClient(`${url.replace("http", "ws")}/chat-socket/${client.headers["X-Sandbox-Tenant"] ?? ""}`, {
    token,
    sessionId: client.sessionId,
  });
  if (taken) await chat.opened;
  return chat;
}

/** Reads the state of the agent page: open chats and the transcript of one. */
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

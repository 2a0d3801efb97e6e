import { afterEach, expect, it } from "vitest";
import { WebSocketChatAdapter } from "#adapters/chat-socket/web-socket-chat.adapter.ts";
import { SoapBackendAccessAdapter } from "#adapters/soap/session/soap-backend-access.adapter.ts";
import { SoapChatAdmissionAdapter } from "#adapters/soap/chat/soap-chat-admission.adapter.ts";
import {
  requestChatAdmission,
  reduceChat,
  nextChatTickAt,
  NO_CHAT,
  displayedPartnerOf,
  type ChatEvent,
  type ChatState,
} from "#domain/chat/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { asList, asRecord, asText } from "../../scripts/json.ts";
import { useSandbox, type SandboxWire } from "./sandbox-wire.ts";

const newWire = useSandbox();
const running: WebSocketChatAdapter[] = [];
afterEach(() => {
  for (const socket of running.splice(0)) socket.close();
});

/** Time of the chat's clock that passes with each poll of a test, ms. */
const STEP_MS = 500;

/** Runs the chat's reducer over a real socket to the sandbox; the test advances its clock. */
class Chat {
  state: ChatState = NO_CHAT;
  readonly reported: string[] = [];
  readonly #clock = movableClock();
  readonly #socket: WebSocketChatAdapter;
  readonly #wire: SandboxWire;
  #token = "";
  #written = 0;

  constructor(wire: SandboxWire, path: string, sessionId: string) {
    this.#wire = wire;
    this.#socket = new WebSocketChatAdapter({
      address: `${wire.base.replace("http", "ws")}${path}`,
      connect: (address) => new WebSocket(address),
      sessionId: () => sessionId,
      clock: this.#clock,
      report: (what) => this.reported.push(what),
    });
    running.push(this.#socket);
    this.#socket.events.subscribe((events) => {
      const now = this.#clock.now();
      if (events.kind === "opened") this.dispatch({ kind: "socket-opened", now });
      else if (events.kind === "frame-received") this.dispatch({ kind: "frame-received", now, frame: events.frame });
      else this.dispatch({ kind: "socket-closed", now, code: events.code, random: 0.5 });
    });
  }

  dispatch(event: ChatEvent): void {
    const { state, effects } = reduceChat(this.state, event);
    this.state = state;
    for (const effect of effects) {
      if (effect.kind === "send") this.#socket.send(effect.frame);
      else if (effect.kind === "open-socket") this.#socket.open(this.#token);
      else if (effect.kind === "close-socket") this.#socket.close();
      else void this.#enter();
    }
  }

  async #enter(): Promise<void> {
    const token = await requestChatAdmission(
      new SoapChatAdmissionAdapter(this.#wire.gateway, new SoapBackendAccessAdapter(this.#wire.gateway)),
    );
    this.#token = token.ok ? token.value : "";
    this.dispatch(
      token.ok ? { kind: "token-received", now: this.#clock.now() } : { kind: "token-refused", error: token.failure },
    );
  }

  write(text: string): void {
    this.dispatch({ kind: "message-written", now: this.#clock.now(), id: `own-${(this.#written += 1)}`, text });
  }

  /** Advances the clock until the condition holds. */
  async until(condition: () => boolean | Promise<boolean>): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.#clock.advance(STEP_MS);
          for (
            let due = nextChatTickAt(this.state);
            due !== undefined && due <= this.#clock.now();
            due = nextChatTickAt(this.state)
          )
            this.dispatch({ kind: "ticked", now: this.#clock.now(), random: 0.5 });
          return condition();
        },
        { timeout: 8_000 },
      )
      .toBe(true);
  }

  now(): number {
    return this.#clock.now();
  }

  get own(): readonly string[] {
    return this.state.transcript.known.filter(({ sender }) => sender === "customer").map(({ id }) => id);
  }
}

async function aChat(login = "m.brzezinska"): Promise<{
  readonly chat: Chat;
  readonly wire: SandboxWire;
  readonly callSandbox: (path: string, body?: object) => Promise<unknown>;
}> {
  const wire = newWire();
  const callSandbox = async (path: string, body?: object): Promise<unknown> => {
    const answer: unknown = await (
      await wire.fetch(
        `${wire.base}/sandbox/api/${path}`,
        body === undefined ? {} : { method: "POST", body: JSON.stringify(body) },
      )
    ).json();
    return answer;
  };
  await callSandbox("reset", { now: "2026-11-20T10:00:00+01:00" });
  await callSandbox("chat", { pace: 0 });
  const sessionId = asText(asRecord(await callSandbox("session", { login }))["sessionId"]);
  wire.gateway.setCredentials(sessionId);
  const configuration = asRecord(await (await wire.fetch(`${wire.base}/config.json`)).json());
  return { chat: new Chat(wire, asText(asRecord(configuration["chat"])["path"]), sessionId), wire, callSandbox };
}

async function startConversation(chat: Chat): Promise<void> {
  chat.dispatch({ kind: "opened", now: chat.now() });
  await chat.until(() => chat.state.step === "START_CHAT" || chat.state.formerChats.length > 0);
  chat.dispatch({ kind: "new-chat-pressed", now: chat.now() });
  chat.dispatch({ kind: "started", start: { email: "anna@example.pl", topic: "formal", phone: undefined } });
  await chat.until(() => chat.state.transcript.known.length > 0);
}

it("(part of CHAT-10) keeps all chat messages once and in order on a faulty connection", async () => {
  const { chat, callSandbox } = await aChat();
  await startConversation(chat);
  const faults: readonly (readonly [string, object])[] = [
    ["lose", { times: 2 }],
    ["duplicate", { times: 3 }],
    ["reorder", { times: 2 }],
    ["drop", {}],
    ["loseSent", { times: 2 }],
    ["garble", {}],
    ["freeze", {}],
    ["refuse", { times: 2 }],
  ];
  for (const [name, more] of faults) {
    chat.write(`Saldo przed: ${name}`);
    await callSandbox("chat/faults", { name, ...more });
    chat.write(`Saldo po: ${name}`);
    chat.write(`Faktura po: ${name}`);
    const written = chat.own.length + chat.state.transcript.outbox.length;
    await chat.until(() => chat.own.length === written && chat.state.transcript.outbox.length === 0);
  }
  await chat.until(() => displayedPartnerOf(chat.state) === "bot");
  const [chatSummary] = asList(asRecord(await callSandbox("chat"))["chats"]).map(asRecord);
  const storedIds = async () =>
    asList(asRecord(asRecord(await callSandbox(`chat?chat=${asText(chatSummary?.["id"])}`))["chat"])["messages"])
      .map(asRecord)
      .map(({ id }) => asText(id));
  await chat.until(async () => (await storedIds()).length === chat.state.transcript.known.length);
  expect(chat.state.transcript.known.map(({ id }) => id)).toEqual(await storedIds());
  expect(chat.own).toEqual(Array.from({ length: 3 * faults.length }, (_, index) => `own-${index + 1}`));
  expect(chat.reported).toEqual(["frame not-json", "frame unknown SURVEY", "frame malformed NEW_MESSAGE"]);
}, 60_000);

it("(part of CHAT-11) drops a chat socket that opens too late and tries another one", async () => {
  const { chat, callSandbox } = await aChat();
  await callSandbox("chat/faults", { name: "slowOpen", delay: 60_000 });
  chat.dispatch({ kind: "opened", now: chat.now() });
  await chat.until(() => chat.state.connection === "reconnecting");
  expect(chat.state.attempts).toBe(1);
  await chat.until(() => chat.state.connection === "connected");
  expect(await callSandbox("chat/faults")).toEqual([]);
});

it("(part of CHAT-18) refuses a chat socket to employees of the operator", async () => {
  const { chat } = await aChat("crm.oliwa");
  chat.dispatch({ kind: "opened", now: chat.now() });
  await chat.until(() => chat.state.step === "ERROR");
  expect(chat.state).toMatchObject({ error: "BACKEND_ACCESS", connection: "error" });
});

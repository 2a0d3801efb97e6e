import { describe, expect, it } from "vitest";
import { reduceChat, nextChatTickAt } from "./chat-reducer.ts";
import { canRateChat, isLoading, canStartChat, canWriteMessage } from "./chat-selectors.ts";
import type { ChatMessage } from "./chat-message.ts";
import { NO_CHAT, NO_DEADLINES, type ChatEvent, type ChatState } from "./chat-state.ts";
import type { ReceivedFrame } from "./frames.ts";

const T0 = 1_795_000_000_000;
const START = { email: "anna@example.pl", topic: "formal", phone: undefined } as const;
const FORMER = [{ id: "c-1", at: T0, title: "Faktura" }];

const message = (place: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m-${place}`,
  place,
  sender: "agent",
  content: { kind: "text", text: "Dzień dobry" },
  at: T0,
  name: "Ewa",
  answers: [],
  ...more,
});
const own = (id: string, sentAt: number | undefined = T0) => ({ id, text: id, at: T0, sentAt });

/** Builds an open chat in the given state. */
const chat = (state: Partial<ChatState> = {}): ChatState => ({
  ...NO_CHAT,
  isOpen: true,
  connection: "connected",
  ...state,
});
const talking = (state: Partial<ChatState> = {}): ChatState => chat({ step: "CHAT", talk: "on", ...state });
const after = (state: ChatState, event: ChatEvent): ChatState => reduceChat(state, event).state;
const afterFrame = (state: ChatState, frame: ReceivedFrame, now = T0): ChatState =>
  after(state, { kind: "heard", now, frame });
const asked = (state: ChatState, event: ChatEvent): readonly string[] =>
  reduceChat(state, event).effects.map((effect) => (effect.kind === "send" ? effect.frame.type : effect.kind));
const deadlines = (some: Partial<ChatState["deadlines"]>) => ({ ...NO_DEADLINES, ...some });

describe("unexpected events", () => {
  const open = chat({ former: FORMER });
  const late: readonly (readonly [string, ChatState, ChatEvent])[] = [
    ["a token, while connected", open, { kind: "token-came", now: T0 }],
    ["a refused token, while connected", open, { kind: "token-refused", error: "SERVICE_UNAVAILABLE" }],
    ["a socket that opens without a request", open, { kind: "socket-opened", now: T0 }],
    [
      "a frame, without a connection",
      chat({ connection: "reconnecting" }),
      { kind: "heard", now: T0, frame: { type: "HISTORY_LIST", chats: FORMER } },
    ],
    ["online, while already online", open, { kind: "came-online", now: T0 }],
    ["to connect again, while connected", open, { kind: "reconnect-pressed", now: T0 }],
    ["to connect again, while connecting", chat({ connection: "connecting" }), { kind: "reconnect-pressed", now: T0 }],
    ["an end without a conversation", open, { kind: "ended" }],
    ["a start without its form", open, { kind: "started", start: START }],
    ["a former chat, in a conversation", talking(), { kind: "former-chosen", now: T0, id: "c-1" }],
    [
      "a former chat, without a connection",
      chat({ connection: "reconnecting" }),
      { kind: "former-chosen", now: T0, id: "c-1" },
    ],
    ["a rating before the end", talking(), { kind: "rated", rating: 3 }],
    ["a resend of an unknown message", talking(), { kind: "sent-again", now: T0, id: "o-9" }],
  ];

  it.each(late)("ignores the unexpected chat event: %s", (_, state, event) => {
    const frameless = event.kind === "heard" ? after(state, event) : reduceChat(state, event);
    expect(frameless).toEqual(event.kind === "heard" ? state : { state, effects: [] });
  });

  it('(part of CHAT-05) ignores all events but "opened" while the chat is closed', () => {
    expect(reduceChat(NO_CHAT, { kind: "went-offline" })).toEqual({ state: NO_CHAT, effects: [] });
    expect(reduceChat(NO_CHAT, { kind: "new-chat-pressed", now: T0 })).toEqual({ state: NO_CHAT, effects: [] });
    expect(nextChatTickAt({ ...NO_CHAT, deadlines: deadlines({ checkAt: T0 }) })).toBeUndefined();
  });
});

describe("loader of the window (part of CHAT-02)", () => {
  const table: readonly (readonly [string, Partial<ChatState>, boolean])[] = [
    ["connecting, with nothing on screen", { connection: "connecting" }, true],
    ["reconnecting, with nothing on screen", { connection: "reconnecting" }, true],
    ["history requested", { asked: "history" }, true],
    ["conversation being resumed, list visible", { asked: "session" }, true],
    ["former chat requested", { asked: "former" }, true],
    ["search running", { asked: "search" }, false],
    ["connected without a query", {}, false],
    ["form visible while reconnecting", { step: "START_CHAT", connection: "reconnecting" }, false],
    ["error visible", { step: "ERROR", connection: "connecting" }, false],
    ["conversation visible while reconnecting", { step: "CHAT", talk: "on", connection: "reconnecting" }, false],
    ["ended conversation visible", { step: "CHAT", talk: "ended", connection: "connecting" }, false],
    ["no conversation yet, connecting", { step: "CHAT", talk: "none", connection: "connecting" }, true],
    ["conversation on, list visible, reconnecting", { talk: "on", connection: "reconnecting" }, true],
  ];
  it.each(table)("shows or hides the loader of the chat window: %s", (_, state, loads) => expect(isLoading(chat(state))).toBe(loads));
});

describe("permissions", () => {
  it("allows chat messages only in an active conversation and in its view", () => {
    expect(
      [talking(), talking({ talk: "ended" }), talking({ step: "HISTORY_LIST" }), chat({ step: "CHAT" })].map(
        canWriteMessage,
      ),
    ).toEqual([true, false, false, false]);
  });

  it("allows a chat start only from the form, with a connection, and once", () => {
    const form = chat({ step: "START_CHAT" });
    expect(
      [
        form,
        { ...form, connection: "connecting" as const },
        { ...form, talk: "on" as const },
        chat(),
        { ...form, asked: "history" as const },
      ].map(canStartChat),
    ).toEqual([true, false, false, false, false]);
  });

  it("allows one chat rating after the end while connected", () => {
    const ended = talking({ talk: "ended" });
    expect(
      [
        ended,
        { ...ended, rated: 4 as const },
        { ...ended, connection: "closed" as const },
        { ...ended, step: "ERROR" as const },
        talking(),
      ].map(canRateChat),
    ).toEqual([true, false, false, false, false]);
    expect(reduceChat(ended, { kind: "rated", rating: 4 })).toEqual({
      state: { ...ended, rated: 4 },
      effects: [{ kind: "send", frame: { type: "CHAT_ENDED", rating: 4 } }],
    });
    expect(after({ ...ended, rated: 4 }, { kind: "new-chat-pressed", now: T0 }).rated).toBeUndefined();
  });

  it("resends an overdue chat message with its id only while connected and resumed", () => {
    const state = talking({ transcript: { known: [], outbox: [own("o-1"), own("o-2")] } });
    const event: ChatEvent = { kind: "sent-again", now: T0 + 20_000, id: "o-2" };
    expect(reduceChat(state, event)).toEqual({
      state: { ...state, transcript: { known: [], outbox: [own("o-1"), own("o-2", T0 + 20_000)] } },
      effects: [{ kind: "send", frame: { type: "NEW_MESSAGE", id: "o-2", text: "o-2" } }],
    });
    for (const other of [
      { ...state, connection: "reconnecting" as const },
      { ...state, asked: "session" as const },
      { ...state, talk: "ended" as const },
    ])
      expect(reduceChat(other, event)).toEqual({ state: other, effects: [] });
  });
});

describe("ends of a conversation", () => {
  it("sends the customer's end of a chat to the server, or stores it without a connection", () => {
    expect(reduceChat(talking(), { kind: "ended" }).effects).toEqual([{ kind: "send", frame: { type: "CHAT_ENDED" } }]);
    expect(reduceChat(talking({ connection: "reconnecting" }), { kind: "ended" })).toMatchObject({
      state: { talk: "ended", isToBeEnded: true },
      effects: [],
    });
    expect(asked(talking({ connection: "reconnecting" }), { kind: "closed" })).toEqual(["close-socket"]);
    expect(asked(talking({ talk: "ended" }), { kind: "closed" })).toEqual(["close-socket"]);
  });

  it("shows a chat error with the reason of a refused token", () => {
    expect(after(chat({ connection: "connecting" }), { kind: "token-refused", error: "BACKEND_ACCESS" })).toMatchObject(
      { connection: "error", step: "ERROR", error: "BACKEND_ACCESS" },
    );
    expect(asked(chat({ connection: "error", step: "ERROR" }), { kind: "reconnect-pressed", now: T0 })).toEqual([
      "ask-token",
    ]);
  });

  it("ends only an active conversation after a normal close of the socket", () => {
    const close: ChatEvent = { kind: "socket-closed", now: T0, code: 1000, chance: 0.5 };
    expect([talking(), talking({ talk: "ended" }), chat()].map((state) => after(state, close).talk)).toEqual([
      "ended",
      "ended",
      "none",
    ]);
  });

  it("removes the chat for BACKEND_ACCESS, and keeps connection checks for other errors", () => {
    const waiting = talking({
      deadlines: deadlines({ checkAt: T0 + 5, answerBy: T0 + 6, waitingAt: T0 + 7, typingUntil: T0 + 8 }),
      side: "waiting",
    });
    expect(afterFrame(waiting, { type: "ERROR", error: "BACKEND_ACCESS" })).toMatchObject({
      talk: "none",
      connection: "error",
      deadlines: NO_DEADLINES,
    });
    expect(afterFrame(waiting, { type: "ERROR", error: "WEBCHAT_NO_AGENTS" })).toMatchObject({
      talk: "ended",
      connection: "connected",
      step: "ERROR",
      deadlines: deadlines({ checkAt: T0 + 5 }),
    });
    expect(afterFrame(chat({ step: "START_CHAT" }), { type: "ERROR", error: "WEBCHAT_NO_AGENTS" })).toMatchObject({
      talk: "none",
      error: "WEBCHAT_NO_AGENTS",
    });
  });
});

describe("offline", () => {
  it("closes an open or opening chat socket when offline, and postpones a planned attempt", () => {
    expect(reduceChat(talking(), { kind: "went-offline" })).toMatchObject({
      state: { connection: "reconnecting", isOffline: true, deadlines: NO_DEADLINES, attempts: 0 },
      effects: [{ kind: "close-socket" }],
    });
    expect(
      asked(chat({ connection: "connecting", deadlines: deadlines({ openBy: T0 }) }), { kind: "went-offline" }),
    ).toEqual(["close-socket"]);
    const planned = chat({ connection: "reconnecting", attempts: 2, deadlines: deadlines({ retryAt: T0 + 1 }) });
    expect(reduceChat(planned, { kind: "went-offline" })).toEqual({
      state: { ...planned, isOffline: true, deadlines: NO_DEADLINES },
      effects: [],
    });
    const asking = chat({ connection: "connecting" });
    expect(reduceChat(asking, { kind: "went-offline" })).toEqual({
      state: { ...asking, isOffline: true },
      effects: [],
    });
  });

  it("restores a lost chat connection at once when online, but not a failed one", () => {
    expect(
      after(chat({ connection: "reconnecting", isOffline: true }), { kind: "came-online", now: T0 }),
    ).toMatchObject({ isOffline: false, deadlines: { retryAt: T0 } });
    expect(after(chat({ connection: "failed", isOffline: true }), { kind: "came-online", now: T0 })).toMatchObject({
      isOffline: false,
      deadlines: { retryAt: undefined },
    });
  });
});

describe("new chat", () => {
  it.each(["connected", "connecting", "reconnecting"] as const)(
    "keeps the %s connection for a new chat",
    (connection) => {
      expect(
        reduceChat(
          talking({ talk: "ended", connection, isLost: true, requestedGap: 1, search: { text: "fak", chats: [] } }),
          { kind: "new-chat-pressed", now: T0 },
        ),
      ).toMatchObject({
        state: {
          step: "START_CHAT",
          connection,
          talk: "none",
          isLost: false,
          requestedGap: undefined,
          search: undefined,
        },
        effects: connection === "connected" ? [{ kind: "send", frame: { type: "HISTORY_LIST" } }] : [],
      });
    },
  );

  it("requests former chats only after a conversation, and opens them from the form", () => {
    expect(asked(chat({ former: FORMER }), { kind: "new-chat-pressed", now: T0 })).toEqual([]);
    expect(after(chat({ step: "START_CHAT", former: FORMER }), { kind: "history-pressed" }).step).toBe("HISTORY_LIST");
    expect([talking(), chat({ step: "ERROR" })].map((state) => after(state, { kind: "history-pressed" }).step)).toEqual(
      ["CHAT", "ERROR"],
    );
  });

  it("keeps the chat's start form when the list of former chats arrives", () => {
    const form = chat({ step: "START_CHAT", asked: "history", former: FORMER });
    expect(afterFrame(form, { type: "HISTORY_LIST", chats: [] })).toMatchObject({
      step: "START_CHAT",
      asked: undefined,
      former: [],
    });
  });
});

describe("former chats (part of CHAT-14)", () => {
  it("shows the form without former chats only if their list was requested and is visible", () => {
    const list: ReceivedFrame = { type: "HISTORY_LIST", chats: [] };
    expect(afterFrame(chat({ asked: "history" }), list)).toMatchObject({ step: "START_CHAT", asked: undefined });
    expect(afterFrame(chat(), list).step).toBe("HISTORY_LIST");
    expect(afterFrame(talking({ step: "HISTORY_LIST", asked: "history" }), list).step).toBe("HISTORY_LIST");
    expect(afterFrame(talking({ asked: "probe" }), list)).toMatchObject({ step: "CHAT", asked: "probe" });
  });

  it("stores the results of the current chat search and keeps other queries", () => {
    const results: ReceivedFrame = { type: "SEARCH_RESULTS", searchValue: "fak", chats: FORMER };
    const searching = chat({
      asked: "search",
      search: { text: "fak", chats: undefined },
      deadlines: deadlines({ answerBy: T0 + 1 }),
    });
    expect(afterFrame(searching, results)).toMatchObject({
      asked: undefined,
      search: { text: "fak", chats: FORMER },
      deadlines: { answerBy: undefined },
    });
    expect(afterFrame({ ...searching, asked: "former" }, results)).toMatchObject({
      asked: "former",
      search: { text: "fak", chats: FORMER },
    });
    expect(afterFrame(chat(), results).search).toBeUndefined();
  });

  it("cancels only the chat search when its text is too short", () => {
    const short: ChatEvent = { kind: "searched", now: T0, text: "fa" };
    expect(
      after(
        chat({ asked: "search", search: { text: "fak", chats: undefined }, deadlines: deadlines({ answerBy: T0 }) }),
        short,
      ),
    ).toMatchObject({ asked: undefined, search: undefined, deadlines: { answerBy: undefined } });
    expect(after(chat({ asked: "former" }), short).asked).toBe("former");
  });

  it("stops waiting for a former chat that was closed, but not for other queries", () => {
    expect(
      after(chat({ asked: "former", read: { id: "c-1", messages: undefined } }), { kind: "former-left" }),
    ).toMatchObject({ asked: undefined, read: undefined });
    expect(after(chat({ asked: "search" }), { kind: "former-left" }).asked).toBe("search");
  });
});

describe("received message", () => {
  it("acknowledges but does not store a chat message without a conversation", () => {
    const { state, effects } = reduceChat(chat(), {
      kind: "heard",
      now: T0,
      frame: { type: "NEW_MESSAGE", message: message(1) },
    });
    expect([state.transcript.known, effects]).toEqual([
      [],
      [{ kind: "send", frame: { type: "ACK_NEW_MESSAGE", id: "m-1" } }],
    ]);
  });

  it("sets the chat partner to the author of the last message", () => {
    const say = (more: Partial<ChatMessage>, state = talking({ side: "waiting" })) =>
      afterFrame(state, { type: "NEW_MESSAGE", message: message(5, more) }).side;
    expect([
      say({}),
      say({ sender: "system", name: undefined }),
      say({ sender: "customer" }),
      say({ sender: "bot" }),
      say({ sender: "bot" }, talking()),
    ]).toEqual(["agent", "waiting", "waiting", "waiting", "bot"]);
    const later = talking({ side: "bot", transcript: { known: [message(6, { sender: "bot" })], outbox: [] } });
    expect([say({}, later), say({ sender: "bot" }, talking({ side: "agent" }))]).toEqual(["bot", "agent"]);
  });

  it("ends the wait in the chat queue after a message of an agent, but not of the bot", () => {
    const waiting = talking({ side: "waiting", position: 2, deadlines: deadlines({ waitingAt: T0 + 9 }) });
    expect(afterFrame(waiting, { type: "NEW_MESSAGE", message: message(1) })).toMatchObject({
      position: undefined,
      deadlines: { waitingAt: undefined },
    });
    expect(afterFrame(waiting, { type: "NEW_MESSAGE", message: message(1, { sender: "bot" }) })).toMatchObject({
      position: 2,
      deadlines: { waitingAt: T0 + 9 },
    });
  });

  it.each([{ type: "IS_TYPING", name: "Ewa" }, { type: "BOT_ENDED" }, { type: "WAIT_MESSAGE", position: 2 }] as const)(
    "ignores a $type frame in an ended conversation",
    (frame) => {
      const ended = talking({ talk: "ended" });
      expect(afterFrame(ended, frame)).toEqual({ ...ended, lastFrameAt: T0 });
    },
  );

  it("restores the chat partner after an acknowledgement only when no message is overdue", () => {
    const lost = talking({ isLost: true, transcript: { known: [], outbox: [own("o-1"), own("o-2")] } });
    const confirm = (now: number) => afterFrame(lost, { type: "ACK_NEW_MESSAGE", id: "o-1", place: 1, at: T0 }, now);
    expect([confirm(T0 + 9_999).isLost, confirm(T0 + 10_000).isLost]).toEqual([false, true]);
    expect(
      afterFrame(
        talking({ transcript: lost.transcript }),
        { type: "ACK_NEW_MESSAGE", id: "o-1", place: 1, at: T0 },
        T0 + 30_000,
      ).isLost,
    ).toBe(false);
  });
});

describe("resumed conversation", () => {
  const found = (more: object = {}): ReceivedFrame => ({
    type: "CHAT_RECONNECT",
    isOn: true,
    side: "agent",
    hasEnded: false,
    messages: [],
    ...more,
  });

  it("acknowledges messages of the other side of a resumed chat but not the customer's", () => {
    const { effects } = reduceChat(talking({ asked: "session" }), {
      kind: "heard",
      now: T0,
      frame: found({ messages: [message(1), message(2, { sender: "customer" }), message(3, { sender: "system" })] }),
    });
    expect(effects).toEqual(["m-1", "m-3"].map((id) => ({ kind: "send", frame: { type: "ACK_NEW_MESSAGE", id } })));
  });

  it("accepts the response to a chat probe, but no unrequested one", () => {
    expect(afterFrame(talking({ asked: "probe", isLost: true }), found())).toMatchObject({
      side: "agent",
      asked: undefined,
      isLost: false,
    });
    expect(afterFrame(talking({ side: "waiting" }), found()).side).toBe("waiting");
    expect(afterFrame(talking({ asked: "history", side: "waiting" }), found()).side).toBe("waiting");
    expect(afterFrame(chat({ asked: "session" }), found()).step).toBe("HISTORY_LIST");
  });

  it("ends the wait in the chat queue when an agent joined before the chat was resumed", () => {
    const waiting = talking({
      asked: "session",
      side: "waiting",
      position: 3,
      deadlines: deadlines({ waitingAt: T0 + 1 }),
    });
    expect(afterFrame(waiting, found())).toMatchObject({
      side: "agent",
      position: undefined,
      deadlines: { waitingAt: undefined },
    });
    expect(afterFrame(waiting, found({ side: "waiting" }))).toMatchObject({
      side: "waiting",
      position: 3,
      deadlines: { waitingAt: T0 + 1 },
    });
    expect(afterFrame(waiting, found({ hasEnded: true }))).toMatchObject({ talk: "ended", position: undefined });
  });

  it("clears overdue messages when the chat restarts from history", () => {
    expect(
      afterFrame(talking({ asked: "session", isLost: true }), { type: "CHAT_RECONNECT", isOn: false }),
    ).toMatchObject({
      talk: "none",
      isLost: false,
      unsent: [],
      step: "HISTORY_LIST",
    });
  });
});

describe("timers", () => {
  it("returns the earliest chat deadline; overdue messages count only in a live conversation", () => {
    const outbox = [own("o-1")];
    const state = talking({
      deadlines: deadlines({ checkAt: T0 + 30_000, typingUntil: T0 + 20_000 }),
      transcript: { known: [], outbox },
    });
    expect(nextChatTickAt(state)).toBe(T0 + 10_000);
    for (const other of [{ isLost: true }, { connection: "reconnecting" as const }, { talk: "ended" as const }])
      expect(nextChatTickAt({ ...state, ...other })).toBe(T0 + 20_000);
    expect(nextChatTickAt(talking({ transcript: { known: [], outbox: [own("o-1", T0 + 5), own("o-2", T0)] } }))).toBe(
      T0 + 10_000,
    );
    expect(nextChatTickAt(talking())).toBeUndefined();
  });

  it("handles only the due chat deadlines of a tick", () => {
    const state = talking({
      typing: { name: "Ewa" },
      deadlines: deadlines({ typingUntil: T0, checkAt: T0 + 1, waitingAt: T0 + 2 }),
    });
    expect(after(state, { kind: "ticked", now: T0, chance: 0 })).toEqual({
      ...state,
      typing: undefined,
      deadlines: deadlines({ checkAt: T0 + 1, waitingAt: T0 + 2 }),
    });
    const overdue = { known: [], outbox: [own("o-1")] };
    const late: ChatEvent = { kind: "ticked", now: T0 + 10_000, chance: 0 };
    expect(
      [
        talking({ transcript: overdue }),
        talking({ transcript: overdue, connection: "reconnecting" }),
        talking({ transcript: overdue, talk: "ended" }),
      ].map((one) => after(one, late).isLost),
    ).toEqual([true, false, false]);
  });

  it("sends no WAITING frame without a chat connection", () => {
    expect(
      asked(talking({ connection: "reconnecting", deadlines: deadlines({ waitingAt: T0 }) }), {
        kind: "ticked",
        now: T0,
        chance: 0,
      }),
    ).toEqual([]);
  });

  it("requests missing messages once at a check, and nothing while another query runs", () => {
    const gap = { known: [message(1), message(3)], outbox: [] };
    const look: ChatEvent = { kind: "ticked", now: T0, chance: 0 };
    const due = deadlines({ checkAt: T0 });
    expect(after(talking({ transcript: gap, deadlines: due }), look)).toMatchObject({
      asked: "probe",
      requestedGap: 1,
    });
    expect(asked(talking({ transcript: gap, requestedGap: 1, lastFrameAt: T0, deadlines: due }), look)).toEqual([]);
    expect(asked(talking({ transcript: gap, asked: "search", deadlines: due }), look)).toEqual([]);
    expect(after(talking({ lastFrameAt: T0 - 20_000, deadlines: due }), look).asked).toBe("probe");
    expect(asked(talking({ lastFrameAt: T0, deadlines: due }), look)).toEqual([]);
  });
});

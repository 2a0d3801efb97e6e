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
const activeChat = (state: Partial<ChatState> = {}): ChatState =>
  chat({ step: "CHAT", conversationStatus: "active", ...state });
const after = (state: ChatState, event: ChatEvent): ChatState => reduceChat(state, event).state;
const afterFrame = (state: ChatState, frame: ReceivedFrame, now = T0): ChatState =>
  after(state, { kind: "frame-received", now, frame });
const effectNames = (state: ChatState, event: ChatEvent): readonly string[] =>
  reduceChat(state, event).effects.map((effect) => (effect.kind === "send" ? effect.frame.type : effect.kind));
const deadlines = (some: Partial<ChatState["deadlines"]>) => ({ ...NO_DEADLINES, ...some });

describe("unexpected events", () => {
  const open = chat({ formerChats: FORMER });
  const late: readonly (readonly [string, ChatState, ChatEvent])[] = [
    ["a token, while connected", open, { kind: "token-received", now: T0 }],
    ["a refused token, while connected", open, { kind: "token-refused", error: "SERVICE_UNAVAILABLE" }],
    ["a socket that opens without a request", open, { kind: "socket-opened", now: T0 }],
    [
      "a frame, without a connection",
      chat({ connection: "reconnecting" }),
      { kind: "frame-received", now: T0, frame: { type: "HISTORY_LIST", chats: FORMER } },
    ],
    ["online, while already online", open, { kind: "came-online", now: T0 }],
    ["to connect again, while connected", open, { kind: "reconnect-pressed", now: T0 }],
    ["to connect again, while connecting", chat({ connection: "connecting" }), { kind: "reconnect-pressed", now: T0 }],
    ["an end without a conversation", open, { kind: "ended" }],
    ["a start without its form", open, { kind: "started", start: START }],
    ["a former chat, in a conversation", activeChat(), { kind: "former-chat-opened", now: T0, id: "c-1" }],
    [
      "a former chat, without a connection",
      chat({ connection: "reconnecting" }),
      { kind: "former-chat-opened", now: T0, id: "c-1" },
    ],
    ["a rating before the end", activeChat(), { kind: "rated", rating: 3 }],
    ["a resend of an unknown message", activeChat(), { kind: "message-resent", now: T0, id: "o-9" }],
  ];

  it.each(late)("ignores the unexpected chat event: %s", (_, state, event) => {
    const frameless = event.kind === "frame-received" ? after(state, event) : reduceChat(state, event);
    expect(frameless).toEqual(event.kind === "frame-received" ? state : { state, effects: [] });
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
    ["history requested", { pendingQuery: "history" }, true],
    ["conversation being resumed, list visible", { pendingQuery: "resume" }, true],
    ["former chat requested", { pendingQuery: "former" }, true],
    ["search running", { pendingQuery: "search" }, false],
    ["connected without a query", {}, false],
    ["form visible while reconnecting", { step: "START_CHAT", connection: "reconnecting" }, false],
    ["error visible", { step: "ERROR", connection: "connecting" }, false],
    [
      "conversation visible while reconnecting",
      { step: "CHAT", conversationStatus: "active", connection: "reconnecting" },
      false,
    ],
    ["ended conversation visible", { step: "CHAT", conversationStatus: "ended", connection: "connecting" }, false],
    ["no conversation yet, connecting", { step: "CHAT", conversationStatus: "none", connection: "connecting" }, true],
    ["conversation on, list visible, reconnecting", { conversationStatus: "active", connection: "reconnecting" }, true],
  ];
  it.each(table)("shows or hides the loader of the chat window: %s", (_, state, loads) =>
    expect(isLoading(chat(state))).toBe(loads),
  );
});

describe("permissions", () => {
  it("allows chat messages only in an active conversation and in its view", () => {
    expect(
      [
        activeChat(),
        activeChat({ conversationStatus: "ended" }),
        activeChat({ step: "HISTORY_LIST" }),
        chat({ step: "CHAT" }),
      ].map(canWriteMessage),
    ).toEqual([true, false, false, false]);
  });

  it("allows a chat start only from the form, with a connection, and once", () => {
    const form = chat({ step: "START_CHAT" });
    expect(
      [
        form,
        { ...form, connection: "connecting" as const },
        { ...form, conversationStatus: "active" as const },
        chat(),
        { ...form, pendingQuery: "history" as const },
      ].map(canStartChat),
    ).toEqual([true, false, false, false, false]);
  });

  it("allows one chat rating after the end while connected", () => {
    const ended = activeChat({ conversationStatus: "ended" });
    expect(
      [
        ended,
        { ...ended, givenRating: 4 as const },
        { ...ended, connection: "closed" as const },
        { ...ended, step: "ERROR" as const },
        activeChat(),
      ].map(canRateChat),
    ).toEqual([true, false, false, false, false]);
    expect(reduceChat(ended, { kind: "rated", rating: 4 })).toEqual({
      state: { ...ended, givenRating: 4 },
      effects: [{ kind: "send", frame: { type: "CHAT_ENDED", rating: 4 } }],
    });
    expect(after({ ...ended, givenRating: 4 }, { kind: "new-chat-pressed", now: T0 }).givenRating).toBeUndefined();
  });

  it("resends an overdue chat message with its id only while connected and resumed", () => {
    const state = activeChat({ transcript: { known: [], outbox: [own("o-1"), own("o-2")] } });
    const event: ChatEvent = { kind: "message-resent", now: T0 + 20_000, id: "o-2" };
    expect(reduceChat(state, event)).toEqual({
      state: { ...state, transcript: { known: [], outbox: [own("o-1"), own("o-2", T0 + 20_000)] } },
      effects: [{ kind: "send", frame: { type: "NEW_MESSAGE", id: "o-2", text: "o-2" } }],
    });
    for (const other of [
      { ...state, connection: "reconnecting" as const },
      { ...state, pendingQuery: "resume" as const },
      { ...state, conversationStatus: "ended" as const },
    ])
      expect(reduceChat(other, event)).toEqual({ state: other, effects: [] });
  });
});

describe("ends of a conversation", () => {
  it("sends the customer's end of a chat to the server, or stores it without a connection", () => {
    expect(reduceChat(activeChat(), { kind: "ended" }).effects).toEqual([
      { kind: "send", frame: { type: "CHAT_ENDED" } },
    ]);
    expect(reduceChat(activeChat({ connection: "reconnecting" }), { kind: "ended" })).toMatchObject({
      state: { conversationStatus: "ended", isToBeEnded: true },
      effects: [],
    });
    expect(effectNames(activeChat({ connection: "reconnecting" }), { kind: "closed" })).toEqual(["close-socket"]);
    expect(effectNames(activeChat({ conversationStatus: "ended" }), { kind: "closed" })).toEqual(["close-socket"]);
  });

  it("shows a chat error with the reason of a refused token", () => {
    expect(after(chat({ connection: "connecting" }), { kind: "token-refused", error: "BACKEND_ACCESS" })).toMatchObject(
      { connection: "error", step: "ERROR", error: "BACKEND_ACCESS" },
    );
    expect(effectNames(chat({ connection: "error", step: "ERROR" }), { kind: "reconnect-pressed", now: T0 })).toEqual([
      "request-token",
    ]);
  });

  it("ends only an active conversation after a normal close of the socket", () => {
    const close: ChatEvent = { kind: "socket-closed", now: T0, code: 1000, random: 0.5 };
    expect(
      [activeChat(), activeChat({ conversationStatus: "ended" }), chat()].map(
        (state) => after(state, close).conversationStatus,
      ),
    ).toEqual(["ended", "ended", "none"]);
  });

  it("removes the chat for BACKEND_ACCESS, and keeps connection checks for other errors", () => {
    const waiting = activeChat({
      deadlines: deadlines({ checkAt: T0 + 5, respondBy: T0 + 6, sendWaitingAt: T0 + 7, typingUntil: T0 + 8 }),
      partner: "waiting",
    });
    expect(afterFrame(waiting, { type: "ERROR", error: "BACKEND_ACCESS" })).toMatchObject({
      conversationStatus: "none",
      connection: "error",
      deadlines: NO_DEADLINES,
    });
    expect(afterFrame(waiting, { type: "ERROR", error: "WEBCHAT_NO_AGENTS" })).toMatchObject({
      conversationStatus: "ended",
      connection: "connected",
      step: "ERROR",
      deadlines: deadlines({ checkAt: T0 + 5 }),
    });
    const bot = chat({ ...waiting, partner: "bot", transcript: { known: [message(1), message(2)], outbox: [] } });
    expect(afterFrame(bot, { type: "ERROR", error: "SERVICE_UNAVAILABLE" })).toMatchObject({ step: "ERROR" });
    expect(afterFrame(chat({ step: "START_CHAT" }), { type: "ERROR", error: "WEBCHAT_NO_AGENTS" })).toMatchObject({
      conversationStatus: "none",
      error: "WEBCHAT_NO_AGENTS",
    });
  });
});

describe("(part of CHAT-21) refused agent", () => {
  const talk = chat({
    step: "CHAT",
    conversationStatus: "active",
    partner: "waiting",
    position: 2,
    transcript: { known: [message(1), message(2)], outbox: [] },
  });
  const refusal = { type: "ERROR", error: "WEBCHAT_SKILLSET_OOS" } as const;

  it("keeps the conversation with the bot when the server says that it continues", () => {
    expect(afterFrame(talk, { ...refusal, keepsConversation: true })).toMatchObject({
      step: "CHAT",
      conversationStatus: "active",
      partner: "bot",
      position: undefined,
      error: undefined,
      agentRefusal: { reason: "WEBCHAT_SKILLSET_OOS", after: 2, at: T0 },
      transcript: talk.transcript,
    });
  });

  it("keeps the log of a conversation that ends with the refusal of an agent", () => {
    expect(afterFrame(talk, refusal)).toMatchObject({
      step: "CHAT",
      conversationStatus: "ended",
      agentRefusal: { reason: "WEBCHAT_SKILLSET_OOS" },
      transcript: talk.transcript,
    });
  });

  it("forgets the refusal once an agent is expected, has come, or a new chat begins", () => {
    const refused = afterFrame(talk, { ...refusal, keepsConversation: true });
    expect(afterFrame(refused, { type: "BOT_ENDED" }).agentRefusal).toBeUndefined();
    const byAgent = { type: "NEW_MESSAGE", message: message(3, { sender: "agent" }) } as const;
    expect(afterFrame(refused, byAgent).agentRefusal).toBeUndefined();
    expect(afterFrame(refused, { type: "NEW_MESSAGE", message: message(3, { sender: "bot" }) }).agentRefusal).toBe(
      refused.agentRefusal,
    );
    const ended = afterFrame(talk, refusal);
    expect(reduceChat(ended, { kind: "new-chat-pressed", now: T0 }).state.agentRefusal).toBeUndefined();
  });
});

describe("offline", () => {
  it("closes an open or opening chat socket when offline, and postpones a planned attempt", () => {
    expect(reduceChat(activeChat(), { kind: "went-offline" })).toMatchObject({
      state: { connection: "reconnecting", isOffline: true, deadlines: NO_DEADLINES, attempts: 0 },
      effects: [{ kind: "close-socket" }],
    });
    expect(
      effectNames(chat({ connection: "connecting", deadlines: deadlines({ openBy: T0 }) }), { kind: "went-offline" }),
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
          activeChat({
            conversationStatus: "ended",
            connection,
            hasOverdueMessage: true,
            requestedGap: 1,
            search: { text: "fak", chats: [] },
          }),
          { kind: "new-chat-pressed", now: T0 },
        ),
      ).toMatchObject({
        state: {
          step: "START_CHAT",
          connection,
          conversationStatus: "none",
          hasOverdueMessage: false,
          requestedGap: undefined,
          search: undefined,
        },
        effects: connection === "connected" ? [{ kind: "send", frame: { type: "HISTORY_LIST" } }] : [],
      });
    },
  );

  it("requests former chats only after a conversation, and opens them from the form", () => {
    expect(effectNames(chat({ formerChats: FORMER }), { kind: "new-chat-pressed", now: T0 })).toEqual([]);
    expect(after(chat({ step: "START_CHAT", formerChats: FORMER }), { kind: "history-pressed" }).step).toBe(
      "HISTORY_LIST",
    );
    expect(
      [activeChat(), chat({ step: "ERROR" })].map((state) => after(state, { kind: "history-pressed" }).step),
    ).toEqual(["CHAT", "ERROR"]);
  });

  it("keeps the chat's start form when the list of former chats arrives", () => {
    const form = chat({ step: "START_CHAT", pendingQuery: "history", formerChats: FORMER });
    expect(afterFrame(form, { type: "HISTORY_LIST", chats: [] })).toMatchObject({
      step: "START_CHAT",
      pendingQuery: undefined,
      formerChats: [],
    });
  });
});

describe("former chats (part of CHAT-14)", () => {
  it("shows the form without former chats only if their list was requested and is visible", () => {
    const list: ReceivedFrame = { type: "HISTORY_LIST", chats: [] };
    expect(afterFrame(chat({ pendingQuery: "history" }), list)).toMatchObject({
      step: "START_CHAT",
      pendingQuery: undefined,
    });
    expect(afterFrame(chat(), list).step).toBe("HISTORY_LIST");
    expect(afterFrame(activeChat({ step: "HISTORY_LIST", pendingQuery: "history" }), list).step).toBe("HISTORY_LIST");
    expect(afterFrame(activeChat({ pendingQuery: "probe" }), list)).toMatchObject({
      step: "CHAT",
      pendingQuery: "probe",
    });
  });

  it("stores the results of the current chat search and keeps other queries", () => {
    const results: ReceivedFrame = { type: "SEARCH_RESULTS", searchValue: "fak", chats: FORMER };
    const searching = chat({
      pendingQuery: "search",
      search: { text: "fak", chats: undefined },
      deadlines: deadlines({ respondBy: T0 + 1 }),
    });
    expect(afterFrame(searching, results)).toMatchObject({
      pendingQuery: undefined,
      search: { text: "fak", chats: FORMER },
      deadlines: { respondBy: undefined },
    });
    expect(afterFrame({ ...searching, pendingQuery: "former" }, results)).toMatchObject({
      pendingQuery: "former",
      search: { text: "fak", chats: FORMER },
    });
    expect(afterFrame(chat(), results).search).toBeUndefined();
  });

  it("cancels only the chat search when its text is too short", () => {
    const short: ChatEvent = { kind: "searched", now: T0, text: "fa" };
    expect(
      after(
        chat({
          pendingQuery: "search",
          search: { text: "fak", chats: undefined },
          deadlines: deadlines({ respondBy: T0 }),
        }),
        short,
      ),
    ).toMatchObject({ pendingQuery: undefined, search: undefined, deadlines: { respondBy: undefined } });
    expect(after(chat({ pendingQuery: "former" }), short).pendingQuery).toBe("former");
  });

  it("stops waiting for a former chat that was closed, but not for other queries", () => {
    expect(
      after(chat({ pendingQuery: "former", openFormerChat: { id: "c-1", messages: undefined } }), {
        kind: "former-chat-closed",
      }),
    ).toMatchObject({ pendingQuery: undefined, openFormerChat: undefined });
    expect(after(chat({ pendingQuery: "search" }), { kind: "former-chat-closed" }).pendingQuery).toBe("search");
  });
});

describe("received message", () => {
  it("acknowledges but does not store a chat message without a conversation", () => {
    const { state, effects } = reduceChat(chat(), {
      kind: "frame-received",
      now: T0,
      frame: { type: "NEW_MESSAGE", message: message(1) },
    });
    expect([state.transcript.known, effects]).toEqual([
      [],
      [{ kind: "send", frame: { type: "ACK_NEW_MESSAGE", id: "m-1" } }],
    ]);
  });

  it("sets the chat partner to the author of the last message", () => {
    const say = (more: Partial<ChatMessage>, state = activeChat({ partner: "waiting" })) =>
      afterFrame(state, { type: "NEW_MESSAGE", message: message(5, more) }).partner;
    expect([
      say({}),
      say({ sender: "system", name: undefined }),
      say({ sender: "customer" }),
      say({ sender: "bot" }),
      say({ sender: "bot" }, activeChat()),
    ]).toEqual(["agent", "waiting", "waiting", "waiting", "bot"]);
    const later = activeChat({ partner: "bot", transcript: { known: [message(6, { sender: "bot" })], outbox: [] } });
    expect([say({}, later), say({ sender: "bot" }, activeChat({ partner: "agent" }))]).toEqual(["bot", "agent"]);
  });

  it("ends the wait in the chat queue after a message of an agent, but not of the bot", () => {
    const waiting = activeChat({ partner: "waiting", position: 2, deadlines: deadlines({ sendWaitingAt: T0 + 9 }) });
    expect(afterFrame(waiting, { type: "NEW_MESSAGE", message: message(1) })).toMatchObject({
      position: undefined,
      deadlines: { sendWaitingAt: undefined },
    });
    expect(afterFrame(waiting, { type: "NEW_MESSAGE", message: message(1, { sender: "bot" }) })).toMatchObject({
      position: 2,
      deadlines: { sendWaitingAt: T0 + 9 },
    });
  });

  it.each([{ type: "IS_TYPING", name: "Ewa" }, { type: "BOT_ENDED" }, { type: "WAIT_MESSAGE", position: 2 }] as const)(
    "ignores a $type frame in an ended conversation",
    (frame) => {
      const ended = activeChat({ conversationStatus: "ended" });
      expect(afterFrame(ended, frame)).toEqual({ ...ended, lastFrameAt: T0 });
    },
  );

  it("restores the chat partner after an acknowledgement only when no message is overdue", () => {
    const lost = activeChat({ hasOverdueMessage: true, transcript: { known: [], outbox: [own("o-1"), own("o-2")] } });
    const confirm = (now: number) => afterFrame(lost, { type: "ACK_NEW_MESSAGE", id: "o-1", place: 1, at: T0 }, now);
    expect([confirm(T0 + 9_999).hasOverdueMessage, confirm(T0 + 10_000).hasOverdueMessage]).toEqual([false, true]);
    expect(
      afterFrame(
        activeChat({ transcript: lost.transcript }),
        { type: "ACK_NEW_MESSAGE", id: "o-1", place: 1, at: T0 },
        T0 + 30_000,
      ).hasOverdueMessage,
    ).toBe(false);
  });
});

describe("resumed conversation", () => {
  const found = (more: object = {}): ReceivedFrame => ({
    type: "CHAT_RECONNECT",
    isKnown: true,
    partner: "agent",
    hasEnded: false,
    messages: [],
    ...more,
  });

  it("acknowledges messages of the other side of a resumed chat but not the customer's", () => {
    const { effects } = reduceChat(activeChat({ pendingQuery: "resume" }), {
      kind: "frame-received",
      now: T0,
      frame: found({ messages: [message(1), message(2, { sender: "customer" }), message(3, { sender: "system" })] }),
    });
    expect(effects).toEqual(["m-1", "m-3"].map((id) => ({ kind: "send", frame: { type: "ACK_NEW_MESSAGE", id } })));
  });

  it("accepts the response to a chat probe, but no unrequested one", () => {
    expect(afterFrame(activeChat({ pendingQuery: "probe", hasOverdueMessage: true }), found())).toMatchObject({
      partner: "agent",
      pendingQuery: undefined,
      hasOverdueMessage: false,
    });
    expect(afterFrame(activeChat({ partner: "waiting" }), found()).partner).toBe("waiting");
    expect(afterFrame(activeChat({ pendingQuery: "history", partner: "waiting" }), found()).partner).toBe("waiting");
    expect(afterFrame(chat({ pendingQuery: "resume" }), found()).step).toBe("HISTORY_LIST");
  });

  it("ends the wait in the chat queue when an agent joined before the chat was resumed", () => {
    const waiting = activeChat({
      pendingQuery: "resume",
      partner: "waiting",
      position: 3,
      deadlines: deadlines({ sendWaitingAt: T0 + 1 }),
    });
    expect(afterFrame(waiting, found())).toMatchObject({
      partner: "agent",
      position: undefined,
      deadlines: { sendWaitingAt: undefined },
    });
    expect(afterFrame(waiting, found({ partner: "waiting" }))).toMatchObject({
      partner: "waiting",
      position: 3,
      deadlines: { sendWaitingAt: T0 + 1 },
    });
    expect(afterFrame(waiting, found({ hasEnded: true }))).toMatchObject({
      conversationStatus: "ended",
      position: undefined,
    });
  });

  it("clears overdue messages when the chat restarts from history", () => {
    expect(
      afterFrame(activeChat({ pendingQuery: "resume", hasOverdueMessage: true }), {
        type: "CHAT_RECONNECT",
        isKnown: false,
      }),
    ).toMatchObject({
      conversationStatus: "none",
      hasOverdueMessage: false,
      unsent: [],
      step: "HISTORY_LIST",
    });
  });
});

describe("timers", () => {
  it("returns the earliest chat deadline; overdue messages count only in a live conversation", () => {
    const outbox = [own("o-1")];
    const state = activeChat({
      deadlines: deadlines({ checkAt: T0 + 30_000, typingUntil: T0 + 20_000 }),
      transcript: { known: [], outbox },
    });
    expect(nextChatTickAt(state)).toBe(T0 + 10_000);
    for (const other of [
      { hasOverdueMessage: true },
      { connection: "reconnecting" as const },
      { conversationStatus: "ended" as const },
    ])
      expect(nextChatTickAt({ ...state, ...other })).toBe(T0 + 20_000);
    expect(
      nextChatTickAt(activeChat({ transcript: { known: [], outbox: [own("o-1", T0 + 5), own("o-2", T0)] } })),
    ).toBe(T0 + 10_000);
    expect(nextChatTickAt(activeChat())).toBeUndefined();
  });

  it("handles only the due chat deadlines of a tick", () => {
    const state = activeChat({
      typing: { name: "Ewa" },
      deadlines: deadlines({ typingUntil: T0, checkAt: T0 + 1, sendWaitingAt: T0 + 2 }),
    });
    expect(after(state, { kind: "ticked", now: T0, random: 0 })).toEqual({
      ...state,
      typing: undefined,
      deadlines: deadlines({ checkAt: T0 + 1, sendWaitingAt: T0 + 2 }),
    });
    const overdue = { known: [], outbox: [own("o-1")] };
    const late: ChatEvent = { kind: "ticked", now: T0 + 10_000, random: 0 };
    expect(
      [
        activeChat({ transcript: overdue }),
        activeChat({ transcript: overdue, connection: "reconnecting" }),
        activeChat({ transcript: overdue, conversationStatus: "ended" }),
      ].map((one) => after(one, late).hasOverdueMessage),
    ).toEqual([true, false, false]);
  });

  it("sends no WAITING frame without a chat connection", () => {
    expect(
      effectNames(activeChat({ connection: "reconnecting", deadlines: deadlines({ sendWaitingAt: T0 }) }), {
        kind: "ticked",
        now: T0,
        random: 0,
      }),
    ).toEqual([]);
  });

  it("requests missing messages once at a check, and nothing while another query runs", () => {
    const gap = { known: [message(1), message(3)], outbox: [] };
    const look: ChatEvent = { kind: "ticked", now: T0, random: 0 };
    const due = deadlines({ checkAt: T0 });
    expect(after(activeChat({ transcript: gap, deadlines: due }), look)).toMatchObject({
      pendingQuery: "probe",
      requestedGap: 1,
    });
    expect(
      effectNames(activeChat({ transcript: gap, requestedGap: 1, lastFrameAt: T0, deadlines: due }), look),
    ).toEqual([]);
    expect(effectNames(activeChat({ transcript: gap, pendingQuery: "search", deadlines: due }), look)).toEqual([]);
    expect(after(activeChat({ lastFrameAt: T0 - 20_000, deadlines: due }), look).pendingQuery).toBe("probe");
    expect(effectNames(activeChat({ lastFrameAt: T0, deadlines: due }), look)).toEqual([]);
  });
});

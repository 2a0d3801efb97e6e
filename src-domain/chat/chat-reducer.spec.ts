import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { reduceChat, nextChatTickAt } from "./chat-reducer.ts";
import { isLoading, canStartChat, canWriteMessage, displayedPartnerOf } from "./chat-selectors.ts";
import type { ChatMessage } from "./chat-message.ts";
import { NO_CHAT, type ChatEffect, type ChatEvent, type ChatState } from "./chat-state.ts";
import type { ReceivedFrame } from "./frames.ts";
import { unfinishedChatOf, type StoredChat } from "./stored-chat.ts";

const T0 = 1_795_000_000_000;
const START = { email: "anna@example.pl", topic: "formal", phone: undefined } as const;

/** Chat under test that records its effects. */
function chat() {
  let state: ChatState = NO_CHAT;
  const pending: ChatEffect[] = [];
  const dispatch = (event: ChatEvent): void => {
    const turn = reduceChat(state, event);
    state = turn.state;
    pending.push(...turn.effects);
  };
  const drainEffectNames = (): readonly string[] =>
    pending.splice(0).map((effect) => (effect.kind === "send" ? effect.frame.type : effect.kind));
  return {
    dispatch,
    /** Returns the names of the effects since the last call. */
    drainEffectNames,
    frames: () => pending.splice(0).flatMap((effect) => (effect.kind === "send" ? [effect.frame] : [])),
    get state() {
      return state;
    },
    receiveFrame: (frame: ReceivedFrame, now = T0) => dispatch({ kind: "frame-received", now, frame }),
    tick: (now: number, random = 0.5) => dispatch({ kind: "ticked", now, random }),
    write: (id: string, text: string, now = T0) => dispatch({ kind: "message-written", now, id, text }),
    break: (now: number, code = 1006) => dispatch({ kind: "socket-closed", now, code, random: 0.5 }),
    connect(now = T0) {
      dispatch({ kind: "opened", now });
      dispatch({ kind: "token-received", now });
      dispatch({ kind: "socket-opened", now });
    },
    /** Starts a conversation with the bot. */
    startConversation() {
      this.connect();
      this.receiveFrame({ type: "HISTORY_LIST", chats: [] });
      dispatch({ kind: "started", start: START });
      drainEffectNames();
    },
  };
}

const message = (place: number, sender: ChatMessage["sender"] = "agent"): ChatMessage => ({
  id: `m-${place}`,
  place,
  sender,
  content: { kind: "text", text: "Dzień dobry" },
  at: T0,
  name: "Ewa",
  answers: [],
});

describe("[CHAT-05] window and conversation", () => {
  it("requests a token, a socket and the former chats when the chat window is opened", () => {
    const machine = chat();
    machine.dispatch({ kind: "opened", now: T0 });
    expect([machine.state.connection, machine.drainEffectNames(), isLoading(machine.state)]).toEqual([
      "connecting",
      ["request-token"],
      true,
    ]);
    machine.dispatch({ kind: "token-received", now: T0 });
    expect(machine.drainEffectNames()).toEqual(["open-socket"]);
    machine.dispatch({ kind: "socket-opened", now: T0 });
    expect([machine.state.connection, machine.drainEffectNames(), isLoading(machine.state)]).toEqual([
      "connected",
      ["HISTORY_LIST"],
      true,
    ]);
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: T0, title: "Faktura" }] });
    expect([machine.state.step, isLoading(machine.state)]).toEqual(["HISTORY_LIST", false]);
    machine.dispatch({ kind: "opened", now: T0 });
    expect(machine.drainEffectNames()).toEqual([]);
  });

  it("opens the chat with the start form when there are no former chats", () => {
    const machine = chat();
    machine.connect();
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    expect(machine.state.step).toBe("START_CHAT");
  });

  it("ends conversation and connection and resets the chat state when the window is closed", () => {
    const machine = chat();
    machine.startConversation();
    machine.dispatch({ kind: "closed" });
    expect([machine.state, machine.drainEffectNames(), nextChatTickAt(machine.state)]).toEqual([
      { ...NO_CHAT, isToBeEnded: true },
      ["CHAT_ENDED", "close-socket"],
      undefined,
    ]);
    machine.connect();
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    machine.drainEffectNames();
    machine.dispatch({ kind: "closed" });
    expect(machine.drainEffectNames()).toEqual(["close-socket"]);
    machine.receiveFrame({ type: "NEW_MESSAGE", message: message(1) });
    expect(machine.state).toEqual(NO_CHAT);
  });

  it("clears the messages for a new chat and keeps them when the conversation continues", () => {
    const machine = chat();
    machine.startConversation();
    machine.receiveFrame({ type: "NEW_MESSAGE", message: message(1) });
    machine.dispatch({ kind: "new-chat-pressed", now: T0 });
    expect([machine.state.step, machine.state.transcript.known.length]).toEqual(["CHAT", 1]);
    machine.dispatch({ kind: "ended" });
    machine.dispatch({ kind: "new-chat-pressed", now: T0 });
    expect([machine.state.step, machine.state.conversationStatus, machine.state.transcript.known]).toEqual([
      "START_CHAT",
      "none",
      [],
    ]);
  });

  it("resumes the conversation after a reload and resends unacknowledged messages", () => {
    const machine = chat();
    machine.dispatch({
      kind: "opened",
      now: T0,
      stored: { outbox: [{ id: "o-1", text: "Halo", at: T0, sentAt: T0 }], unsent: [], isToBeEnded: false },
    });
    machine.dispatch({ kind: "token-received", now: T0 });
    machine.dispatch({ kind: "socket-opened", now: T0 });
    expect(machine.frames()).toEqual([{ type: "CHAT_RECONNECT", after: 0 }]);
    machine.receiveFrame({
      type: "CHAT_RECONNECT",
      isKnown: true,
      partner: "agent",
      hasEnded: false,
      messages: [message(1)],
    });
    expect(machine.frames()).toEqual([
      { type: "ACK_NEW_MESSAGE", id: "m-1" },
      { type: "NEW_MESSAGE", id: "o-1", text: "Halo" },
    ]);
    expect([displayedPartnerOf(machine.state), machine.state.step]).toEqual(["agent", "CHAT"]);
  });
});

describe("[CHAT-07] connection and partner", () => {
  it("shows the chat partner as disconnected when the connection is lost", () => {
    const machine = chat();
    expect(displayedPartnerOf(machine.state)).toBe("disconnected");
    machine.startConversation();
    expect([machine.state.connection, displayedPartnerOf(machine.state)]).toEqual(["connected", "bot"]);
    machine.receiveFrame({ type: "BOT_ENDED" });
    expect(displayedPartnerOf(machine.state)).toBe("waiting");
    machine.receiveFrame({ type: "NEW_MESSAGE", message: message(1) });
    expect(displayedPartnerOf(machine.state)).toBe("agent");
    machine.break(T0 + 1);
    expect([
      machine.state.connection,
      machine.state.partner,
      displayedPartnerOf(machine.state),
      canWriteMessage(machine.state),
      isLoading(machine.state),
    ]).toEqual(["reconnecting", "agent", "disconnected", true, false]);
  });

  it("shows a chat error after a final close code, and ends the chat after a normal one", () => {
    for (const code of [1002, 1003, 1007, 1008, 1009]) {
      const machine = chat();
      machine.startConversation();
      machine.break(T0, code);
      expect([machine.state.connection, machine.state.step, machine.state.error], String(code)).toEqual([
        "error",
        "ERROR",
        "SERVICE_UNAVAILABLE",
      ]);
    }
    const machine = chat();
    machine.startConversation();
    machine.break(T0, 1000);
    expect([machine.state.connection, machine.state.conversationStatus, canWriteMessage(machine.state)]).toEqual([
      "closed",
      "ended",
      false,
    ]);
    machine.dispatch({ kind: "reconnect-pressed", now: T0 });
    expect([machine.state.connection, machine.drainEffectNames()]).toEqual(["connecting", ["request-token"]]);
  });
});

describe("[CHAT-08] from the bot to an agent", () => {
  it("sends WAITING every 30 seconds until an agent joins the chat", () => {
    const machine = chat();
    machine.startConversation();
    machine.receiveFrame({ type: "BOT_ENDED" });
    machine.receiveFrame({ type: "WAIT_MESSAGE", position: 3 }, T0 + 5_000);
    expect(machine.state.position).toBe(3);
    const sent: number[] = [];
    for (let second = 1; second <= 95; second += 1) {
      machine.tick(T0 + second * 1_000);
      if (machine.frames().some(({ type }) => type === "WAITING")) sent.push(second);
      machine.receiveFrame({ type: "IS_TYPING", name: undefined }, T0 + second * 1_000);
    }
    expect(sent).toEqual([30, 60, 90]);
    machine.receiveFrame({ type: "NEW_MESSAGE", message: message(1) }, T0 + 95_000);
    expect([machine.state.position, machine.state.deadlines.sendWaitingAt]).toEqual([undefined, undefined]);
  });

  it("treats a named announcement or typing sign as the agent's joining, before a message", () => {
    const signs: readonly (readonly [ReceivedFrame, string])[] = [
      [{ type: "NEW_MESSAGE", message: message(1, "system") }, "agent"],
      [{ type: "NEW_MESSAGE", message: { ...message(1, "system"), name: undefined } }, "waiting"],
      [{ type: "IS_TYPING", name: "Ewa" }, "agent"],
      [{ type: "IS_TYPING", name: undefined }, "waiting"],
    ];
    for (const [sign, partner] of signs) {
      const machine = chat();
      machine.startConversation();
      machine.receiveFrame({ type: "WAIT_MESSAGE", position: 2 });
      machine.receiveFrame(sign);
      expect([
        displayedPartnerOf(machine.state),
        machine.state.position,
        machine.state.deadlines.sendWaitingAt === undefined,
      ]).toEqual(partner === "agent" ? ["agent", undefined, true] : ["waiting", 2, false]);
    }
  });

  it("keeps the bot as chat partner when a name arrives in its conversation", () => {
    const machine = chat();
    machine.startConversation();
    machine.receiveFrame({ type: "IS_TYPING", name: "Wika" });
    expect(displayedPartnerOf(machine.state)).toBe("bot");
  });

  it("does not return to the bot as chat partner when its late messages arrive", () => {
    const machine = chat();
    machine.startConversation();
    machine.receiveFrame({ type: "BOT_ENDED" });
    machine.receiveFrame({ type: "NEW_MESSAGE", message: message(1, "bot") });
    expect(displayedPartnerOf(machine.state)).toBe("waiting");
  });

  it("rejects messages after the end of the conversation and can start a new chat", () => {
    const machine = chat();
    machine.startConversation();
    machine.receiveFrame({ type: "CHAT_ENDED" });
    machine.write("o-1", "Jeszcze jedno");
    expect([
      canWriteMessage(machine.state),
      machine.state.transcript.outbox,
      machine.drainEffectNames(),
      displayedPartnerOf(machine.state),
    ]).toEqual([false, [], [], "disconnected"]);
    machine.dispatch({ kind: "new-chat-pressed", now: T0 });
    machine.dispatch({ kind: "started", start: START });
    expect(machine.frames(), "waits for the list").toEqual([{ type: "HISTORY_LIST" }]);
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    machine.dispatch({ kind: "started", start: START });
    expect(machine.frames()).toEqual([{ type: "CHAT_START", start: START }]);
  });
});

describe("written messages", () => {
  it("(part of CHAT-09) trims a chat message and sends no blank one", () => {
    const machine = chat();
    machine.startConversation();
    machine.write("o-1", "  Dzień dobry \n");
    machine.write("o-2", "   ");
    machine.write("o-1", "drugi raz");
    expect(machine.frames()).toEqual([{ type: "NEW_MESSAGE", id: "o-1", text: "Dzień dobry" }]);
  });

  it("(part of CHAT-09) shows the partner's typing for 2 s after each sign, or until a message", () => {
    const machine = chat();
    machine.startConversation();
    machine.receiveFrame({ type: "IS_TYPING", name: "Ewa" });
    machine.tick(T0 + 1_999);
    expect(machine.state.typing).toEqual({ name: "Ewa" });
    machine.receiveFrame({ type: "IS_TYPING", name: "Ewa" }, T0 + 1_999);
    machine.tick(T0 + 3_998);
    expect(machine.state.typing).toBeDefined();
    machine.tick(T0 + 3_999);
    expect(machine.state.typing).toBeUndefined();
    machine.receiveFrame({ type: "IS_TYPING", name: "Ewa" }, T0 + 4_000);
    machine.receiveFrame({ type: "NEW_MESSAGE", message: message(1) }, T0 + 4_001);
    expect(machine.state.typing).toBeUndefined();
  });

  it("(part of CHAT-10) shows the partner as disconnected after 10 s without acknowledgement", () => {
    const machine = chat();
    machine.startConversation();
    machine.write("o-1", "Halo");
    machine.tick(T0 + 9_999);
    expect(displayedPartnerOf(machine.state)).toBe("bot");
    expect(nextChatTickAt(machine.state)).toBe(T0 + 10_000);
    machine.tick(T0 + 10_000);
    expect(displayedPartnerOf(machine.state)).toBe("disconnected");
    machine.receiveFrame({ type: "ACK_NEW_MESSAGE", id: "o-1", place: 1, at: T0 }, T0 + 11_000);
    expect([
      displayedPartnerOf(machine.state),
      machine.state.transcript.outbox,
      machine.state.transcript.known[0]?.content,
    ]).toEqual(["bot", [], { kind: "text", text: "Halo" }]);
  });

  it("holds chat messages while disconnected and sends them in order afterwards", () => {
    const machine = chat();
    machine.startConversation();
    machine.break(T0);
    machine.write("o-1", "raz");
    machine.write("o-2", "dwa");
    expect(machine.drainEffectNames()).toEqual([]);
    machine.tick(T0 + 2_000);
    machine.dispatch({ kind: "socket-opened", now: T0 + 2_100 });
    machine.write("o-3", "trzy");
    expect(machine.drainEffectNames()).toEqual(["open-socket", "CHAT_RECONNECT"]);
    machine.receiveFrame(
      { type: "CHAT_RECONNECT", isKnown: true, partner: "bot", hasEnded: false, messages: [] },
      T0 + 2_200,
    );
    expect(machine.frames().map((frame) => (frame.type === "NEW_MESSAGE" ? frame.text : frame.type))).toEqual([
      "raz",
      "dwa",
      "trzy",
    ]);
  });
});

describe("[CHAT-11] reconnecting", () => {
  it("reconnects 13 times after 2 s doubling to 16, never after more than 16 s, then fails", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 14, maxLength: 14 }),
        (chances) => {
          const machine = chat();
          machine.startConversation();
          let now = T0;
          for (const [attempt, random] of chances.entries()) {
            machine.dispatch({ kind: "socket-closed", now, code: 1006, random });
            if (attempt === 13) break;
            const delay = (machine.state.deadlines.retryAt ?? 0) - now;
            const whole = Math.min(2_000 * 2 ** attempt, 16_000);
            expect(delay).toBeLessThanOrEqual(16_000);
            const [least, most] = [whole * 0.8, Math.min(whole * 1.2, 16_000)];
            expect(delay).toBe(Math.round(least + (most - least) * random));
            machine.tick(now + delay - 1);
            expect(machine.drainEffectNames()).toEqual([]);
            now += delay;
            machine.tick(now);
            expect(machine.drainEffectNames()).toEqual(["open-socket"]);
          }
          expect([
            machine.state.connection,
            machine.state.step,
            machine.state.error,
            nextChatTickAt(machine.state),
          ]).toEqual(["failed", "ERROR", "SERVICE_UNAVAILABLE", undefined]);
          machine.dispatch({ kind: "reconnect-pressed", now });
          expect([
            machine.state.connection,
            machine.state.step,
            machine.state.attempts,
            machine.drainEffectNames(),
          ]).toEqual(["connecting", "CHAT", 0, ["request-token"]]);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it("closes a chat socket that is not open within 5 seconds and counts an attempt", () => {
    const machine = chat();
    machine.dispatch({ kind: "opened", now: T0 });
    machine.dispatch({ kind: "token-received", now: T0 });
    machine.tick(T0 + 4_999);
    machine.drainEffectNames();
    machine.tick(T0 + 5_000);
    expect([machine.state.connection, machine.state.attempts, machine.drainEffectNames()]).toEqual([
      "reconnecting",
      1,
      ["close-socket"],
    ]);
    machine.break(T0 + 5_001);
    expect(machine.state.attempts).toBe(1);
    machine.dispatch({ kind: "socket-opened", now: T0 + 5_002 });
    expect(machine.state.connection).toBe("reconnecting");
  });

  it("restarts from history after 5 seconds without a resume, and offers unsent texts", () => {
    const machine = chat();
    machine.startConversation();
    machine.write("o-1", "Ważne");
    machine.break(T0);
    machine.tick(T0 + 2_000);
    machine.dispatch({ kind: "socket-opened", now: T0 + 2_000 });
    machine.drainEffectNames();
    machine.tick(T0 + 6_999);
    expect(machine.state.pendingQuery).toBe("resume");
    machine.tick(T0 + 7_000);
    expect([
      machine.state.conversationStatus,
      machine.state.step,
      machine.state.unsent,
      machine.state.transcript.outbox,
      machine.drainEffectNames(),
    ]).toEqual(["none", "HISTORY_LIST", ["Ważne"], [], ["CHAT_ENDED", "HISTORY_LIST"]]);
  });

  it("restarts the chat from history when the server does not know the conversation", () => {
    const machine = chat();
    machine.startConversation();
    machine.break(T0);
    machine.tick(T0 + 2_000);
    machine.dispatch({ kind: "socket-opened", now: T0 + 2_000 });
    machine.drainEffectNames();
    machine.receiveFrame({ type: "CHAT_RECONNECT", isKnown: false }, T0 + 2_100);
    expect([machine.state.conversationStatus, machine.drainEffectNames()]).toEqual(["none", ["HISTORY_LIST"]]);
  });

  it("checks the chat every 10 s, probes after 20 s of silence, reconnects without a response", () => {
    const machine = chat();
    machine.startConversation();
    machine.tick(T0 + 10_000);
    expect(machine.drainEffectNames()).toEqual([]);
    machine.tick(T0 + 20_000);
    expect([machine.drainEffectNames(), isLoading(machine.state)]).toEqual([["CHAT_RECONNECT"], false]);
    machine.tick(T0 + 25_000);
    expect([machine.state.connection, machine.drainEffectNames()]).toEqual(["reconnecting", ["close-socket"]]);
  });

  it("checks the chat connection in the form, former chats and an ended chat too", () => {
    for (const step of ["START_CHAT", "HISTORY_LIST", "CHAT"] as const) {
      const machine = chat();
      machine.connect();
      machine.receiveFrame({
        type: "HISTORY_LIST",
        chats: step === "HISTORY_LIST" ? [{ id: "c-1", at: T0, title: "Saldo" }] : [],
      });
      if (step === "CHAT")
        for (const event of [{ kind: "started", start: START }, { kind: "ended" }] as const) machine.dispatch(event);
      machine.drainEffectNames();
      machine.tick(T0 + 10_000);
      expect(machine.drainEffectNames(), step).toEqual([]);
      machine.tick(T0 + 20_000);
      expect([machine.drainEffectNames(), machine.state.step, isLoading(machine.state)]).toEqual([
        ["HISTORY_LIST"],
        step,
        false,
      ]);
      machine.receiveFrame({ type: "HISTORY_LIST", chats: [] }, T0 + 20_100);
      expect([machine.state.pendingQuery, machine.state.step], "the server responds").toEqual([undefined, step]);
      machine.tick(T0 + 30_000);
      machine.tick(T0 + 40_000);
      expect(machine.drainEffectNames(), "not before the next silence").toEqual([]);
      machine.tick(T0 + 50_000);
      expect(machine.drainEffectNames()).toEqual(["HISTORY_LIST"]);
      machine.tick(T0 + 55_000);
      expect([machine.state.connection, machine.state.step, machine.drainEffectNames()]).toEqual([
        "reconnecting",
        step,
        ["close-socket"],
      ]);
    }
  });

  it("ignores the response to a former probe in a conversation started meanwhile", () => {
    const machine = chat();
    machine.connect();
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    machine.tick(T0 + 20_000);
    expect(machine.state.pendingQuery).toBe("probe");
    machine.dispatch({ kind: "started", start: START });
    expect([machine.state.pendingQuery, nextChatTickAt(machine.state)]).toEqual([undefined, T0 + 30_000]);
    machine.tick(T0 + 30_000);
    expect(machine.state.pendingQuery).toBe("probe");
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [] }, T0 + 30_100);
    expect([machine.state.pendingQuery, machine.state.step, machine.state.conversationStatus]).toEqual([
      "probe",
      "CHAT",
      "active",
    ]);
  });

  it("does not reconnect the chat while offline, and reconnects at once when online", () => {
    const machine = chat();
    machine.startConversation();
    machine.dispatch({ kind: "went-offline" });
    expect([machine.state.connection, machine.drainEffectNames(), nextChatTickAt(machine.state)]).toEqual([
      "reconnecting",
      ["close-socket"],
      undefined,
    ]);
    machine.dispatch({ kind: "came-online", now: T0 + 600_000 });
    machine.tick(T0 + 600_000);
    expect(machine.drainEffectNames()).toEqual(["open-socket"]);
  });
});

describe("(part of CHAT-13) (part of CHAT-10) received frames", () => {
  it("acknowledges every chat message and stores it once in its place", () => {
    const machine = chat();
    machine.startConversation();
    for (const place of [3, 1, 3, 2]) machine.receiveFrame({ type: "NEW_MESSAGE", message: message(place) });
    expect(machine.state.transcript.known.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(machine.frames()).toEqual([3, 1, 3, 2].map((place) => ({ type: "ACK_NEW_MESSAGE", id: `m-${place}` })));
  });

  it("requests a missing chat message at the next check", () => {
    const machine = chat();
    machine.startConversation();
    for (const place of [1, 3]) machine.receiveFrame({ type: "NEW_MESSAGE", message: message(place) }, T0 + 9_000);
    machine.drainEffectNames();
    machine.tick(T0 + 10_000);
    expect(machine.frames()).toEqual([{ type: "CHAT_RECONNECT", after: 1 }]);
  });

  it("requests missing messages that the server cannot send only once", () => {
    const machine = chat();
    machine.startConversation();
    const requestSeconds: number[] = [];
    for (let second = 1; second <= 45; second += 1) {
      const now = T0 + second * 1_000;
      machine.receiveFrame({ type: "NEW_MESSAGE", message: message(3) }, now);
      machine.tick(now);
      if (!machine.frames().some(({ type }) => type === "CHAT_RECONNECT")) continue;
      requestSeconds.push(second);
      machine.receiveFrame(
        { type: "CHAT_RECONNECT", isKnown: true, partner: "agent", hasEnded: false, messages: [message(3)] },
        now,
      );
    }
    expect(requestSeconds).toEqual([10]);
  });

  it("reconnects the chat after a search without a response and clears the search", () => {
    const machine = chat();
    machine.connect();
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: T0, title: "Faktura" }] });
    machine.dispatch({ kind: "searched", now: T0, text: "faktura" });
    machine.tick(T0 + 20_000);
    expect([machine.state.connection, machine.state.search]).toEqual(["reconnecting", undefined]);
    machine.dispatch({ kind: "searched", now: T0, text: "faktura" });
    expect(machine.state.search).toBeUndefined();
  });

  it("keeps the chat connection when the conversation ends during a probe", () => {
    const machine = chat();
    machine.startConversation();
    machine.tick(T0 + 20_000);
    expect(machine.state.pendingQuery).toBe("probe");
    machine.dispatch({ kind: "ended" });
    machine.tick(T0 + 25_000);
    expect([machine.state.connection, machine.state.conversationStatus, machine.state.pendingQuery]).toEqual([
      "connected",
      "ended",
      undefined,
    ]);
    machine.receiveFrame({ type: "CHAT_RECONNECT", isKnown: false }, T0 + 25_500);
    expect([machine.state.step, machine.state.conversationStatus]).toEqual(["CHAT", "ended"]);
  });

  it("ignores results of another chat search or of a closed former chat", () => {
    const machine = chat();
    machine.connect();
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: T0, title: "Faktura" }] });
    machine.drainEffectNames();
    machine.dispatch({ kind: "searched", now: T0, text: " fak " });
    machine.receiveFrame({ type: "SEARCH_RESULTS", searchValue: "fa", chats: [] });
    expect([machine.state.search, machine.frames()]).toEqual([
      { text: "fak", chats: undefined },
      [{ type: "SEARCH_RESULTS", searchValue: "fak" }],
    ]);
    machine.dispatch({ kind: "searched", now: T0, text: "fa" });
    expect([machine.state.search, machine.drainEffectNames()]).toEqual([undefined, []]);
    machine.dispatch({ kind: "former-chat-opened", now: T0, id: "c-1" });
    expect(isLoading(machine.state)).toBe(true);
    machine.dispatch({ kind: "former-chat-closed" });
    machine.receiveFrame({ type: "HISTORY", id: "c-1", messages: [message(1)] });
    expect([machine.state.openFormerChat, isLoading(machine.state), machine.drainEffectNames()]).toEqual([
      undefined,
      false,
      ["SESSION_HISTORY"],
    ]);
    machine.dispatch({ kind: "former-chat-opened", now: T0, id: "c-1" });
    machine.receiveFrame({ type: "HISTORY", id: "c-1", messages: [message(1)] });
    expect([machine.state.openFormerChat?.messages?.length, isLoading(machine.state)]).toEqual([1, false]);
  });
});

describe("unsent messages", () => {
  it("keeps unacknowledged messages visible after the end, and offers them in a new chat", () => {
    const machine = chat();
    machine.startConversation();
    machine.write("o-1", "Ważne");
    machine.receiveFrame({ type: "CHAT_ENDED" });
    expect([machine.state.transcript.outbox.length, machine.state.unsent]).toEqual([1, []]);
    expect(unfinishedChatOf(machine.state)).toEqual({ unsent: ["Ważne"], isToBeEnded: false });
    machine.tick(T0 + 15_000);
    expect([machine.state.hasOverdueMessage, nextChatTickAt(machine.state)]).toEqual([false, T0 + 25_000]);
    machine.dispatch({ kind: "new-chat-pressed", now: T0 });
    expect([machine.state.transcript.outbox, machine.state.unsent]).toEqual([[], ["Ważne"]]);
    machine.dispatch({ kind: "unsent-restored" });
    expect(machine.state.unsent).toEqual([]);
  });
});

describe("a conversation that the customer left", () => {
  it("ends a left conversation once, before the next history request", () => {
    const machine = chat();
    machine.startConversation();
    machine.break(T0);
    machine.dispatch({ kind: "closed" });
    expect([machine.drainEffectNames(), machine.state]).toEqual([["close-socket"], { ...NO_CHAT, isToBeEnded: true }]);
    machine.connect();
    expect(machine.drainEffectNames()).toEqual(["request-token", "open-socket", "CHAT_ENDED", "HISTORY_LIST"]);
    machine.break(T0 + 1);
    machine.tick(T0 + 3_000);
    machine.dispatch({ kind: "socket-opened", now: T0 + 3_000 });
    expect(machine.drainEffectNames()).toEqual(["open-socket", "CHAT_ENDED", "HISTORY_LIST"]);
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [] }, T0 + 3_100);
    expect(machine.state.isToBeEnded).toBe(false);
    machine.dispatch({ kind: "closed" });
    machine.connect();
    expect(machine.drainEffectNames()).not.toContain("CHAT_ENDED");
  });

  it("ends a left conversation after a page reload, unless it continues", () => {
    const rest = { unsent: ["Ważne"], isToBeEnded: true };
    const greeted = (stored: StoredChat): readonly string[] => {
      const machine = chat();
      machine.dispatch({ kind: "opened", now: T0, stored });
      expect(machine.state.unsent).toEqual(["Ważne"]);
      machine.dispatch({ kind: "token-received", now: T0 });
      machine.dispatch({ kind: "socket-opened", now: T0 });
      return machine.drainEffectNames().slice(2);
    };
    expect([greeted(rest), greeted({ ...rest, outbox: [] }), greeted({ ...rest, isToBeEnded: false })]).toEqual([
      ["CHAT_ENDED", "HISTORY_LIST"],
      ["CHAT_RECONNECT"],
      ["HISTORY_LIST"],
    ]);
  });

  it("blocks a new conversation until the server has acknowledged the end of the former", () => {
    const machine = chat();
    machine.startConversation();
    machine.dispatch({ kind: "ended" });
    machine.drainEffectNames();
    machine.dispatch({ kind: "new-chat-pressed", now: T0 });
    expect([machine.state.step, machine.drainEffectNames(), canStartChat(machine.state)]).toEqual([
      "START_CHAT",
      ["CHAT_ENDED", "HISTORY_LIST"],
      false,
    ]);
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    expect(canStartChat(machine.state)).toBe(true);
    const other = chat();
    other.startConversation();
    other.dispatch({ kind: "ended" });
    other.receiveFrame({ type: "CHAT_ENDED" });
    other.drainEffectNames();
    other.dispatch({ kind: "new-chat-pressed", now: T0 });
    expect([other.drainEffectNames(), canStartChat(other.state)], "requests the list without sending an end").toEqual([
      ["HISTORY_LIST"],
      false,
    ]);
  });

  it("forgets a left conversation at logout", () => {
    const machine = chat();
    machine.startConversation();
    machine.dispatch({ kind: "closed" });
    machine.dispatch({ kind: "logged-out" });
    expect(machine.state).toEqual(NO_CHAT);
  });
});

describe("new chat", () => {
  it("connects for a new chat and makes its form wait for the connection", () => {
    const machine = chat();
    machine.startConversation();
    machine.break(T0, 1000);
    machine.drainEffectNames();
    machine.dispatch({ kind: "new-chat-pressed", now: T0 });
    expect([
      machine.state.step,
      machine.state.connection,
      canStartChat(machine.state),
      isLoading(machine.state),
      machine.drainEffectNames(),
    ]).toEqual(["START_CHAT", "connecting", false, false, ["request-token"]]);
    machine.dispatch({ kind: "token-received", now: T0 });
    machine.dispatch({ kind: "socket-opened", now: T0 });
    machine.receiveFrame({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: T0, title: "Faktura" }] });
    expect([machine.state.step, canStartChat(machine.state)]).toEqual(["START_CHAT", true]);
    machine.dispatch({ kind: "started", start: START });
    expect(machine.state.conversationStatus).toBe("active");
  });
});

describe("(part of CHAT-16) (part of CHAT-18) chat errors", () => {
  it("ends the chat after an error and allows another on the same connection", () => {
    const machine = chat();
    machine.startConversation();
    machine.receiveFrame({ type: "ERROR", error: "WEBCHAT_NO_AGENTS" });
    expect([
      machine.state.step,
      machine.state.error,
      machine.state.connection,
      machine.state.conversationStatus,
    ]).toEqual(["ERROR", "WEBCHAT_NO_AGENTS", "connected", "ended"]);
    machine.dispatch({ kind: "new-chat-pressed", now: T0 });
    expect([machine.state.step, machine.state.error]).toEqual(["START_CHAT", undefined]);
  });

  it("closes the chat connection when the customer may not chat", () => {
    const machine = chat();
    machine.startConversation();
    machine.receiveFrame({ type: "ERROR", error: "BACKEND_ACCESS" });
    expect([
      machine.state.step,
      machine.state.connection,
      machine.drainEffectNames(),
      nextChatTickAt(machine.state),
    ]).toEqual(["ERROR", "error", ["close-socket"], undefined]);
    const before = chat();
    before.dispatch({ kind: "opened", now: T0 });
    before.dispatch({ kind: "token-refused", error: "BACKEND_ACCESS" });
    expect([before.state.step, before.state.error]).toEqual(["ERROR", "BACKEND_ACCESS"]);
  });
});

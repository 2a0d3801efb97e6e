import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { reduceChat, nextChatTickAt } from "./chat-reducer.ts";
import { isLoading, canStartChat, canWriteMessage, chatPartnerOf } from "./chat-selectors.ts";
import type { ChatMessage } from "./chat-message.ts";
import { NO_CHAT, type ChatEffect, type ChatEvent, type ChatState } from "./chat-state.ts";
import type { ReceivedFrame } from "./frames.ts";
import { unfinishedChatOf, type StoredChat } from "./stored-chat.ts";

const T0 = 1_795_000_000_000;
const START = { email: "anna@example.pl", topic: "formal", phone: undefined } as const;

/** A chat that is driven by hand, with everything that it asked to be done. */
function chat() {
  let state: ChatState = NO_CHAT;
  const done: ChatEffect[] = [];
  const happen = (event: ChatEvent): void => {
    const turn = reduceChat(state, event);
    state = turn.state;
    done.push(...turn.effects);
  };
  const taken = (): readonly string[] =>
    done.splice(0).map((effect) => (effect.kind === "send" ? effect.frame.type : effect.kind));
  return {
    happen,
    /** What was asked to be done since. */
    taken,
    frames: () => done.splice(0).flatMap((effect) => (effect.kind === "send" ? [effect.frame] : [])),
    get state() {
      return state;
    },
    receiveFrame: (frame: ReceivedFrame, now = T0) => happen({ kind: "heard", now, frame }),
    tick: (now: number, chance = 0.5) => happen({ kind: "ticked", now, chance }),
    write: (id: string, text: string, now = T0) => happen({ kind: "written", now, id, text }),
    break: (now: number, code = 1006) => happen({ kind: "socket-closed", now, code, chance: 0.5 }),
    connect(now = T0) {
      happen({ kind: "opened", now });
      happen({ kind: "token-came", now });
      happen({ kind: "socket-opened", now });
    },
    /** In a conversation with the bot. */
    talk() {
      this.connect();
      this.receiveFrame({ type: "HISTORY_LIST", chats: [] });
      happen({ kind: "started", start: START });
      taken();
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

describe("[CHAT-05] the window and its conversation", () => {
  it("opening asks for a token, then for a socket, then for the former chats", () => {
    const it = chat();
    it.happen({ kind: "opened", now: T0 });
    expect([it.state.connection, it.taken(), isLoading(it.state)]).toEqual(["connecting", ["ask-token"], true]);
    it.happen({ kind: "token-came", now: T0 });
    expect(it.taken()).toEqual(["open-socket"]);
    it.happen({ kind: "socket-opened", now: T0 });
    expect([it.state.connection, it.taken(), isLoading(it.state)]).toEqual(["connected", ["HISTORY_LIST"], true]);
    it.receiveFrame({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: T0, title: "Faktura" }] });
    expect([it.state.step, isLoading(it.state)]).toEqual(["HISTORY_LIST", false]);
    it.happen({ kind: "opened", now: T0 });
    expect(it.taken()).toEqual([]);
  });

  it("without former chats it begins with the form", () => {
    const it = chat();
    it.connect();
    it.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    expect(it.state.step).toBe("START_CHAT");
  });

  it("closing ends the conversation and the connection, and forgets everything", () => {
    const it = chat();
    it.talk();
    it.happen({ kind: "closed" });
    expect([it.state, it.taken(), nextChatTickAt(it.state)]).toEqual([
      { ...NO_CHAT, isToBeEnded: true },
      ["CHAT_ENDED", "close-socket"],
      undefined,
    ]);
    it.connect();
    it.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    it.taken();
    it.happen({ kind: "closed" });
    expect(it.taken()).toEqual(["close-socket"]);
    it.receiveFrame({ type: "NEW_MESSAGE", message: message(1) });
    expect(it.state).toEqual(NO_CHAT);
  });

  it("a new chat clears the messages; going on keeps them", () => {
    const it = chat();
    it.talk();
    it.receiveFrame({ type: "NEW_MESSAGE", message: message(1) });
    it.happen({ kind: "new-chat-pressed", now: T0 });
    expect([it.state.step, it.state.transcript.known.length]).toEqual(["CHAT", 1]);
    it.happen({ kind: "ended" });
    it.happen({ kind: "new-chat-pressed", now: T0 });
    expect([it.state.step, it.state.talk, it.state.transcript.known]).toEqual(["START_CHAT", "none", []]);
  });

  it("after a reload it goes on with the conversation, and what was not confirmed goes out again", () => {
    const it = chat();
    it.happen({
      kind: "opened",
      now: T0,
      stored: { outbox: [{ id: "o-1", text: "Halo", at: T0, sentAt: T0 }], unsent: [], isToBeEnded: false },
    });
    it.happen({ kind: "token-came", now: T0 });
    it.happen({ kind: "socket-opened", now: T0 });
    expect(it.frames()).toEqual([{ type: "CHAT_RECONNECT", after: 0 }]);
    it.receiveFrame({ type: "CHAT_RECONNECT", isOn: true, side: "agent", hasEnded: false, messages: [message(1)] });
    expect(it.frames()).toEqual([
      { type: "ACK_NEW_MESSAGE", id: "m-1" },
      { type: "NEW_MESSAGE", id: "o-1", text: "Halo" },
    ]);
    expect([chatPartnerOf(it.state), it.state.step]).toEqual(["agent", "CHAT"]);
  });
});

describe("[CHAT-07] connection and other side", () => {
  it("are told apart: nobody is there while there is no connection", () => {
    const it = chat();
    expect(chatPartnerOf(it.state)).toBe("disconnected");
    it.talk();
    expect([it.state.connection, chatPartnerOf(it.state)]).toEqual(["connected", "bot"]);
    it.receiveFrame({ type: "BOT_ENDED" });
    expect(chatPartnerOf(it.state)).toBe("waiting");
    it.receiveFrame({ type: "NEW_MESSAGE", message: message(1) });
    expect(chatPartnerOf(it.state)).toBe("agent");
    it.break(T0 + 1);
    expect([
      it.state.connection,
      it.state.side,
      chatPartnerOf(it.state),
      canWriteMessage(it.state),
      isLoading(it.state),
    ]).toEqual(["reconnecting", "agent", "disconnected", true, false]);
  });

  it("a close that nobody may repeat is an error; one that was meant ends the conversation", () => {
    for (const code of [1002, 1003, 1007, 1008, 1009]) {
      const it = chat();
      it.talk();
      it.break(T0, code);
      expect([it.state.connection, it.state.step, it.state.error], String(code)).toEqual([
        "error",
        "ERROR",
        "SERVICE_UNAVAILABLE",
      ]);
    }
    const it = chat();
    it.talk();
    it.break(T0, 1000);
    expect([it.state.connection, it.state.talk, canWriteMessage(it.state)]).toEqual(["closed", "ended", false]);
    it.happen({ kind: "reconnect-pressed", now: T0 });
    expect([it.state.connection, it.taken()]).toEqual(["connecting", ["ask-token"]]);
  });
});

describe("[CHAT-08] from the bot to a consultant", () => {
  it("tells every 30 seconds that the customer waits, until somebody is there", () => {
    const it = chat();
    it.talk();
    it.receiveFrame({ type: "BOT_ENDED" });
    it.receiveFrame({ type: "WAIT_MESSAGE", position: 3 }, T0 + 5_000);
    expect(it.state.position).toBe(3);
    const sent: number[] = [];
    for (let second = 1; second <= 95; second += 1) {
      it.tick(T0 + second * 1_000);
      if (it.frames().some(({ type }) => type === "WAITING")) sent.push(second);
      it.receiveFrame({ type: "IS_TYPING", name: undefined }, T0 + second * 1_000);
    }
    expect(sent).toEqual([30, 60, 90]);
    it.receiveFrame({ type: "NEW_MESSAGE", message: message(1) }, T0 + 95_000);
    expect([it.state.position, it.state.deadlines.waitingAt]).toEqual([undefined, undefined]);
  });

  it("a consultant who is announced, or types, is there before a word of theirs; who has no name may be the bot", () => {
    const signs: readonly (readonly [ReceivedFrame, string])[] = [
      [{ type: "NEW_MESSAGE", message: message(1, "system") }, "agent"],
      [{ type: "NEW_MESSAGE", message: { ...message(1, "system"), name: undefined } }, "waiting"],
      [{ type: "IS_TYPING", name: "Ewa" }, "agent"],
      [{ type: "IS_TYPING", name: undefined }, "waiting"],
    ];
    for (const [sign, side] of signs) {
      const it = chat();
      it.talk();
      it.receiveFrame({ type: "WAIT_MESSAGE", position: 2 });
      it.receiveFrame(sign);
      expect([chatPartnerOf(it.state), it.state.position, it.state.deadlines.waitingAt === undefined]).toEqual(
        side === "agent" ? ["agent", undefined, true] : ["waiting", 2, false],
      );
    }
  });

  it("a name does not take the customer from the bot", () => {
    const it = chat();
    it.talk();
    it.receiveFrame({ type: "IS_TYPING", name: "Wika" });
    expect(chatPartnerOf(it.state)).toBe("bot");
  });

  it("a bot's last words do not take the customer back to it", () => {
    const it = chat();
    it.talk();
    it.receiveFrame({ type: "BOT_ENDED" });
    it.receiveFrame({ type: "NEW_MESSAGE", message: message(1, "bot") });
    expect(chatPartnerOf(it.state)).toBe("waiting");
  });

  it("after the end nothing is written any more, and a new chat can begin", () => {
    const it = chat();
    it.talk();
    it.receiveFrame({ type: "CHAT_ENDED" });
    it.write("o-1", "Jeszcze jedno");
    expect([canWriteMessage(it.state), it.state.transcript.outbox, it.taken(), chatPartnerOf(it.state)]).toEqual([
      false,
      [],
      [],
      "disconnected",
    ]);
    it.happen({ kind: "new-chat-pressed", now: T0 });
    it.happen({ kind: "started", start: START });
    expect(it.frames(), "the list is waited for").toEqual([{ type: "HISTORY_LIST" }]);
    it.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    it.happen({ kind: "started", start: START });
    expect(it.frames()).toEqual([{ type: "CHAT_START", start: START }]);
  });
});

describe("what is written", () => {
  it("(part of CHAT-09) is trimmed, and nothing is sent of nothing", () => {
    const it = chat();
    it.talk();
    it.write("o-1", "  Dzień dobry \n");
    it.write("o-2", "   ");
    it.write("o-1", "drugi raz");
    expect(it.frames()).toEqual([{ type: "NEW_MESSAGE", id: "o-1", text: "Dzień dobry" }]);
  });

  it("(part of CHAT-09) somebody types for two seconds after each sign of it, and no longer once the message is there", () => {
    const it = chat();
    it.talk();
    it.receiveFrame({ type: "IS_TYPING", name: "Ewa" });
    it.tick(T0 + 1_999);
    expect(it.state.typing).toEqual({ name: "Ewa" });
    it.receiveFrame({ type: "IS_TYPING", name: "Ewa" }, T0 + 1_999);
    it.tick(T0 + 3_998);
    expect(it.state.typing).toBeDefined();
    it.tick(T0 + 3_999);
    expect(it.state.typing).toBeUndefined();
    it.receiveFrame({ type: "IS_TYPING", name: "Ewa" }, T0 + 4_000);
    it.receiveFrame({ type: "NEW_MESSAGE", message: message(1) }, T0 + 4_001);
    expect(it.state.typing).toBeUndefined();
  });

  it("(part of CHAT-10) unconfirmed for ten seconds nobody seems to be there, until it is confirmed", () => {
    const it = chat();
    it.talk();
    it.write("o-1", "Halo");
    it.tick(T0 + 9_999);
    expect(chatPartnerOf(it.state)).toBe("bot");
    expect(nextChatTickAt(it.state)).toBe(T0 + 10_000);
    it.tick(T0 + 10_000);
    expect(chatPartnerOf(it.state)).toBe("disconnected");
    it.receiveFrame({ type: "ACK_NEW_MESSAGE", id: "o-1", place: 1, at: T0 }, T0 + 11_000);
    expect([chatPartnerOf(it.state), it.state.transcript.outbox, it.state.transcript.known[0]?.content]).toEqual([
      "bot",
      [],
      { kind: "text", text: "Halo" },
    ]);
  });

  it("without a connection waits for one, and goes out in its order", () => {
    const it = chat();
    it.talk();
    it.break(T0);
    it.write("o-1", "raz");
    it.write("o-2", "dwa");
    expect(it.taken()).toEqual([]);
    it.tick(T0 + 2_000);
    it.happen({ kind: "socket-opened", now: T0 + 2_100 });
    it.write("o-3", "trzy");
    expect(it.taken()).toEqual(["open-socket", "CHAT_RECONNECT"]);
    it.receiveFrame({ type: "CHAT_RECONNECT", isOn: true, side: "bot", hasEnded: false, messages: [] }, T0 + 2_200);
    expect(it.frames().map((frame) => (frame.type === "NEW_MESSAGE" ? frame.text : frame.type))).toEqual([
      "raz",
      "dwa",
      "trzy",
    ]);
  });
});

describe("[CHAT-11] mending a connection", () => {
  it("waits 2 seconds, doubling up to 16 with a fifth more or less, 13 times, and then says that there is no chat", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 14, maxLength: 14 }),
        (chances) => {
          const it = chat();
          it.talk();
          let now = T0;
          for (const [attempt, chance] of chances.entries()) {
            it.happen({ kind: "socket-closed", now, code: 1006, chance });
            if (attempt === 13) break;
            const delay = (it.state.deadlines.retryAt ?? 0) - now;
            const whole = Math.min(2_000 * 2 ** attempt, 16_000);
            expect(Math.abs(delay - whole)).toBeLessThanOrEqual(whole * 0.2 + 0.5);
            expect(delay).toBe(Math.round(whole * (0.8 + 0.4 * chance)));
            it.tick(now + delay - 1);
            expect(it.taken()).toEqual([]);
            now += delay;
            it.tick(now);
            expect(it.taken()).toEqual(["open-socket"]);
          }
          expect([it.state.connection, it.state.step, it.state.error, nextChatTickAt(it.state)]).toEqual([
            "failed",
            "ERROR",
            "SERVICE_UNAVAILABLE",
            undefined,
          ]);
          it.happen({ kind: "reconnect-pressed", now });
          expect([it.state.connection, it.state.step, it.state.attempts, it.taken()]).toEqual([
            "connecting",
            "CHAT",
            0,
            ["ask-token"],
          ]);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it("a socket that is not open within 5 seconds is closed and counts as an attempt", () => {
    const it = chat();
    it.happen({ kind: "opened", now: T0 });
    it.happen({ kind: "token-came", now: T0 });
    it.tick(T0 + 4_999);
    it.taken();
    it.tick(T0 + 5_000);
    expect([it.state.connection, it.state.attempts, it.taken()]).toEqual(["reconnecting", 1, ["close-socket"]]);
    it.break(T0 + 5_001);
    expect(it.state.attempts).toBe(1);
    it.happen({ kind: "socket-opened", now: T0 + 5_002 });
    expect(it.state.connection).toBe("reconnecting");
  });

  it("a reconnect without an answer for 5 seconds begins from history, and offers again what was not confirmed", () => {
    const it = chat();
    it.talk();
    it.write("o-1", "Ważne");
    it.break(T0);
    it.tick(T0 + 2_000);
    it.happen({ kind: "socket-opened", now: T0 + 2_000 });
    it.taken();
    it.tick(T0 + 6_999);
    expect(it.state.asked).toBe("session");
    it.tick(T0 + 7_000);
    expect([it.state.talk, it.state.step, it.state.unsent, it.state.transcript.outbox, it.taken()]).toEqual([
      "none",
      "HISTORY_LIST",
      ["Ważne"],
      [],
      ["CHAT_ENDED", "HISTORY_LIST"],
    ]);
  });

  it("a conversation that the provider does not know any more begins from history, too", () => {
    const it = chat();
    it.talk();
    it.break(T0);
    it.tick(T0 + 2_000);
    it.happen({ kind: "socket-opened", now: T0 + 2_000 });
    it.taken();
    it.receiveFrame({ type: "CHAT_RECONNECT", isOn: false }, T0 + 2_100);
    expect([it.state.talk, it.taken()]).toEqual(["none", ["HISTORY_LIST"]]);
  });

  it("looks every 10 seconds, and asks after 20 of silence; no answer is a broken line", () => {
    const it = chat();
    it.talk();
    it.tick(T0 + 10_000);
    expect(it.taken()).toEqual([]);
    it.tick(T0 + 20_000);
    expect([it.taken(), isLoading(it.state)]).toEqual([["CHAT_RECONNECT"], false]);
    it.tick(T0 + 25_000);
    expect([it.state.connection, it.taken()]).toEqual(["reconnecting", ["close-socket"]]);
  });

  it("looks outside a conversation as well: in the form, at the former chats, once it is over", () => {
    for (const step of ["START_CHAT", "HISTORY_LIST", "CHAT"] as const) {
      const it = chat();
      it.connect();
      it.receiveFrame({
        type: "HISTORY_LIST",
        chats: step === "HISTORY_LIST" ? [{ id: "c-1", at: T0, title: "Saldo" }] : [],
      });
      if (step === "CHAT")
        for (const event of [{ kind: "started", start: START }, { kind: "ended" }] as const) it.happen(event);
      it.taken();
      it.tick(T0 + 10_000);
      expect(it.taken(), step).toEqual([]);
      it.tick(T0 + 20_000);
      expect([it.taken(), it.state.step, isLoading(it.state)]).toEqual([["HISTORY_LIST"], step, false]);
      it.receiveFrame({ type: "HISTORY_LIST", chats: [] }, T0 + 20_100);
      expect([it.state.asked, it.state.step], "somebody is there").toEqual([undefined, step]);
      it.tick(T0 + 30_000);
      it.tick(T0 + 40_000);
      expect(it.taken(), "not so soon again").toEqual([]);
      it.tick(T0 + 50_000);
      expect(it.taken()).toEqual(["HISTORY_LIST"]);
      it.tick(T0 + 55_000);
      expect([it.state.connection, it.state.step, it.taken()]).toEqual(["reconnecting", step, ["close-socket"]]);
    }
  });

  it("a conversation that is begun meanwhile has nothing to do with that answer", () => {
    const it = chat();
    it.connect();
    it.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    it.tick(T0 + 20_000);
    expect(it.state.asked).toBe("probe");
    it.happen({ kind: "started", start: START });
    expect([it.state.asked, nextChatTickAt(it.state)]).toEqual([undefined, T0 + 30_000]);
    it.tick(T0 + 30_000);
    expect(it.state.asked).toBe("probe");
    it.receiveFrame({ type: "HISTORY_LIST", chats: [] }, T0 + 30_100);
    expect([it.state.asked, it.state.step, it.state.talk]).toEqual(["probe", "CHAT", "on"]);
  });

  it("does not try without a network, and tries at once when it is back", () => {
    const it = chat();
    it.talk();
    it.happen({ kind: "went-offline" });
    expect([it.state.connection, it.taken(), nextChatTickAt(it.state)]).toEqual([
      "reconnecting",
      ["close-socket"],
      undefined,
    ]);
    it.happen({ kind: "came-online", now: T0 + 600_000 });
    it.tick(T0 + 600_000);
    expect(it.taken()).toEqual(["open-socket"]);
  });
});

describe("(part of CHAT-13) (part of CHAT-10) what is heard", () => {
  it("is acknowledged whenever it comes, and kept once and in its place", () => {
    const it = chat();
    it.talk();
    for (const place of [3, 1, 3, 2]) it.receiveFrame({ type: "NEW_MESSAGE", message: message(place) });
    expect(it.state.transcript.known.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(it.frames()).toEqual([3, 1, 3, 2].map((place) => ({ type: "ACK_NEW_MESSAGE", id: `m-${place}` })));
  });

  it("of a message before one that is there the provider is asked at the next look", () => {
    const it = chat();
    it.talk();
    for (const place of [1, 3]) it.receiveFrame({ type: "NEW_MESSAGE", message: message(place) }, T0 + 9_000);
    it.taken();
    it.tick(T0 + 10_000);
    expect(it.frames()).toEqual([{ type: "CHAT_RECONNECT", after: 1 }]);
  });

  it("what the provider cannot give is asked for once, not at every look", () => {
    const it = chat();
    it.talk();
    const asked: number[] = [];
    for (let second = 1; second <= 45; second += 1) {
      const now = T0 + second * 1_000;
      it.receiveFrame({ type: "NEW_MESSAGE", message: message(3) }, now);
      it.tick(now);
      if (!it.frames().some(({ type }) => type === "CHAT_RECONNECT")) continue;
      asked.push(second);
      it.receiveFrame(
        { type: "CHAT_RECONNECT", isOn: true, side: "agent", hasEnded: false, messages: [message(3)] },
        now,
      );
    }
    expect(asked).toEqual([10]);
  });

  it("a search without an answer is a broken line, and nothing of it waits for ever", () => {
    const it = chat();
    it.connect();
    it.receiveFrame({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: T0, title: "Faktura" }] });
    it.happen({ kind: "searched", now: T0, text: "faktura" });
    it.tick(T0 + 20_000);
    expect([it.state.connection, it.state.search]).toEqual(["reconnecting", undefined]);
    it.happen({ kind: "searched", now: T0, text: "faktura" });
    expect(it.state.search).toBeUndefined();
  });

  it("an end in the middle of a question leaves the connection alone", () => {
    const it = chat();
    it.talk();
    it.tick(T0 + 20_000);
    expect(it.state.asked).toBe("probe");
    it.happen({ kind: "ended" });
    it.tick(T0 + 25_000);
    expect([it.state.connection, it.state.talk, it.state.asked]).toEqual(["connected", "ended", undefined]);
    it.receiveFrame({ type: "CHAT_RECONNECT", isOn: false }, T0 + 25_500);
    expect([it.state.step, it.state.talk]).toEqual(["CHAT", "ended"]);
  });

  it("of another search, or a former chat that was left, is dropped", () => {
    const it = chat();
    it.connect();
    it.receiveFrame({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: T0, title: "Faktura" }] });
    it.taken();
    it.happen({ kind: "searched", now: T0, text: " fak " });
    it.receiveFrame({ type: "SEARCH_RESULTS", searchValue: "fa", chats: [] });
    expect([it.state.search, it.frames()]).toEqual([
      { text: "fak", chats: undefined },
      [{ type: "SEARCH_RESULTS", searchValue: "fak" }],
    ]);
    it.happen({ kind: "searched", now: T0, text: "fa" });
    expect([it.state.search, it.taken()]).toEqual([undefined, []]);
    it.happen({ kind: "former-chosen", now: T0, id: "c-1" });
    expect(isLoading(it.state)).toBe(true);
    it.happen({ kind: "former-left" });
    it.receiveFrame({ type: "HISTORY", id: "c-1", messages: [message(1)] });
    expect([it.state.read, isLoading(it.state), it.taken()]).toEqual([undefined, false, ["SESSION_HISTORY"]]);
    it.happen({ kind: "former-chosen", now: T0, id: "c-1" });
    it.receiveFrame({ type: "HISTORY", id: "c-1", messages: [message(1)] });
    expect([it.state.read?.messages?.length, isLoading(it.state)]).toEqual([1, false]);
  });
});

describe("what could not be sent", () => {
  it("stays in sight when the conversation ends, and is offered again when another one is begun", () => {
    const it = chat();
    it.talk();
    it.write("o-1", "Ważne");
    it.receiveFrame({ type: "CHAT_ENDED" });
    expect([it.state.transcript.outbox.length, it.state.unsent]).toEqual([1, []]);
    expect(unfinishedChatOf(it.state)).toEqual({ unsent: ["Ważne"], isToBeEnded: false });
    it.tick(T0 + 15_000);
    expect([it.state.isLost, nextChatTickAt(it.state)]).toEqual([false, T0 + 25_000]);
    it.happen({ kind: "new-chat-pressed", now: T0 });
    expect([it.state.transcript.outbox, it.state.unsent]).toEqual([[], ["Ważne"]]);
    it.happen({ kind: "unsent-taken" });
    expect(it.state.unsent).toEqual([]);
  });
});

describe("a conversation that is left", () => {
  it("without a line is ended with the next greeting, before anything else is asked, and once", () => {
    const it = chat();
    it.talk();
    it.break(T0);
    it.happen({ kind: "closed" });
    expect([it.taken(), it.state]).toEqual([["close-socket"], { ...NO_CHAT, isToBeEnded: true }]);
    it.connect();
    expect(it.taken()).toEqual(["ask-token", "open-socket", "CHAT_ENDED", "HISTORY_LIST"]);
    it.break(T0 + 1);
    it.tick(T0 + 3_000);
    it.happen({ kind: "socket-opened", now: T0 + 3_000 });
    expect(it.taken()).toEqual(["open-socket", "CHAT_ENDED", "HISTORY_LIST"]);
    it.receiveFrame({ type: "HISTORY_LIST", chats: [] }, T0 + 3_100);
    expect(it.state.isToBeEnded).toBe(false);
    it.happen({ kind: "closed" });
    it.connect();
    expect(it.taken()).not.toContain("CHAT_ENDED");
  });

  it("is told of by what a former page has kept, but not one that goes on", () => {
    const rest = { unsent: ["Ważne"], isToBeEnded: true };
    const greeted = (stored: StoredChat): readonly string[] => {
      const it = chat();
      it.happen({ kind: "opened", now: T0, stored });
      expect(it.state.unsent).toEqual(["Ważne"]);
      it.happen({ kind: "token-came", now: T0 });
      it.happen({ kind: "socket-opened", now: T0 });
      return it.taken().slice(2);
    };
    expect([greeted(rest), greeted({ ...rest, outbox: [] }), greeted({ ...rest, isToBeEnded: false })]).toEqual([
      ["CHAT_ENDED", "HISTORY_LIST"],
      ["CHAT_RECONNECT"],
      ["HISTORY_LIST"],
    ]);
  });

  it("lets no other begin before the provider has heard of it", () => {
    const it = chat();
    it.talk();
    it.happen({ kind: "ended" });
    it.taken();
    it.happen({ kind: "new-chat-pressed", now: T0 });
    expect([it.state.step, it.taken(), canStartChat(it.state)]).toEqual([
      "START_CHAT",
      ["CHAT_ENDED", "HISTORY_LIST"],
      false,
    ]);
    it.receiveFrame({ type: "HISTORY_LIST", chats: [] });
    expect(canStartChat(it.state)).toBe(true);
    const other = chat();
    other.talk();
    other.happen({ kind: "ended" });
    other.receiveFrame({ type: "CHAT_ENDED" });
    other.taken();
    other.happen({ kind: "new-chat-pressed", now: T0 });
    expect([other.taken(), canStartChat(other.state)], "the list is asked for, without an end that was told").toEqual([
      ["HISTORY_LIST"],
      false,
    ]);
  });

  it("is nobody's business after a logout", () => {
    const it = chat();
    it.talk();
    it.happen({ kind: "closed" });
    it.happen({ kind: "logged-out" });
    expect(it.state).toEqual(NO_CHAT);
  });
});

describe("a new chat", () => {
  it("makes a connection where there is none, and its form waits for it", () => {
    const it = chat();
    it.talk();
    it.break(T0, 1000);
    it.taken();
    it.happen({ kind: "new-chat-pressed", now: T0 });
    expect([it.state.step, it.state.connection, canStartChat(it.state), isLoading(it.state), it.taken()]).toEqual([
      "START_CHAT",
      "connecting",
      false,
      false,
      ["ask-token"],
    ]);
    it.happen({ kind: "token-came", now: T0 });
    it.happen({ kind: "socket-opened", now: T0 });
    it.receiveFrame({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: T0, title: "Faktura" }] });
    expect([it.state.step, canStartChat(it.state)]).toEqual(["START_CHAT", true]);
    it.happen({ kind: "started", start: START });
    expect(it.state.talk).toBe("on");
  });
});

describe("(part of CHAT-16) (part of CHAT-18) errors", () => {
  it("end what was going on and show why; another chat can be tried over the same connection", () => {
    const it = chat();
    it.talk();
    it.receiveFrame({ type: "ERROR", error: "WEBCHAT_NO_AGENTS" });
    expect([it.state.step, it.state.error, it.state.connection, it.state.talk]).toEqual([
      "ERROR",
      "WEBCHAT_NO_AGENTS",
      "connected",
      "ended",
    ]);
    it.happen({ kind: "new-chat-pressed", now: T0 });
    expect([it.state.step, it.state.error]).toEqual(["START_CHAT", undefined]);
  });

  it("whoever may have no chat has no connection either", () => {
    const it = chat();
    it.talk();
    it.receiveFrame({ type: "ERROR", error: "BACKEND_ACCESS" });
    expect([it.state.step, it.state.connection, it.taken(), nextChatTickAt(it.state)]).toEqual([
      "ERROR",
      "error",
      ["close-socket"],
      undefined,
    ]);
    const before = chat();
    before.happen({ kind: "opened", now: T0 });
    before.happen({ kind: "token-refused", error: "BACKEND_ACCESS" });
    expect([before.state.step, before.state.error]).toEqual(["ERROR", "BACKEND_ACCESS"]);
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { ChatProvider } from "#test/models/chat-provider.ts";
import { reduceChat, nextChatTickAt } from "./chat-reducer.ts";
import { canStartChat, displayedPartnerOf } from "./chat-selectors.ts";
import { NO_CHAT, type ChatEvent, type ChatState } from "./chat-state.ts";
import type { ReceivedFrame, SentFrame } from "./frames.ts";
import { unfinishedChatOf, type StoredChat } from "./stored-chat.ts";
import { overdueAt } from "./transcript.ts";

const T0 = 1_795_000_000_000;

/**
 * Random steps with their weights: most of the time the connection works. Steps that are impossible at the moment are
 * skipped.
 */
const STEPS = {
  write: 4,
  say: 5,
  "deliver-there": 8,
  "deliver-here": 8,
  "duplicate-here": 3,
  "reorder-here": 2,
  "lose-there": 1,
  "lose-here": 1,
  break: 1,
  freeze: 1,
  open: 6,
  "wait-1": 2,
  "wait-7": 2,
  "wait-31": 1,
  reload: 1,
  offline: 1,
  online: 4,
  reconnect: 2,
  close: 1,
  end: 1,
  "hang-up": 1,
  begin: 5,
  "log-in-anew": 1,
  "look-back": 1,
} as const;
type Step = keyof typeof STEPS;
const isStep = (text: string): text is Step => Object.hasOwn(STEPS, text);

const step = fc.oneof(
  ...Object.entries(STEPS).flatMap(([what, weight]) =>
    isStep(what) ? [{ weight, arbitrary: fc.constant(what) }] : [],
  ),
);

/** Frames that the server sends only once and in order. */
const isTurn = (frame: ReceivedFrame): boolean =>
  frame.type === "CHAT_ENDED" ||
  frame.type === "HISTORY_LIST" ||
  (frame.type === "CHAT_RECONNECT" && (!frame.isKnown || frame.hasEnded));

/** Simulates the server, an unreliable connection, the browser's storage, and the chat. */
class ChatSimulation {
  state: ChatState = NO_CHAT;
  now = T0;
  readonly provider = new ChatProvider(() => this.now);
  /** Messages that the customer has written and not discarded. */
  readonly written = new Set<string>();
  /** Texts that were put into the field of a new conversation. */
  readonly offered = new Set<string>();
  stored: StoredChat = unfinishedChatOf(NO_CHAT);
  socket: "none" | "opening" | "open" | "frozen" = "none";
  there: SentFrame[] = [];
  here: ReceivedFrame[] = [];
  #count = 0;

  dispatch(event: ChatEvent): void {
    const { state, effects } = reduceChat(this.state, event);
    this.state = state;
    this.stored = {
      ...unfinishedChatOf(state),
      ...(state.conversationStatus === "active" && { outbox: state.transcript.outbox }),
    };
    for (const effect of effects) {
      switch (effect.kind) {
        case "request-token":
          this.dispatch({ kind: "token-received", now: this.now });
          break;
        case "open-socket":
          this.cut();
          this.socket = "opening";
          break;
        case "close-socket":
          // Frames sent before the close still leave.
          for (const frame of this.there) this.provider.answer(frame);
          this.cut();
          break;
        case "send":
          expect(["open", "frozen"], "nothing is sent without a socket").toContain(this.socket);
          if (this.socket === "open") this.there.push(effect.frame);
      }
    }
    this.check();
  }

  cut(): void {
    this.socket = "none";
    this.there = [];
    this.here = [];
  }

  wait(ms: number): void {
    const until = this.now + ms;
    for (let due = nextChatTickAt(this.state); due !== undefined && due <= until; due = nextChatTickAt(this.state)) {
      this.now = Math.max(this.now, due);
      this.dispatch({ kind: "ticked", now: this.now, random: 0.5 });
    }
    this.now = until;
    const overdue = overdueAt(this.state.transcript);
    if (overdue !== undefined && overdue <= until)
      expect(displayedPartnerOf(this.state), "the other side may be gone").toBe("disconnected");
    if (this.socket === "open" && this.state.pendingQuery !== "resume") this.here.push(...this.provider.again());
  }

  do(what: Step): void {
    switch (what) {
      case "write": {
        const id = `own-${(this.#count += 1)}`;
        this.dispatch({ kind: "message-written", now: this.now, id, text: ` ${id} ` });
        if (this.state.transcript.outbox.some((own) => own.id === id)) this.written.add(id);
        break;
      }
      case "say":
      case "hang-up": {
        const result = what === "say" ? this.provider.say() : this.provider.end();
        if (this.socket === "open") this.here.push(...result);
        break;
      }
      case "deliver-there": {
        const frame = this.there.shift();
        if (frame !== undefined) this.here.push(...this.provider.answer(frame));
        break;
      }
      case "deliver-here": {
        const frame = this.here.shift();
        if (frame !== undefined) this.dispatch({ kind: "frame-received", now: this.now, frame });
        break;
      }
      case "duplicate-here":
        if (this.here[0] !== undefined && !isTurn(this.here[0])) this.here.unshift(this.here[0]);
        break;
      case "reorder-here": {
        const turn = this.here.findIndex(isTurn);
        const first = turn === -1 ? this.here.length : turn;
        this.here = [...this.here.slice(0, first).toReversed(), ...this.here.slice(first)];
        break;
      }
      case "lose-there":
        // A CHAT_ENDED frame is lost only together with its connection.
        if (this.there[0]?.type !== "CHAT_ENDED") this.there.shift();
        break;
      case "lose-here":
        this.here.shift();
        break;
      case "break":
        if (this.socket === "none") break;
        this.cut();
        this.dispatch({ kind: "socket-closed", now: this.now, code: 1006, random: 0.5 });
        break;
      case "freeze":
        if (this.socket !== "open") break;
        this.cut();
        this.socket = "frozen";
        break;
      case "open":
        if (this.socket !== "opening") break;
        this.socket = "open";
        this.dispatch({ kind: "socket-opened", now: this.now });
        break;
      case "wait-1":
      case "wait-7":
      case "wait-31":
        this.wait(Number(what.slice(5)) * 1_000);
        break;
      case "reload":
        this.cut();
        this.state = NO_CHAT;
        this.dispatch({ kind: "opened", now: this.now, stored: this.stored });
        break;
      case "offline":
        this.dispatch({ kind: "went-offline" });
        break;
      case "online":
        this.dispatch({ kind: "came-online", now: this.now });
        break;
      case "reconnect":
        this.dispatch({ kind: "reconnect-pressed", now: this.now });
        break;
      case "close":
        this.dispatch({ kind: "closed" });
        this.written.clear();
        break;
      case "end":
        this.dispatch({ kind: "ended" });
        break;
      case "begin":
        this.begin();
        break;
      case "look-back":
        this.dispatch({ kind: "history-pressed" });
        break;
      case "log-in-anew":
        // Logout clears the browser's storage and ends the conversation of the session.
        this.dispatch({ kind: "logged-out" });
        expect([this.state, this.socket, nextChatTickAt(this.state), this.stored]).toEqual([
          NO_CHAT,
          "none",
          undefined,
          unfinishedChatOf(NO_CHAT),
        ]);
        this.provider.end();
        this.written.clear();
        this.dispatch({ kind: "opened", now: this.now, stored: this.stored });
    }
  }

  /** Opens the chat or a new conversation, and starts it if possible. */
  begin(): void {
    if (!this.state.isOpen) this.dispatch({ kind: "opened", now: this.now, stored: this.stored });
    if (this.state.conversationStatus !== "active" && this.state.step !== "START_CHAT")
      this.dispatch({ kind: "new-chat-pressed", now: this.now });
    if (!canStartChat(this.state)) return;
    this.dispatch({ kind: "started", start: { email: "anna@example.pl", topic: "formal", phone: undefined } });
    for (const text of this.state.unsent) this.offered.add(text);
    this.dispatch({ kind: "unsent-restored" });
  }

  /** Repairs the connection and runs until everything is delivered. */
  heal(): void {
    this.do("online");
    for (let round = 0; round < 25; round += 1) {
      this.do("reconnect");
      if (this.socket === "opening") this.do("open");
      while (this.there.length > 0 || this.here.length > 0) {
        this.do("deliver-there");
        this.do("deliver-here");
      }
      this.wait(3_000);
    }
  }

  /** Checks the invariants that hold after every event. */
  check(): void {
    const { known, outbox } = this.state.transcript;
    const places = known.map(({ place = 0 }) => place);
    expect(places, "in order, each once").toEqual([...new Set(places)].toSorted((one, other) => one - other));
    const ids = [...known.map(({ id }) => id), ...outbox.map(({ id }) => id)];
    expect(new Set(ids).size, "nothing twice").toBe(ids.length);
    if (known.length === 0) return;
    const result = this.provider.conversations.some(({ messages }) =>
      known.every(({ id, place = 0 }) => messages[place - 1]?.id === id),
    );
    expect(result, "all of one conversation").toBe(true);
  }
}

/** Opens a chat with its start form. */
function opened(): ChatSimulation {
  const simulation = new ChatSimulation();
  simulation.dispatch({ kind: "opened", now: T0 });
  simulation.do("open");
  simulation.do("deliver-there");
  simulation.do("deliver-here");
  return simulation;
}

function begun(): ChatSimulation {
  const simulation = opened();
  simulation.do("begin");
  return simulation;
}

const schedules = fc.array(step, { maxLength: 60, size: "max" });

it("[CHAT-10] loses, duplicates or reorders no chat message, in any order of events", () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const simulation = begun();
      for (const what of schedule) simulation.do(what);
      simulation.heal();
      const { state, provider } = simulation;
      for (const id of simulation.written) {
        const times = provider.arrived.filter((one) => one === id).length;
        expect(times, id).toBeLessThanOrEqual(1);
        // It arrived, was offered again after its conversation was left, or is still shown in an ended one.
        expect(times === 1 || simulation.offered.has(id) || unfinishedChatOf(state).unsent.includes(id), id).toBe(true);
      }
      if (state.conversationStatus !== "active") return;
      expect(state.transcript.known.map(({ id }) => id)).toEqual(provider.last?.messages.map(({ id }) => id));
      expect([state.transcript.outbox, displayedPartnerOf(state) === "disconnected"]).toEqual([[], false]);
    }),
  );
});

it("(part of CHAT-05) starts a conversation once connected, never refused for a former one", () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const simulation = begun();
      for (const what of schedule) simulation.do(what);
      simulation.do("close");
      simulation.do("begin");
      simulation.heal();
      expect(simulation.provider.isOn, "the former conversation has ended").toBe(false);
      simulation.do("begin");
      simulation.heal();
      expect([simulation.provider.isOn, simulation.state.conversationStatus, simulation.provider.refused]).toEqual([
        true,
        "active",
        0,
      ]);
    }),
  );
});

it("(part of CHAT-11) detects a dead chat connection in any view within 35 seconds", () => {
  const before = fc.constantFrom("form", "conversation", "ended");
  fc.assert(
    fc.property(before, schedules, (shown, schedule) => {
      const simulation = shown === "form" ? opened() : begun();
      for (const what of schedule) simulation.do(what);
      if (shown === "ended") simulation.do("end");
      simulation.heal();
      simulation.do("freeze");
      const dead = simulation.socket;
      simulation.wait(20_000 + 10_000 + 5_000);
      // The connection may already be restored; it must not be considered alive while it is dead.
      expect([dead, simulation.socket, simulation.state.connection]).not.toEqual(["frozen", "frozen", "connected"]);
    }),
  );
});

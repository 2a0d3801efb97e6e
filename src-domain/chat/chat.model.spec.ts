import fc from "fast-check";
import { expect, it } from "vitest";
import type { ChatMessage } from "./chat-message.ts";
import { chatStep, chatWakesAt } from "./chat-machine.ts";
import { NO_CHAT, type ChatEvent, type ChatState } from "./chat-state.ts";
import type { ReceivedFrame, SentFrame } from "./frames.ts";

const T0 = 1_795_000_000_000;

/** What may happen, and how often beside the rest: most of the time a line works. What cannot happen at that moment is left out. */
const HAPPENINGS = {
  "write": 4, "say": 5, "deliver-there": 8, "deliver-here": 8, "duplicate-here": 3, "reorder-here": 2, "lose-there": 1, "lose-here": 1, "break": 1, "freeze": 1, "open": 6,
  "wait-1": 2, "wait-7": 2, "wait-31": 1, "reload": 1, "offline": 1, "online": 4, "reconnect": 2,
} as const;
type Happening = keyof typeof HAPPENINGS;
const isHappening = (text: string): text is Happening => Object.hasOwn(HAPPENINGS, text);

const happening = fc.oneof(...Object.entries(HAPPENINGS).flatMap(([what, weight]) => (isHappening(what) ? [{ weight, arbitrary: fc.constant(what) }] : [])));

/** A provider that keeps one conversation, a line that does what it likes, and the chat between them. */
class World {
  state: ChatState = NO_CHAT;
  now = T0;
  readonly written: string[] = [];
  readonly conversation: ChatMessage[] = [];
  socket: "none" | "opening" | "open" | "frozen" = "none";
  there: SentFrame[] = [];
  here: ReceivedFrame[] = [];
  /** What the provider knows to have come. */
  readonly acknowledged = new Set<string>();
  #said = 0;

  happen(event: ChatEvent): void {
    const { state, effects } = chatStep(this.state, event);
    this.state = state;
    for (const effect of effects) {
      switch (effect.kind) {
        case "ask-token":
          this.happen({ kind: "token-came", now: this.now });
          break;
        case "open-socket":
          this.cut();
          this.socket = "opening";
          break;
        case "close-socket":
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

  /** The provider, for one frame. It knows a message by its id. */
  answer(frame: SentFrame): void {
    switch (frame.type) {
      case "HISTORY_LIST":
        this.here.push({ type: "HISTORY_LIST", chats: [] });
        break;
      case "NEW_MESSAGE": {
        const known = this.conversation.find(({ id }) => id === frame.id);
        const message = known ?? this.add(frame.id, "customer", frame.text);
        this.here.push({ type: "ACK_NEW_MESSAGE", id: frame.id, place: message.place, at: message.at });
        break;
      }
      case "ACK_NEW_MESSAGE":
        this.acknowledged.add(frame.id);
        break;
      case "CHAT_RECONNECT":
        this.here.push({ type: "CHAT_RECONNECT", isOn: true, side: "agent", hasEnded: false, messages: this.conversation.filter(({ place }) => place > frame.after) });
        break;
      default:
    }
  }

  add(id: string, sender: ChatMessage["sender"], text: string): ChatMessage {
    const message: ChatMessage = { id, place: this.conversation.length + 1, sender, content: { kind: "text", text }, at: this.now, name: undefined, answers: [] };
    this.conversation.push(message);
    return message;
  }

  wait(ms: number): void {
    const until = this.now + ms;
    for (let due = chatWakesAt(this.state); due !== undefined && due <= until; due = chatWakesAt(this.state)) {
      this.now = Math.max(this.now, due);
      this.happen({ kind: "ticked", now: this.now, chance: 0.5 });
    }
    this.now = until;
    // a provider sends again what was not acknowledged
    if (this.socket !== "open" || this.state.asked === "session") return;
    for (const message of this.conversation) {
      if (message.sender !== "customer" && !this.acknowledged.has(message.id) && this.now - message.at > 10_000) this.here.push({ type: "NEW_MESSAGE", message });
    }
  }

  do(what: Happening): void {
    switch (what) {
      case "write": {
        const id = `own-${this.written.length + 1}`;
        this.happen({ kind: "written", now: this.now, id, text: ` ${id} ` });
        if (this.state.transcript.outbox.some((own) => own.id === id)) this.written.push(id);
        break;
      }
      case "say": {
        const message = this.add(`said-${++this.#said}`, "agent", "Dzień dobry");
        if (this.socket === "open") this.here.push({ type: "NEW_MESSAGE", message });
        break;
      }
      case "deliver-there": {
        const frame = this.there.shift();
        if (frame !== undefined) this.answer(frame);
        break;
      }
      case "deliver-here": {
        const frame = this.here.shift();
        if (frame !== undefined) this.happen({ kind: "heard", now: this.now, frame });
        break;
      }
      case "duplicate-here":
        if (this.here[0] !== undefined) this.here.unshift(this.here[0]);
        break;
      case "reorder-here":
        this.here.reverse();
        break;
      case "lose-there":
        this.there.shift();
        break;
      case "lose-here":
        this.here.shift();
        break;
      case "break":
        if (this.socket === "none") break;
        this.cut();
        this.happen({ kind: "socket-closed", now: this.now, code: 1006, chance: 0.5 });
        break;
      case "freeze":
        if (this.socket !== "open") break;
        this.cut();
        this.socket = "frozen";
        break;
      case "open":
        if (this.socket !== "opening") break;
        this.socket = "open";
        this.happen({ kind: "socket-opened", now: this.now });
        break;
      case "wait-1":
      case "wait-7":
      case "wait-31":
        this.wait(Number(what.slice(5)) * 1_000);
        break;
      case "reload": {
        const { outbox } = this.state.transcript;
        const isOn = this.state.talk === "on";
        this.cut();
        this.state = { ...NO_CHAT, unsent: this.state.unsent };
        const { unsent } = this.state;
        this.happen({ kind: "opened", now: this.now, ...(isOn && { kept: { outbox } }) });
        this.state = { ...this.state, unsent };
        break;
      }
      case "offline":
        this.happen({ kind: "went-offline" });
        break;
      case "online":
        this.happen({ kind: "came-online", now: this.now });
        break;
      case "reconnect":
        this.happen({ kind: "reconnect-pressed", now: this.now });
    }
  }

  /** Everything goes well from now on, for as long as it takes. */
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

  /** What must hold at every moment. */
  check(): void {
    const { known, outbox } = this.state.transcript;
    const places = known.map(({ place }) => place);
    expect(places, "in order, each once").toEqual([...new Set(places)].toSorted((one, other) => one - other));
    const ids = [...known.map(({ id }) => id), ...outbox.map(({ id }) => id)];
    expect(new Set(ids).size, "nothing twice").toBe(ids.length);
    for (const message of known) expect(message.id).toBe(this.conversation[message.place - 1]?.id);
  }
}

/** The form of a new chat. */
function opened(): World {
  const world = new World();
  world.happen({ kind: "opened", now: T0 });
  world.do("open");
  world.do("deliver-there");
  world.do("deliver-here");
  return world;
}

function begun(): World {
  const world = opened();
  world.happen({ kind: "started", start: { email: "anna@example.pl", topic: "formal", phone: undefined } });
  return world;
}

it("[CHAT-10] whatever the line does, no message is lost, shown twice or out of order", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60, size: "max" }), (schedule) => {
      const world = begun();
      for (const what of schedule) world.do(what);
      world.heal();
      const arrived = world.conversation.filter(({ sender }) => sender === "customer").map(({ id }) => id);
      for (const id of world.written) {
        // there once, or offered again because its conversation could not be gone on with
        expect(arrived.filter((one) => one === id).length + (world.state.unsent.includes(id) ? 1 : 0), id).toBeGreaterThanOrEqual(1);
        expect(arrived.filter((one) => one === id).length, id).toBeLessThanOrEqual(1);
      }
      if (world.state.talk !== "on") return;
      expect(world.state.transcript.known.map(({ id }) => id)).toEqual(world.conversation.map(({ id }) => id));
      expect(world.state.transcript.outbox).toEqual([]);
    }),
  );
});

it("(part of CHAT-11) a line that has died is seen, whatever the window shows: within half a minute and the time to answer it is given up", () => {
  const before = fc.constantFrom("form", "talk", "over");
  fc.assert(
    fc.property(before, fc.array(happening, { maxLength: 30, size: "max" }), (shown, schedule) => {
      const world = shown === "form" ? opened() : begun();
      for (const what of schedule) world.do(what);
      if (shown === "over") world.happen({ kind: "ended" });
      world.heal();
      world.do("freeze");
      const dead = world.socket;
      world.wait(20_000 + 10_000 + 5_000);
      // it may be whole again by then: what counts is that it is not taken for one that is
      expect([dead, world.socket, world.state.connection]).not.toEqual(["frozen", "frozen", "connected"]);
    }),
  );
});

it("a logout in the middle of anything leaves nothing", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30, size: "max" }), (schedule) => {
      const world = begun();
      for (const what of schedule) world.do(what);
      world.happen({ kind: "logged-out" });
      expect(world.state).toEqual(NO_CHAT);
      expect(world.socket).toBe("none");
      expect(chatWakesAt(world.state)).toBeUndefined();
    }),
  );
});

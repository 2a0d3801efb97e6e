import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import {
  chatLines,
  cutMessage,
  deliveryOf,
  marksAfter,
  restOf,
  saysTheSame,
  sounds,
  unseen,
  type ChatAlertPort,
  type ChatEvent,
  type ChatLine,
  type ChatMark,
  type ChatMemoryPort,
  type ChatRating,
  type ChatStart,
  type ChatState,
  type ChatTopic,
  type ChatWindow,
  type KeptTalk,
  type TabLeadershipPort,
  type Transcript,
} from "#domain/chat/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { ChatRun, type ChatRunPorts } from "./chat-run.ts";
import { FormerSearch } from "./former-search.ts";

/** What a chat needs of the world. */
export interface ChatPorts extends ChatRunPorts {
  readonly memory: ChatMemoryPort;
  readonly ids: IdempotencyKeyPort;
  readonly alert: ChatAlertPort;
  /** The leading tab plays the sound of a message for all of them. */
  readonly leadership: Pick<TabLeadershipPort, "isLeader">;
}

/** The window waits so long when it opens by itself, ms (CHAT-04). */
export const OPENS_AFTER_MS = 300;

type WithoutNow<Event> = Event extends { readonly now: unknown } ? Omit<Event, "now"> : Event;

/**
 * The customer's chat: its window, its conversation, and how both go on over reloads and in other tabs
 * (docs/adr/0050-one-chat-in-every-tab.md).
 */
export class ChatStore {
  window: ChatWindow = "closed";
  /** What is being typed; it outlives a minimised window. */
  draft = "";
  sound: boolean;
  topic: ChatTopic | undefined;
  marks: readonly ChatMark[] = [];
  /** The place up to which the conversation has been seen. */
  seen = 0;
  /** The word that former chats are searched for. */
  readonly search: FormerSearch;
  readonly #run: ChatRun;
  readonly #ports: ChatPorts;
  #owner: string | undefined;
  #talkId: string | undefined;
  #isVisible = true;
  #opening: Subscription | undefined;

  constructor(ports: ChatPorts) {
    this.#ports = ports;
    this.sound = ports.memory.sound();
    makeObservable<this, "said" | "after" | "join" | "reset" | "stand" | "see" | "soundElsewhere" | "closedElsewhere">(
      this,
      {
        window: observable,
        draft: observable,
        sound: observable,
        topic: observable,
        marks: observableRef,
        seen: observable,
        said: computed({ equals: saysTheSame }),
        lines: computed,
        unread: computed,
        show: action,
        minimise: action,
        close: action,
        leave: action,
        moveTo: action,
        watch: action,
        type: action,
        start: action,
        write: action,
        setSound: action,
        after: action,
        join: action,
        reset: action,
        stand: action,
        see: action,
        soundElsewhere: action,
        closedElsewhere: action,
      },
    );
    this.search = new FormerSearch(ports.clock, (text) => this.tell({ kind: "searched", text }));
    this.#run = new ChatRun(ports, (before, event) => this.after(before, event));
    ports.memory.changes.subscribe(() => this.#follow());
  }

  get state(): ChatState {
    return this.#run.state;
  }

  /**
   * The conversation as it is shown, line by line. A step of the chat that says nothing, as a look after the line,
   * makes none of thousands anew:
   * somebody may be typing meanwhile.
   */
  get lines(): readonly ChatLine[] {
    return chatLines(this.said, this.marks, (own) => deliveryOf(own, this.state, this.#ports.clock.now()));
  }

  private get said(): Transcript {
    return this.state.transcript;
  }

  /** How many messages of the other side nobody has seen. */
  get unread(): number {
    return unseen(this.said, this.seen);
  }

  /**
   * A customer is in, `owner` with the account that is acted for: what they have left open comes back by itself
   * (CHAT-04).
   */
  begin(owner: string): void {
    if (this.#owner === owner) return;
    this.#owner = owner;
    const { memory, clock } = this.#ports;
    const kept = memory.talk();
    if (kept !== undefined && kept.owner !== owner) memory.forget();
    const isOpen = memory.window() === "open";
    // minimised with nothing going on: closed here, and in another tab as it is
    if (memory.talk() === undefined && !isOpen) return;
    this.#opening = timer(OPENS_AFTER_MS, clock.scheduler).subscribe(() =>
      this.#comeBack(isOpen ? "open" : "minimised"),
    );
  }

  /** Opens the window, or shows it again. */
  show(): void {
    if (this.window === "open" || this.#owner === undefined) return;
    this.#comeBack("open");
    this.watch(this.#isVisible);
  }

  /** The chat goes on behind its button. */
  minimise(): void {
    if (this.window === "open") this.stand("minimised");
  }

  /** Ends the chat for good, in all tabs (CHAT-05). */
  close(): void {
    this.tell({ kind: "closed" });
    this.reset();
    this.stand("closed");
  }

  /** The session is over: nothing of the chat stays but how its window was left (SESS-06). */
  leave(): void {
    this.#opening?.unsubscribe();
    this.#owner = undefined;
    this.tell({ kind: "logged-out" });
    this.reset();
    this.window = "closed";
    this.sound = false;
    this.#ports.memory.forget();
  }

  /**
   * Another account is acted for: what was begun for the former one is over. Without a line that can only be told
   * later, as the conversation belongs to
   * the session: the next greeting says so, for whichever account.
   */
  moveTo(owner: string): void {
    const { memory } = this.#ports;
    const isLeft = [this.#owner, owner].some((one) => one !== undefined && memory.rest(one).isToBeEnded);
    this.close();
    const isToBeEnded = isLeft || this.state.isToBeEnded;
    this.leave();
    memory.keepRest(owner, { unsent: [], isToBeEnded });
    this.begin(owner);
  }

  /** Whether the customer looks at the page now. */
  watch(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.see();
  }

  /** What is in the field now. */
  type(text: string): void {
    this.draft = cutMessage(text);
  }

  /** Begins a conversation; what an earlier one could not send is offered to be sent in it. */
  start(start: ChatStart): void {
    this.topic = start.topic;
    this.tell({ kind: "started", start });
    const { unsent } = this.state;
    if (this.state.talk !== "on" || unsent.length === 0) return;
    this.draft = cutMessage([...unsent, this.draft].join("\n").trim());
    this.tell({ kind: "unsent-taken" });
  }

  /** Sends what is typed, or a bot's answer that was pressed. */
  write(answer?: string): void {
    const { outbox } = this.state.transcript;
    this.tell({ kind: "written", id: this.#ports.ids.next(), text: answer ?? this.draft });
    if (answer === undefined && this.state.transcript.outbox !== outbox) this.draft = "";
  }

  rate(rating: ChatRating): void {
    this.tell({ kind: "rated", rating });
  }

  setSound(isOn: boolean): void {
    this.sound = isOn;
    this.#ports.memory.keepSound(isOn);
    // heard at once: it is known how it sounds
    if (isOn) this.#ports.alert.play();
  }

  /** Tells the machine what the customer has done. */
  tell(event: WithoutNow<ChatEvent>): void {
    const at = { now: this.#ports.clock.now() };
    this.#run.happen({ ...event, ...at });
  }

  private after(before: ChatState, event: ChatEvent): void {
    const { state } = this;
    const { memory, ids, clock } = this.#ports;
    if (event.kind === "started" && state !== before) {
      this.#talkId = ids.next();
      [this.seen, this.marks] = [0, []];
      this.#keepTalk();
    }
    const isOver = before.talk === "on" && state.talk !== "on";
    const talkId = this.#talkId;
    if (talkId !== undefined && (isOver || state.transcript.outbox !== before.transcript.outbox))
      memory.keepOutbox(talkId, isOver ? [] : state.transcript.outbox);
    if (isOver) {
      this.#talkId = undefined;
      // not one that another tab has begun since
      if (memory.talk()?.id === talkId) memory.keepTalk(undefined);
    }
    this.#keepRest(before, event);
    if (state.step === "START_CHAT" && before.step !== "START_CHAT") this.marks = [];
    this.search.follow(before, state, event);
    this.marks = marksAfter(this.marks, before, state, clock.now());
    const isNew =
      event.kind === "heard" &&
      event.frame.type === "NEW_MESSAGE" &&
      unseen(state.transcript, this.seen) > unseen(before.transcript, this.seen);
    const leads = this.#ports.leadership.isLeader;
    if (sounds({ isWanted: this.sound, isNew, isSeen: this.#isSeen, leads })) this.#ports.alert.play();
    this.see();
  }

  /** A logout forgets all of it, and what is closed elsewhere is the other tab's to keep. */
  #keepRest(before: ChatState, event: ChatEvent): void {
    const [owner, rest] = [this.#owner, restOf(this.state)];
    if (owner !== undefined && event.kind !== "logged-out" && JSON.stringify(rest) !== JSON.stringify(restOf(before)))
      this.#ports.memory.keepRest(owner, rest);
  }

  get #isSeen(): boolean {
    return this.window === "open" && this.#isVisible;
  }

  /** What stands in a window that somebody looks at has been seen; and what has been `elsewhere`. */
  private see(elsewhere = 0): void {
    const here = this.#isSeen ? (this.state.transcript.known.at(-1)?.place ?? 0) : 0;
    const seen = Math.max(this.seen, here, elsewhere);
    if (seen === this.seen) return;
    this.seen = seen;
    if (seen !== elsewhere) this.#keepTalk();
  }

  #keepTalk(): void {
    const [id, owner, topic] = [this.#talkId, this.#owner, this.topic];
    if (id !== undefined && owner !== undefined && topic !== undefined)
      this.#ports.memory.keepTalk({ id, owner, seen: this.seen, topic });
  }

  private stand(window: ChatWindow): void {
    this.window = window;
    this.#ports.memory.keepWindow(window);
    this.see();
  }

  #comeBack(window: "open" | "minimised"): void {
    this.#opening?.unsubscribe();
    const { memory } = this.#ports;
    const [kept, owner] = [memory.talk(), this.#owner];
    if (owner === undefined || this.state.isOpen) this.stand(window);
    else if (kept?.owner === owner) this.join(kept, window);
    else {
      this.#run.open(memory.rest(owner));
      this.stand(window);
    }
  }

  /** Goes on with a conversation that this page has not begun. */
  private join(talk: KeptTalk, window: "open" | "minimised"): void {
    this.#opening?.unsubscribe();
    const { memory } = this.#ports;
    // what this page could not send in the conversation before is offered in the next one that it begins
    const rest = this.state.isOpen ? restOf({ ...this.state, talk: "none" }) : memory.rest(talk.owner);
    if (this.state.isOpen) this.tell({ kind: "logged-out" });
    this.reset();
    [this.#talkId, this.seen, this.topic] = [talk.id, talk.seen, talk.topic];
    this.#run.open({ ...rest, outbox: memory.outbox(talk.id) });
    this.stand(window);
  }

  private reset(): void {
    this.search.clear();
    [this.draft, this.topic, this.marks, this.seen] = ["", undefined, [], 0];
  }

  /** Another tab has begun a conversation, seen more of this one, or closed the chat. */
  #follow(): void {
    const owner = this.#owner;
    if (owner === undefined) return;
    const { memory } = this.#ports;
    this.soundElsewhere(memory.sound());
    const talk = memory.talk();
    if (talk === undefined) {
      if (memory.window() === "closed" && this.state.isOpen) this.closedElsewhere(owner);
      return;
    }
    if (talk.owner !== owner) return;
    if (talk.id !== this.#talkId) this.join(talk, memory.window() === "minimised" ? "minimised" : "open");
    else this.see(talk.seen);
  }

  private soundElsewhere(isOn: boolean): void {
    this.sound = isOn;
  }

  private closedElsewhere(owner: string): void {
    const { memory } = this.#ports;
    this.tell({ kind: "logged-out" });
    memory.keepRest(owner, { ...memory.rest(owner), unsent: [] });
    this.reset();
    this.window = "closed";
  }
}

import { action, makeObservable, observable } from "mobx";
import { timer, type Subscription } from "rxjs";
import {
  cutMessage,
  restOf,
  type ChatEvent,
  type ChatLine,
  type ChatMemoryPort,
  type ChatRating,
  type ChatStart,
  type ChatState,
  type ChatTopic,
  type ChatWindow,
  type KeptTalk,
} from "#domain/chat/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { ChatRun, type ChatRunPorts } from "./chat-run.ts";
import { ChatSound, type ChatSoundPorts } from "./chat-sound.ts";
import { Conversation } from "./conversation.ts";
import { FormerSearch } from "./former-search.ts";

/** What a chat needs of the world. */
export interface ChatPorts extends ChatRunPorts, ChatSoundPorts {
  readonly memory: ChatMemoryPort;
  readonly ids: IdempotencyKeyPort;
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
  /** The word that former chats are searched for. */
  readonly search: FormerSearch;
  readonly #conversation: Conversation;
  readonly #sound: ChatSound;
  readonly #run: ChatRun;
  readonly #ports: ChatPorts;
  #owner: string | undefined;
  #isVisible = true;
  #opening: Subscription | undefined;

  constructor(ports: ChatPorts) {
    this.#ports = ports;
    this.#sound = new ChatSound(ports);
    const { memory, ids, clock } = ports;
    this.#conversation = new Conversation({
      memory,
      ids,
      clock,
      state: () => this.state,
      owner: () => this.#owner,
    });
    makeObservable<this, "after" | "join" | "reset" | "stand" | "see" | "closedElsewhere">(this, {
      window: observable,
      draft: observable,
      show: action,
      minimise: action,
      close: action,
      leave: action,
      moveTo: action,
      watch: action,
      type: action,
      start: action,
      write: action,
      after: action,
      join: action,
      reset: action,
      stand: action,
      see: action,
      closedElsewhere: action,
    });
    this.search = new FormerSearch(ports.clock, (text) => this.tell({ kind: "searched", text }));
    this.#run = new ChatRun(ports, (before, event) => this.after(before, event));
    ports.memory.changes.subscribe(() => this.#follow());
  }

  get state(): ChatState {
    return this.#run.state;
  }

  get lines(): readonly ChatLine[] {
    return this.#conversation.lines;
  }

  /** How many messages of the other side have not been seen. */
  get unread(): number {
    return this.#conversation.unread;
  }

  get topic(): ChatTopic | undefined {
    return this.#conversation.topic;
  }

  /** Whether a new message is heard. */
  get sound(): boolean {
    return this.#sound.isOn;
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
    this.#sound.clear();
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
    this.#conversation.about(start.topic);
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
    this.#sound.set(isOn);
  }

  /** Tells the machine what the customer has done. */
  tell(event: WithoutNow<ChatEvent>): void {
    const at = { now: this.#ports.clock.now() };
    this.#run.happen({ ...event, ...at });
  }

  private after(before: ChatState, event: ChatEvent): void {
    const { state } = this;
    if (event.kind === "started" && state !== before) this.#conversation.begin();
    this.#conversation.follow(before, state);
    this.#keepRest(before, event);
    this.search.follow(before, state, event);
    this.#conversation.mark(before, state);
    const isMessage = event.kind === "heard" && event.frame.type === "NEW_MESSAGE";
    const isNew = isMessage && this.#conversation.hasNews(before, state);
    this.#sound.playFor({ isNew, isSeen: this.#isSeen });
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

  private see(elsewhere?: number): void {
    this.#conversation.see(this.#isSeen, elsewhere);
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
    this.#conversation.join(talk);
    this.#run.open({ ...rest, outbox: memory.outbox(talk.id) });
    this.stand(window);
  }

  private reset(): void {
    this.search.clear();
    this.#conversation.reset();
    this.draft = "";
  }

  /** Another tab has begun a conversation, seen more of this one, or closed the chat. */
  #follow(): void {
    const owner = this.#owner;
    if (owner === undefined) return;
    const { memory } = this.#ports;
    this.#sound.restore();
    const talk = memory.talk();
    if (talk === undefined) {
      if (memory.window() === "closed" && this.state.isOpen) this.closedElsewhere(owner);
      return;
    }
    if (talk.owner !== owner) return;
    if (talk.id !== this.#conversation.id) this.join(talk, memory.window() === "minimised" ? "minimised" : "open");
    else this.see(talk.seen);
  }

  private closedElsewhere(owner: string): void {
    const { memory } = this.#ports;
    this.tell({ kind: "logged-out" });
    memory.keepRest(owner, { ...memory.rest(owner), unsent: [] });
    this.reset();
    this.window = "closed";
  }
}

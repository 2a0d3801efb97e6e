import { action, makeObservable, observable } from "mobx";
import {
  type ChatEvent,
  type ChatLine,
  type ChatMemoryPort,
  type ChatRating,
  type ChatStart,
  type ChatState,
  type ChatTopic,
  type ChatWindow,
} from "#domain/chat/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { ChatContinuation } from "./chat-continuation.ts";
import { ChatRunner, type ChatRunnerDependencies } from "./chat-runner.ts";
import { ChatSound, type ChatSoundDependencies } from "./chat-sound.ts";
import { ChatWindowState } from "./chat-window-state.ts";
import { Conversation } from "./conversation.ts";
import { HistorySearch } from "./history-search.ts";

export interface ChatStoreDependencies extends ChatRunnerDependencies, ChatSoundDependencies {
  readonly memory: ChatMemoryPort;
  readonly ids: IdempotencyKeyPort;
}

type WithoutNow<Event> = Event extends { readonly now: unknown } ? Omit<Event, "now"> : Event;

/** Chat of the customer: its window, conversation and draft. */
export class ChatStore {
  /** Typed text; it outlives a minimised window. */
  draft = "";
  readonly search: HistorySearch;
  readonly #conversation: Conversation;
  readonly #sound: ChatSound;
  readonly #window: ChatWindowState;
  readonly #runner: ChatRunner;
  readonly #continuation: ChatContinuation;
  readonly #dependencies: ChatStoreDependencies;

  constructor(dependencies: ChatStoreDependencies) {
    this.#dependencies = dependencies;
    const { memory, ids, clock } = dependencies;
    makeObservable<this, "handleTransition" | "clear" | "markSeen">(this, {
      draft: observable,
      show: action,
      setPageVisible: action,
      setDraft: action,
      start: action,
      sendText: action,
      handleTransition: action,
      clear: action,
      markSeen: action,
    });
    this.#sound = new ChatSound(dependencies);
    this.#window = new ChatWindowState(memory, clock);
    this.#conversation = new Conversation({
      memory,
      ids,
      clock,
      state: () => this.state,
      owner: () => this.#continuation.owner,
    });
    this.search = new HistorySearch(clock, (text) => this.dispatch({ kind: "searched", text }));
    this.#runner = new ChatRunner(dependencies, (before, event) => this.handleTransition(before, event));
    this.#continuation = new ChatContinuation({
      memory,
      runner: this.#runner,
      conversation: this.#conversation,
      sound: this.#sound,
      window: this.#window,
      clear: () => this.clear(),
      markSeen: (elsewhere) => this.markSeen(elsewhere),
    });
  }

  get state(): ChatState {
    return this.#runner.state;
  }

  get window(): ChatWindow {
    return this.#window.current;
  }

  get lines(): readonly ChatLine[] {
    return this.#conversation.lines;
  }

  /** Number of unseen messages of the other side. */
  get unread(): number {
    return this.#conversation.unread;
  }

  get topic(): ChatTopic | undefined {
    return this.#conversation.topic;
  }

  /** True if a new message plays a sound. */
  get sound(): boolean {
    return this.#sound.isOn;
  }

  /** Starts for a customer, `owner` with the current account. A chat that was left open opens again (CHAT-04). */
  begin(owner: string): void {
    this.#continuation.begin(owner);
  }

  /** Opens the window or restores it. */
  show(): void {
    if (this.window === "open" || this.#continuation.owner === undefined) return;
    this.#continuation.resume("open");
    this.markSeen();
  }

  minimise(): void {
    if (this.window !== "open") return;
    this.#window.change("minimised");
    this.markSeen();
  }

  /** Ends the chat in all tabs (CHAT-05). */
  close(): void {
    this.#continuation.close();
  }

  /** Ends the chat after the session: only the state of its window stays stored (SESS-06). */
  handleLogout(): void {
    this.#continuation.handleLogout();
  }

  /** Ends the conversation of the former account and starts for `owner` with another one. */
  switchOwner(owner: string): void {
    this.#continuation.switchOwner(owner);
  }

  setPageVisible(isVisible: boolean): void {
    this.#window.isPageVisible = isVisible;
    this.markSeen();
  }

  setDraft(text: string): void {
    this.draft = text;
  }

  /** Starts a conversation; puts unsent messages of an earlier one into the draft. */
  start(start: ChatStart): void {
    this.#conversation.setTopic(start.topic);
    this.dispatch({ kind: "started", start });
    const { unsent } = this.state;
    if (this.state.conversationStatus !== "active" || unsent.length === 0) return;
    this.draft = [...unsent, this.draft].join("\n").trim();
    this.dispatch({ kind: "unsent-restored" });
  }

  /** Sends the draft, or the pressed answer of a bot. */
  sendText(suggestedAnswer?: string): void {
    const { outbox } = this.state.transcript;
    this.dispatch({ kind: "message-written", id: this.#dependencies.ids.next(), text: suggestedAnswer ?? this.draft });
    if (suggestedAnswer === undefined && this.state.transcript.outbox !== outbox) this.draft = "";
  }

  rate(rating: ChatRating): void {
    this.dispatch({ kind: "rated", rating });
  }

  setSound(isOn: boolean): void {
    this.#sound.set(isOn);
  }

  /** Passes an action of the customer to the state machine. */
  dispatch(event: WithoutNow<ChatEvent>): void {
    const at = { now: this.#dependencies.clock.now() };
    this.#runner.dispatch({ ...event, ...at });
  }

  private handleTransition(before: ChatState, event: ChatEvent): void {
    const { state } = this;
    if (event.kind === "started" && state !== before) this.#conversation.begin();
    this.#conversation.applyTransition(before, state);
    // After a logout nothing is stored; a chat closed elsewhere is stored by the other tab.
    if (event.kind !== "logged-out") this.#continuation.saveUnfinishedChat(before);
    this.search.applyTransition(before, state, event);
    this.#conversation.updateMarks(before, state);
    const isMessage = event.kind === "frame-received" && event.frame.type === "NEW_MESSAGE";
    const isNew = isMessage && this.#conversation.hasNewMessages(before, state);
    this.#sound.playFor({ isNew, isSeen: this.#window.isSeen });
    this.markSeen();
  }

  private markSeen(elsewhere?: number): void {
    this.#conversation.markSeen(this.#window.isSeen, elsewhere);
  }

  private clear(): void {
    this.search.clear();
    this.#conversation.reset();
    this.draft = "";
  }
}

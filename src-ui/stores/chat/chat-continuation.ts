import { action, makeObservable } from "mobx";
import { unfinishedChatOf, type ChatMemoryPort, type ChatState, type StoredConversation } from "#domain/chat/index.ts";
import type { ChatRunner } from "./chat-runner.ts";
import type { ChatSound } from "./chat-sound.ts";
import type { ChatWindowState } from "./chat-window-state.ts";
import type { Conversation } from "./conversation.ts";

export interface ChatContinuationDependencies {
  readonly memory: ChatMemoryPort;
  readonly run: ChatRunner;
  readonly conversation: Conversation;
  readonly sound: ChatSound;
  readonly window: ChatWindowState;
  /** Clears the transcript and the draft. */
  readonly clear: () => void;
  /** Marks the conversation as seen if the customer sees it. */
  readonly markSeen: (elsewhere?: number) => void;
}

/**
 * Continues the chat of a customer after a reload, in other tabs and for another account (docs/adr/0049).
 */
export class ChatContinuation {
  readonly #dependencies: ChatContinuationDependencies;
  #owner: string | undefined;

  constructor(dependencies: ChatContinuationDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "join" | "closeFromElsewhere">(this, {
      leave: action,
      moveTo: action,
      resume: action,
      close: action,
      join: action,
      closeFromElsewhere: action,
    });
    dependencies.memory.changes.subscribe(() => this.#followOtherTabs());
  }

  /** Customer and account of the chat; `undefined` without a login. */
  get owner(): string | undefined {
    return this.#owner;
  }

  /** Starts for the customer `owner`. A chat that was left open or minimised opens again (CHAT-04). */
  begin(owner: string): void {
    if (this.#owner === owner) return;
    this.#owner = owner;
    const { memory, window } = this.#dependencies;
    const talk = memory.talk();
    if (talk !== undefined && talk.owner !== owner) memory.forget();
    const isOpen = memory.window() === "open";
    // A minimised window without a conversation is closed here, while other tabs keep their state.
    if (memory.talk() === undefined && !isOpen) return;
    window.openLater(() => this.resume(isOpen ? "open" : "minimised"));
  }

  /** Ends the chat after the session: only the state of its window stays stored (SESS-06). */
  leave(): void {
    const { memory, sound, window } = this.#dependencies;
    window.cancelOpening();
    this.#owner = undefined;
    this.#dispatch("logged-out");
    this.#dependencies.clear();
    window.closeHere();
    sound.clear();
    memory.forget();
  }

  /**
   * Moves to another account and ends the conversation of the former one. Without a connection, the next greeting of
   * either account ends it, because the conversation belongs to the session.
   */
  moveTo(owner: string): void {
    const { memory } = this.#dependencies;
    const isLeft = [this.#owner, owner].some((one) => one !== undefined && memory.rest(one).isToBeEnded);
    this.close();
    const isToBeEnded = isLeft || this.#state.isToBeEnded;
    this.leave();
    memory.saveRest(owner, { unsent: [], isToBeEnded });
    this.begin(owner);
  }

  /** Ends the chat in all tabs (CHAT-05). */
  close(): void {
    this.#dispatch("closed");
    this.#dependencies.clear();
    this.#changeWindow("closed");
  }

  /** Shows the chat: the open one, the conversation of another tab, or a new one. */
  resume(window: "open" | "minimised"): void {
    this.#dependencies.window.cancelOpening();
    const { memory, run } = this.#dependencies;
    const [talk, owner] = [memory.talk(), this.#owner];
    if (owner === undefined || this.#state.isOpen) this.#changeWindow(window);
    else if (talk?.owner === owner) this.join(talk, window);
    else {
      run.open(memory.rest(owner));
      this.#changeWindow(window);
    }
  }

  /** Stores unsent messages if they have changed since `before`. */
  saveRest(before: ChatState): void {
    const rest = unfinishedChatOf(this.#state);
    if (this.#owner !== undefined && JSON.stringify(rest) !== JSON.stringify(unfinishedChatOf(before)))
      this.#dependencies.memory.saveRest(this.#owner, rest);
  }

  get #state(): ChatState {
    return this.#dependencies.run.state;
  }

  #dispatch(kind: "closed" | "logged-out"): void {
    this.#dependencies.run.dispatch({ kind });
  }

  #changeWindow(window: "open" | "minimised" | "closed"): void {
    this.#dependencies.window.change(window);
    this.#dependencies.markSeen();
  }

  /** Joins a conversation that another page began. */
  private join(talk: StoredConversation, window: "open" | "minimised"): void {
    const { memory, run, conversation, clear } = this.#dependencies;
    this.#dependencies.window.cancelOpening();
    // Unsent messages of the previous conversation are offered in the next one that this page begins.
    const rest = this.#state.isOpen ? unfinishedChatOf({ ...this.#state, talk: "none" }) : memory.rest(talk.owner);
    if (this.#state.isOpen) this.#dispatch("logged-out");
    clear();
    conversation.join(talk);
    run.open({ ...rest, outbox: memory.outbox(talk.id) });
    this.#changeWindow(window);
  }

  /** Follows another tab that began a conversation, saw more of this one, or closed the chat. */
  #followOtherTabs(): void {
    const owner = this.#owner;
    if (owner === undefined) return;
    const { memory, sound, conversation, markSeen } = this.#dependencies;
    sound.restore();
    const talk = memory.talk();
    if (talk === undefined) {
      if (memory.window() === "closed" && this.#state.isOpen) this.closeFromElsewhere(owner);
      return;
    }
    if (talk.owner !== owner) return;
    if (talk.id !== conversation.id) this.join(talk, memory.window() === "minimised" ? "minimised" : "open");
    else markSeen(talk.seen);
  }

  private closeFromElsewhere(owner: string): void {
    const { memory, window, clear } = this.#dependencies;
    this.#dispatch("logged-out");
    memory.saveRest(owner, { ...memory.rest(owner), unsent: [] });
    clear();
    window.closeHere();
  }
}

import { action, makeObservable } from "mobx";
import { unfinishedChatOf, type ChatMemoryPort, type ChatState, type StoredConversation } from "#domain/chat/index.ts";
import type { ChatRunner } from "./chat-runner.ts";
import type { ChatSound } from "./chat-sound.ts";
import type { ChatWindowState } from "./chat-window-state.ts";
import type { Conversation } from "./conversation.ts";

export interface ChatContinuationDependencies {
  readonly memory: ChatMemoryPort;
  readonly runner: ChatRunner;
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
    makeObservable<this, "join" | "closeFromOtherTab">(this, {
      handleLogout: action,
      switchOwner: action,
      resume: action,
      close: action,
      join: action,
      closeFromOtherTab: action,
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
    const storedConversation = memory.storedConversation();
    if (storedConversation !== undefined && storedConversation.owner !== owner) memory.forget();
    const isOpen = memory.window() === "open";
    // A minimised window without a conversation is closed here, while other tabs keep their state.
    if (memory.storedConversation() === undefined && !isOpen) return;
    window.openLater(() => this.resume(isOpen ? "open" : "minimised"));
  }

  /** Ends the chat after the session: only the state of its window stays stored (SESS-06). */
  handleLogout(): void {
    const { memory, sound, window } = this.#dependencies;
    window.cancelOpening();
    this.#owner = undefined;
    this.#dispatch("logged-out");
    this.#dependencies.clear();
    window.closeInThisTab();
    sound.clear();
    memory.forget();
  }

  /**
   * Moves to another account and ends the conversation of the former one. Without a connection, the next greeting of
   * either account ends it, because the conversation belongs to the session.
   */
  switchOwner(owner: string): void {
    const { memory } = this.#dependencies;
    const isLeft = [this.#owner, owner].some((one) => one !== undefined && memory.unfinishedChat(one).isToBeEnded);
    this.close();
    const isToBeEnded = isLeft || this.#state.isToBeEnded;
    this.handleLogout();
    memory.saveUnfinishedChat(owner, { unsent: [], isToBeEnded });
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
    const { memory, runner } = this.#dependencies;
    const [storedConversation, owner] = [memory.storedConversation(), this.#owner];
    if (owner === undefined || this.#state.isOpen) this.#changeWindow(window);
    else if (storedConversation?.owner === owner) this.join(storedConversation, window);
    else {
      runner.open(memory.unfinishedChat(owner));
      this.#changeWindow(window);
    }
  }

  /** Stores unsent messages if they have changed since `before`. */
  saveUnfinishedChat(before: ChatState): void {
    const unfinishedChat = unfinishedChatOf(this.#state);
    if (this.#owner !== undefined && JSON.stringify(unfinishedChat) !== JSON.stringify(unfinishedChatOf(before)))
      this.#dependencies.memory.saveUnfinishedChat(this.#owner, unfinishedChat);
  }

  get #state(): ChatState {
    return this.#dependencies.runner.state;
  }

  #dispatch(kind: "closed" | "logged-out"): void {
    this.#dependencies.runner.dispatch({ kind });
  }

  #changeWindow(window: "open" | "minimised" | "closed"): void {
    this.#dependencies.window.change(window);
    this.#dependencies.markSeen();
  }

  /** Joins a conversation that another page began. */
  private join(storedConversation: StoredConversation, window: "open" | "minimised"): void {
    const { memory, runner, conversation, clear } = this.#dependencies;
    this.#dependencies.window.cancelOpening();
    // Unsent messages of the previous conversation are offered in the next one that this page begins.
    const unfinishedChat = this.#state.isOpen
      ? unfinishedChatOf({ ...this.#state, conversationStatus: "none" })
      : memory.unfinishedChat(storedConversation.owner);
    if (this.#state.isOpen) this.#dispatch("logged-out");
    clear();
    conversation.join(storedConversation);
    runner.open({
      ...unfinishedChat,
      outbox: memory.outbox(storedConversation.id),
      agentRefusal: storedConversation.refusal,
    });
    this.#changeWindow(window);
  }

  /** Follows another tab that began a conversation, saw more of this one, or closed the chat. */
  #followOtherTabs(): void {
    const owner = this.#owner;
    if (owner === undefined) return;
    const { memory, sound, conversation, markSeen } = this.#dependencies;
    sound.restore();
    const storedConversation = memory.storedConversation();
    if (storedConversation === undefined) {
      if (memory.window() === "closed" && this.#state.isOpen) this.closeFromOtherTab(owner);
      return;
    }
    if (storedConversation.owner !== owner) return;
    if (storedConversation.id !== conversation.id)
      this.join(storedConversation, memory.window() === "minimised" ? "minimised" : "open");
    else markSeen(storedConversation.seen);
  }

  private closeFromOtherTab(owner: string): void {
    const { memory, window, clear } = this.#dependencies;
    this.#dispatch("logged-out");
    memory.saveUnfinishedChat(owner, { ...memory.unfinishedChat(owner), unsent: [] });
    clear();
    window.closeInThisTab();
  }
}

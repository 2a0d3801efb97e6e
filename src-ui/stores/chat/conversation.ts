import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  buildMessageLines,
  withOutboxLines,
  deliveryOf,
  addConnectionMarks,
  hasSameMessages,
  countUnseen,
  lastPosition,
  type AgentRefusal,
  type ChatMessage,
  type ChatLine,
  type ConnectionMark,
  type ChatMemoryPort,
  type ChatState,
  type ChatTopic,
  type StoredConversation,
  type Transcript,
} from "#domain/chat/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";

export interface ConversationDependencies {
  readonly memory: Pick<ChatMemoryPort, "storedConversation" | "saveConversation" | "saveOutbox">;
  readonly ids: IdempotencyKeyPort;
  readonly clock: Pick<ClockPort, "now">;
  readonly state: () => ChatState;
  /** Customer and account of the conversation; `undefined` after a logout. */
  readonly owner: () => string | undefined;
}

/**
 * Current conversation: its lines, the position up to which it is seen, and its stored state for other tabs and
 * reloads.
 */
export class Conversation {
  topic: ChatTopic | undefined = undefined;
  private marks: readonly ConnectionMark[] = [];
  /** Position of the last seen message. */
  private seen = 0;
  readonly #dependencies: ConversationDependencies;
  #id: string | undefined;

  constructor(dependencies: ConversationDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "marks" | "seen" | "transcript" | "known" | "refusal" | "messageLines">(this, {
      topic: observable,
      marks: observableRef,
      seen: observable,
      transcript: computed({ equals: hasSameMessages }),
      known: computed,
      refusal: computed,
      messageLines: computed,
      lines: computed,
      unread: computed,
      setTopic: action,
      begin: action,
      join: action,
      applyTransition: action,
      updateMarks: action,
      markSeen: action,
      reset: action,
    });
  }

  /** Id of the conversation; `undefined` without one. */
  get id(): string | undefined {
    return this.#id;
  }

  /**
   * Lines of the conversation. Computed, so that events without a change of messages (such as connection checks) do not
   * rebuild thousands of lines while the user types.
   */
  get lines(): readonly ChatLine[] {
    const { state, clock } = this.#dependencies;
    return withOutboxLines(this.messageLines, this.transcript.outbox, (own) => deliveryOf(own, state(), clock.now()));
  }

  /** Number of unseen messages of the other side. */
  get unread(): number {
    return countUnseen(this.known, this.seen);
  }

  /** Sets the topic of the conversation. */
  setTopic(topic: ChatTopic): void {
    this.topic = topic;
  }

  /** Begins a conversation; the other tabs join it. */
  begin(): void {
    this.#id = this.#dependencies.ids.next();
    [this.seen, this.marks] = [0, []];
    this.#persist();
  }

  /** Continues a conversation that another page began. */
  join({ id, seen, topic }: StoredConversation): void {
    [this.#id, this.seen, this.topic] = [id, seen, topic];
  }

  /** Stores unacknowledged messages and a refused agent, and removes a conversation that is over. */
  applyTransition(before: ChatState, state: ChatState): void {
    const { memory } = this.#dependencies;
    const id = this.#id;
    const isOver = before.conversationStatus === "active" && state.conversationStatus !== "active";
    if (id !== undefined && (isOver || state.transcript.outbox !== before.transcript.outbox))
      memory.saveOutbox(id, isOver ? [] : state.transcript.outbox);
    if (isOver) {
      this.#id = undefined;
      // Only this conversation: another tab may have begun a new one.
      if (memory.storedConversation()?.id === id) memory.saveConversation(undefined);
    } else if (before.conversationStatus === "active" && state.agentRefusal !== before.agentRefusal) this.#persist();
    if (state.step === "START_CHAT" && before.step !== "START_CHAT") this.marks = [];
  }

  /** Adds marks for changes other than messages, such as an agent who joined. */
  updateMarks(before: ChatState, state: ChatState): void {
    this.marks = addConnectionMarks(this.marks, before, state, this.#dependencies.clock.now());
  }

  /** Returns true if unseen messages of the other side arrived between two states. */
  hasNewMessages(before: ChatState, state: ChatState): boolean {
    return (
      state.transcript.known !== before.transcript.known &&
      countUnseen(state.transcript.known, this.seen) > countUnseen(before.transcript.known, this.seen)
    );
  }

  /**
   * Marks the conversation as seen.
   * @param isSeen the customer sees the conversation in this tab: all messages count as seen
   * @param elsewhere position of the last message seen in another tab
   */
  markSeen(isSeen: boolean, elsewhere = 0): void {
    const here = isSeen ? lastPosition(this.#dependencies.state().transcript.known) : 0;
    const seen = Math.max(this.seen, here, elsewhere);
    if (seen === this.seen) return;
    this.seen = seen;
    if (seen !== elsewhere) this.#persist();
  }

  /** Clears the displayed state. The id stays until the conversation is over. */
  reset(): void {
    [this.topic, this.marks, this.seen] = [undefined, [], 0];
  }

  private get transcript(): Transcript {
    return this.#dependencies.state().transcript;
  }

  private get known(): readonly ChatMessage[] {
    return this.transcript.known;
  }

  /** Computed, so that sending a message does not rebuild the lines of stored messages. */
  private get messageLines(): readonly ChatLine[] {
    return buildMessageLines(this.known, this.marks, this.refusal);
  }

  private get refusal(): AgentRefusal | undefined {
    return this.#dependencies.state().agentRefusal;
  }

  #persist(): void {
    const { memory, owner: ownerOf } = this.#dependencies;
    const [id, owner, topic] = [this.#id, ownerOf(), this.topic];
    if (id !== undefined && owner !== undefined && topic !== undefined)
      memory.saveConversation({ id, owner, seen: this.seen, topic, refusal: this.refusal });
  }
}

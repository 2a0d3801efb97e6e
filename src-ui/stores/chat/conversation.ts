import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  chatLines,
  deliveryOf,
  addConnectionMarks,
  hasSameMessages,
  countUnseen,
  type ChatLine,
  type ConnectionMark,
  type ChatMemoryPort,
  type ChatState,
  type ChatTopic,
  type StoredConversation,
  type Transcript,
} from "#domain/chat/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";

/** Dependencies of a conversation. */
export interface ConversationDependencies {
  readonly memory: Pick<ChatMemoryPort, "talk" | "saveTalk" | "saveOutbox">;
  readonly ids: IdempotencyKeyPort;
  readonly clock: Pick<ClockPort, "now">;
  readonly state: () => ChatState;
  /** The customer and account whose conversation it is; `undefined` after a logout. */
  readonly owner: () => string | undefined;
}

/** The conversation that goes on: its lines, how far it has been seen, and what other tabs and a reload need of it. */
export class Conversation {
  topic: ChatTopic | undefined = undefined;
  private marks: readonly ConnectionMark[] = [];
  /** The place up to which it has been seen. */
  private seen = 0;
  readonly #dependencies: ConversationDependencies;
  #id: string | undefined;

  constructor(dependencies: ConversationDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "marks" | "seen" | "transcript">(this, {
      topic: observable,
      marks: observableRef,
      seen: observable,
      transcript: computed({ equals: hasSameMessages }),
      lines: computed,
      unread: computed,
      setTopic: action,
      begin: action,
      join: action,
      follow: action,
      mark: action,
      markSeen: action,
      reset: action,
    });
  }

  /** Id of the conversation; `undefined` while none goes on. */
  get id(): string | undefined {
    return this.#id;
  }

  /**
   * The conversation as it is shown, line by line. A step of the chat that changes no message, as a look after the
   * connection, makes none of thousands of lines anew: somebody may be typing meanwhile.
   */
  get lines(): readonly ChatLine[] {
    const { state, clock } = this.#dependencies;
    return chatLines(this.transcript, this.marks, (own) => deliveryOf(own, state(), clock.now()));
  }

  /** How many messages of the other side have not been seen. */
  get unread(): number {
    return countUnseen(this.transcript, this.seen);
  }

  /** Sets what the conversation is about. */
  setTopic(topic: ChatTopic): void {
    this.topic = topic;
  }

  /** Begins a conversation, which the other tabs join. */
  begin(): void {
    this.#id = this.#dependencies.ids.next();
    [this.seen, this.marks] = [0, []];
    this.#persist();
  }

  /** Goes on with a conversation that this page has not begun. */
  join({ id, seen, topic }: StoredConversation): void {
    [this.#id, this.seen, this.topic] = [id, seen, topic];
  }

  /** Keeps what is not confirmed, and ends a conversation that is over. */
  follow(before: ChatState, state: ChatState): void {
    const { memory } = this.#dependencies;
    const id = this.#id;
    const isOver = before.talk === "on" && state.talk !== "on";
    if (id !== undefined && (isOver || state.transcript.outbox !== before.transcript.outbox))
      memory.saveOutbox(id, isOver ? [] : state.transcript.outbox);
    if (isOver) {
      this.#id = undefined;
      // not one that another tab has begun since
      if (memory.talk()?.id === id) memory.saveTalk(undefined);
    }
    if (state.step === "START_CHAT" && before.step !== "START_CHAT") this.marks = [];
  }

  /** Marks what has changed beside the messages, such as a consultant who has come. */
  mark(before: ChatState, state: ChatState): void {
    this.marks = addConnectionMarks(this.marks, before, state, this.#dependencies.clock.now());
  }

  /** Whether the other side has written between two states what has not been seen. */
  hasNews(before: ChatState, state: ChatState): boolean {
    return countUnseen(state.transcript, this.seen) > countUnseen(before.transcript, this.seen);
  }

  /**
   * Marks the conversation as seen.
   *
   * @param isSeen whether somebody looks at it here; then all of it has been seen
   * @param elsewhere place up to which it has been seen in another tab
   */
  markSeen(isSeen: boolean, elsewhere = 0): void {
    const here = isSeen ? (this.#dependencies.state().transcript.known.at(-1)?.place ?? 0) : 0;
    const seen = Math.max(this.seen, here, elsewhere);
    if (seen === this.seen) return;
    this.seen = seen;
    if (seen !== elsewhere) this.#persist();
  }

  /** Clears what is shown. The id stays until the conversation is over. */
  reset(): void {
    [this.topic, this.marks, this.seen] = [undefined, [], 0];
  }

  private get transcript(): Transcript {
    return this.#dependencies.state().transcript;
  }

  #persist(): void {
    const { memory, owner: ownerOf } = this.#dependencies;
    const [id, owner, topic] = [this.#id, ownerOf(), this.topic];
    if (id !== undefined && owner !== undefined && topic !== undefined)
      memory.saveTalk({ id, owner, seen: this.seen, topic });
  }
}

import type { ChatMessage, ReceivedFrame, SentFrame } from "#domain/chat/index.ts";

interface Conversation {
  readonly messages: ChatMessage[];
  hasEnded: boolean;
}

/** Chat server of the model: one session and one conversation at a time. It identifies messages by their ids. */
export class ChatProvider {
  readonly conversations: Conversation[] = [];
  /** Ids of messages that the portal has acknowledged. */
  readonly acknowledged = new Set<string>();
  /** Number of rejected attempts to start a second conversation. */
  refused = 0;
  readonly #now: () => number;
  #messageCount = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get last(): Conversation | undefined {
    return this.conversations.at(-1);
  }

  get isOn(): boolean {
    return this.last?.hasEnded === false;
  }

  /** Ids of the customer's messages in all conversations. */
  get arrived(): readonly string[] {
    return this.conversations
      .flatMap(({ messages }) => messages)
      .filter(({ sender }) => sender === "customer")
      .map(({ id }) => id);
  }

  /** Returns the responses to one frame. */
  answer(frame: SentFrame): readonly ReceivedFrame[] {
    const { last } = this;
    switch (frame.type) {
      case "HISTORY_LIST":
        return [{ type: "HISTORY_LIST", chats: [] }];
      case "CHAT_START":
        if (this.isOn) {
          this.refused += 1;
          return [{ type: "ERROR", error: "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER" }];
        }
        this.conversations.push({ messages: [], hasEnded: false });
        return [];
      case "CHAT_ENDED":
        return this.end();
      case "NEW_MESSAGE": {
        const known = last?.messages.find(({ id }) => id === frame.id);
        // An ended conversation accepts no new messages.
        const message = known ?? (this.isOn ? this.#add(frame.id, "customer", frame.text) : undefined);
        return message === undefined
          ? []
          : [{ type: "ACK_NEW_MESSAGE", id: frame.id, place: message.place, at: message.at }];
      }
      case "ACK_NEW_MESSAGE":
        this.acknowledged.add(frame.id);
        return [];
      case "CHAT_RECONNECT":
        if (last === undefined) return [{ type: "CHAT_RECONNECT", isKnown: false }];
        return [
          {
            type: "CHAT_RECONNECT",
            isKnown: true,
            partner: "agent",
            hasEnded: last.hasEnded,
            messages: last.messages.filter(({ place = 0 }) => place > frame.after),
          },
        ];
      default:
        return [];
    }
  }

  /** Sends a message of the agent while a conversation is open. */
  say(): readonly ReceivedFrame[] {
    return this.isOn
      ? [{ type: "NEW_MESSAGE", message: this.#add(`said-${(this.#messageCount += 1)}`, "agent", "Dzień dobry") }]
      : [];
  }

  /** Ends the conversation for either side, or because the session has ended. */
  end(): readonly ReceivedFrame[] {
    const { last } = this;
    if (last === undefined || last.hasEnded) return [];
    last.hasEnded = true;
    return [{ type: "CHAT_ENDED" }];
  }

  /** Resends messages that were not acknowledged within ten seconds. */
  again(): readonly ReceivedFrame[] {
    if (!this.isOn) return [];
    return (this.last?.messages ?? []).flatMap((message) =>
      message.sender !== "customer" && !this.acknowledged.has(message.id) && this.#now() - message.at > 10_000
        ? [{ type: "NEW_MESSAGE", message } as const]
        : [],
    );
  }

  #add(id: string, sender: ChatMessage["sender"], text: string): ChatMessage {
    const messages = this.last?.messages ?? [];
    const message: ChatMessage = {
      id,
      place: messages.length + 1,
      sender,
      content: { kind: "text", text },
      at: this.#now(),
      name: undefined,
      answers: [],
    };
    messages.push(message);
    return message;
  }
}

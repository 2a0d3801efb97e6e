import { agentNameFor, agentGreeting, answerAsAgent, joinMessage } from "./automatic-agent.ts";
import { botRefusal } from "./bot.ts";
import type { ChatErrorType } from "./chat-faults.ts";
import * as store from "./chat.repository.ts";
import type { Chat, MessageContent } from "./chat.repository.ts";
import { errorFrame } from "./handle-customer-frame.ts";
import { isChatOpen } from "./is-chat-open.ts";
import type { ChatServer } from "./chat-server.ts";

/** Delay before an automatic agent takes the first waiting customer, ms. */
const ASSIGN_DELAY_MS = 4_000;
const AGENT_TYPING_MS = 1_200;
/** Errors after which the customer can go on with the bot. */
const AGENT_ERRORS: ReadonlySet<ChatErrorType> = new Set([
  "WEBCHAT_SKILLSET_OOS",
  "WEBCHAT_NO_AGENTS",
  "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET",
]);
/** Time within which a reloaded agent page reconnects, ms. */
const RECONNECT_GRACE_MS = 10_000;

/** Assigns agents to waiting chats: a person at the agent page, or else an automatic agent. */
export class AgentPool {
  readonly #chatServer: ChatServer;
  readonly #listeners = new Set<() => void>();
  /** Ids of the chats that a person has taken. */
  readonly #takenByPerson = new Set<string>();
  #openAgentPages = 0;
  #turns = 0;
  #isAssigning = false;
  #isNotificationPending = false;

  constructor(chatServer: ChatServer) {
    this.#chatServer = chatServer;
  }

  /** Registers an open agent page and calls `listener` after every change. Returns the function that unregisters it. */
  attachAgent(listener: () => void): () => void {
    this.#listeners.add(listener);
    this.#openAgentPages += 1;
    return () => {
      this.#listeners.delete(listener);
      setTimeout(() => this.#detachAgent(), RECONNECT_GRACE_MS * this.#chatServer.settings.pace).unref();
    };
  }

  /** Notifies the agent pages once for all changes of the current turn. */
  notifyChanged(): void {
    if (this.#isNotificationPending || this.#listeners.size === 0) return;
    this.#isNotificationPending = true;
    setImmediate(() => {
      this.#isNotificationPending = false;
      for (const listener of this.#listeners) listener();
    });
  }

  /**
   * Moves a chat from the bot to the queue after posting `replies`. If no agent can come, sends the reason, and the bot
   * stays; errors that are not about agents end the chat.
   */
  handOver(chat: Chat, replies: readonly MessageContent[]): void {
    const { tenant } = this.#chatServer;
    const error = this.#refusal(chat);
    if (error !== undefined) {
      const continues = AGENT_ERRORS.has(error);
      this.#chatServer.postMessage(chat, botRefusal(chat));
      if (!continues) store.endChat(tenant.db, chat.chatId, tenant.now());
      return this.#chatServer.broadcast(chat, errorFrame(error, continues));
    }
    for (const content of replies) this.#chatServer.postMessage(chat, content);
    store.setSide(tenant.db, chat.chatId, "WAITING", undefined, tenant.now());
    this.#chatServer.broadcast(chat, { type: "BOT_ENDED", data: {} });
    this.sendPosition(chat);
    this.assignNext();
  }

  #refusal({ topic }: Chat): ChatErrorType | undefined {
    const { tenant, settings, faults } = this.#chatServer;
    const injectedError = faults.error("handOver");
    if (injectedError !== undefined) return injectedError;
    if (!isChatOpen(tenant, topic)) return "WEBCHAT_SKILLSET_OOS";
    if (settings.agents === "none") return "WEBCHAT_NO_AGENTS";
    return store.findWaitingChats(tenant.db).length >= settings.maxWaiting
      ? "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET"
      : undefined;
  }

  sendPosition(chat: Chat): void {
    const place = store.findWaitingChats(this.#chatServer.tenant.db).findIndex(({ chatId }) => chatId === chat.chatId);
    if (place !== -1) this.#chatServer.broadcast(chat, { type: "WAIT_MESSAGE", data: { position: place + 1 } });
  }

  /** Updates the queue positions after a chat has left the queue. */
  handleChatLeft({ chatId, side }: Chat): void {
    this.#takenByPerson.delete(chatId);
    if (side !== "WAITING") return;
    this.#sendPositions();
  }

  /** Sends each waiting customer the current position in the queue. */
  #sendPositions(): void {
    for (const [place, chat] of store.findWaitingChats(this.#chatServer.tenant.db).entries())
      this.#chatServer.broadcast(chat, { type: "WAIT_MESSAGE", data: { position: place + 1 } });
  }

  /** Lets an automatic agent take the waiting chats one after another while no person is attached. */
  assignNext(): void {
    if (this.#isAssigning || !this.#isAutomatic || store.findWaitingChats(this.#chatServer.tenant.db).length === 0)
      return;
    this.#isAssigning = true;
    this.#chatServer.schedule(ASSIGN_DELAY_MS, () => {
      this.#isAssigning = false;
      const [first] = store.findWaitingChats(this.#chatServer.tenant.db);
      if (first !== undefined && this.#isAutomatic) {
        this.#turns += 1;
        const name = agentNameFor(this.#turns);
        this.#join(first, name);
        this.#postAfterTyping(first, name, agentGreeting(name));
      }
      this.assignNext();
    });
  }

  /** Lets a person take a waiting chat. Returns false if the chat no longer waits. */
  take(chatId: string, agentName: string): boolean {
    const chat = store.findChat(this.#chatServer.tenant.db, chatId);
    if (chat?.side !== "WAITING" || chat.endedAt !== undefined) return false;
    this.#takenByPerson.add(chatId);
    this.#join(chat, agentName);
    return true;
  }

  /** Notifies the customer that the agent is typing. */
  type(chatId: string): boolean {
    const chat = this.#findTakenChat(chatId);
    if (chat !== undefined)
      this.#chatServer.broadcast(chat, { type: "IS_TYPING", data: { agentName: chat.agentName } });
    return chat !== undefined;
  }

  /** Posts a text, a link or a picture of the agent. Returns false without content or without a chat. */
  postMessage(
    chatId: string,
    {
      type = "NEW_MESSAGE",
      message,
      url,
    }: { readonly type?: MessageContent["type"]; readonly message: string; readonly url: string },
  ): boolean {
    const chat = this.#findTakenChat(chatId);
    if (chat === undefined || (type === "NEW_MESSAGE" ? message === "" : url === "")) return false;
    this.#chatServer.postMessage(chat, {
      type,
      side: "AGENT",
      agentName: chat.agentName,
      message: message === "" ? undefined : message,
      url: type === "NEW_MESSAGE" ? undefined : url,
    });
    return true;
  }

  /** Lets a person end a chat. */
  end(chatId: string): boolean {
    const chat = this.#findTakenChat(chatId);
    if (chat !== undefined) this.#chatServer.end(chat);
    return chat !== undefined;
  }

  #findTakenChat(chatId: string): Chat | undefined {
    const chat = store.findChat(this.#chatServer.tenant.db, chatId);
    return chat?.side === "AGENT" && chat.endedAt === undefined ? chat : undefined;
  }

  #join(chat: Chat, agentName: string): void {
    const { tenant } = this.#chatServer;
    store.setSide(tenant.db, chat.chatId, "AGENT", agentName, tenant.now());
    this.#chatServer.postMessage(chat, joinMessage(chat, agentName));
    this.#chatServer.broadcast(chat, { type: "IS_TYPING", data: { agentName } });
    this.#sendPositions();
  }

  /** Replies to a customer's message as the automatic agent. */
  handleCustomerMessage(chat: Chat, message: string): void {
    if (chat.side !== "AGENT" || this.#takenByPerson.has(chat.chatId)) return;
    const name = chat.agentName ?? agentNameFor(0);
    const { content, ends } = answerAsAgent(name, message);
    this.#chatServer.broadcast(chat, { type: "IS_TYPING", data: { agentName: name } });
    this.#postAfterTyping(chat, name, content, ends);
  }

  /** Posts a message of the automatic agent after a typing delay. */
  #postAfterTyping({ chatId }: Chat, agentName: string, content: MessageContent, ends = false): void {
    this.#chatServer.schedule(AGENT_TYPING_MS, () => {
      const chat = store.findChat(this.#chatServer.tenant.db, chatId);
      if (chat?.agentName !== agentName || chat.endedAt !== undefined) return;
      this.#chatServer.postMessage(chat, content);
      if (ends) this.#chatServer.end(chat);
    });
  }

  reset(): void {
    this.#takenByPerson.clear();
    this.#isAssigning = false;
    this.notifyChanged();
  }

  get #isAutomatic(): boolean {
    return this.#chatServer.settings.agents === "automatic" && this.#openAgentPages === 0;
  }

  #detachAgent(): void {
    this.#openAgentPages -= 1;
    if (this.#openAgentPages > 0 || !this.#chatServer.tenant.db.isOpen) return;
    // An automatic agent continues the chats that a person has left.
    if (this.#chatServer.settings.agents === "automatic") this.#takenByPerson.clear();
    this.assignNext();
  }
}

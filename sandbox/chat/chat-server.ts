import { deleteExpiredTokens, sessionOfToken } from "../contexts/chat-token.ts";
import { findSession, type ServerSession } from "../contexts/session.repository.ts";
import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { ChatFaultList } from "./chat-faults.ts";
import * as store from "./chat.repository.ts";
import type { Chat, StoredMessage, MessageContent } from "./chat.repository.ts";
import { handleCustomerFrame } from "./handle-customer-frame.ts";
import { AgentPool } from "./agent-pool.ts";
import { parseFrame, type CustomerChatFrame, type ProviderFrame } from "./chat-frames.ts";
import type { ChatServerConnection } from "./chat-server-connection.ts";

/** Time for which frames are collected into one transaction, ms, so that they share one disk write. */
const BATCH_DELAY_MS = 8;
const SWEEP_INTERVAL_MS = 1_000;
/** A chat without a window ends after this time, ms. */
const ABANDONED_AFTER_MS = 120_000;
/** Close code of RFC 6455 for a frame without a valid session: policy violation. */
const CLOSE_POLICY_VIOLATION = 1008;
const CLOSE_INTERNAL_ERROR = 1011;

/** Agents, limits and pace of the chat. Pace 1 is that of people; pace 0 replies at once. */
export interface ChatSettings {
  readonly agents: "automatic" | "manual" | "none";
  /** Highest number of open chats of one customer. */
  readonly perCustomer: number;
  /** Highest number of customers in the queue. */
  readonly maxWaiting: number;
  readonly pace: number;
}

const DEFAULT_SETTINGS: ChatSettings = { agents: "automatic", perCustomer: 1, maxWaiting: 20, pace: 1 };

/** Chat of a tenant. Chats are in the database; their open connections are in memory. */
export class ChatServer {
  readonly tenant: Tenant;
  readonly faults = new ChatFaultList();
  readonly agentPool: AgentPool;
  settings = DEFAULT_SETTINGS;
  readonly #connections = new Set<ChatServerConnection>();
  readonly #connectionsBySession = new Map<string, Set<ChatServerConnection>>();
  /** Time since which a session with a chat has had no window, ms. */
  readonly #disconnectedAt = new Map<string, number>();
  /**
   * Customer messages of open chats, by chat id. Kept in memory: an index on the table would cost one more page write
   * for each message.
   */
  readonly #customerMessages = new Map<string, Map<string, StoredMessage>>();
  #queue: (() => void)[] = [];
  #outgoing: (() => void)[] = [];
  #isTransacting = false;
  #generation = 0;

  constructor(tenant: Tenant) {
    this.tenant = tenant;
    this.agentPool = new AgentPool(this);
    deleteExpiredTokens(tenant.db);
    for (const { sessionId } of store.findOpenChats(tenant.db)) this.#disconnectedAt.set(sessionId, Date.now());
    const sweeping = setInterval(() => {
      if (this.tenant.db.isOpen) this.#sweep();
      else clearInterval(sweeping);
    }, SWEEP_INTERVAL_MS).unref();
    this.agentPool.assignNext();
  }

  connect(connection: ChatServerConnection): void {
    this.#connections.add(connection);
  }

  disconnect(connection: ChatServerConnection): void {
    this.#connections.delete(connection);
    if (connection.session === undefined) return;
    const { sessionId } = connection.session;
    const others = this.#connectionsBySession.get(sessionId);
    others?.delete(connection);
    if ((others?.size ?? 0) > 0) return;
    this.#connectionsBySession.delete(sessionId);
    this.#disconnectedAt.set(sessionId, Date.now());
  }

  /**
   * Handles a frame of a customer. Frames that arrive within some milliseconds share one transaction; their
   * responses follow it: an acknowledged message is on the disk, and thousands a second do not each wait for it.
   */
  handleIncomingFrame(connection: ChatServerConnection, text: string): void {
    const frame = connection.acceptFrame() ? parseFrame(text) : undefined;
    if (frame === undefined) return;
    this.#enqueue(() => this.#answer(connection, frame));
  }

  /** Runs `work` in one transaction and sends its frames after the commit. */
  transact<Value>(work: () => Value): Value {
    if (this.#isTransacting) return work();
    this.#isTransacting = true;
    try {
      const value = inTransaction(this.tenant.db, work);
      for (const sendTo of this.#outgoing) sendTo();
      this.agentPool.notifyChanged();
      return value;
    } catch (error) {
      // Messages of a transaction that was rolled back were not sent.
      this.#customerMessages.clear();
      throw error;
    } finally {
      this.#outgoing = [];
      this.#isTransacting = false;
    }
  }

  /** Runs `work` after a delay (ms, multiplied by the pace), unless the tenant is reset before. */
  schedule(ms: number, work: () => void): void {
    const generation = this.#generation;
    setTimeout(() => {
      if (this.#generation === generation) this.#enqueue(work);
    }, ms * this.settings.pace).unref();
  }

  /** Sends a frame to one window after the commit. */
  sendTo(connection: ChatServerConnection, frame: ProviderFrame, id?: string): void {
    this.#outgoing.push(() => connection.send(frame, id));
  }

  /** Sends a frame to all windows of a chat, or to all but one. */
  broadcast({ sessionId }: Chat, frame: ProviderFrame, id?: string, but?: ChatServerConnection): void {
    for (const connection of this.#connectionsBySession.get(sessionId) ?? [])
      if (connection !== but) this.sendTo(connection, frame, id);
  }

  /** Stores and broadcasts a message. `id` is the customer's own; the window `from` does not receive it. */
  postMessage(chat: Chat, content: MessageContent, id?: string, from?: ChatServerConnection): StoredMessage {
    const stored = store.addMessage(this.tenant.db, chat.chatId, content, this.tenant.now(), id);
    this.broadcast(chat, { type: content.type, data: store.toFrameData(stored) }, stored.id, from);
    return stored;
  }

  /** Stores a customer's message once for each id; `isNew` is false for a repetition. */
  storeCustomerMessage(
    chat: Chat,
    id: string,
    message: string,
    from: ChatServerConnection,
  ): { readonly stored: StoredMessage | undefined; readonly isNew: boolean } {
    const customerMessages =
      this.#customerMessages.get(chat.chatId) ?? store.findOwnMessages(this.tenant.db, chat.chatId);
    const known = customerMessages.get(id);
    // An ended chat accepts no new messages.
    if (known !== undefined || chat.endedAt !== undefined) return { stored: known, isNew: false };
    this.#customerMessages.set(chat.chatId, customerMessages);
    const stored = this.postMessage(chat, { type: "NEW_MESSAGE", side: "CUSTOMER", message }, id, from);
    customerMessages.set(id, stored);
    return { stored, isNew: true };
  }

  end(chat: Chat): void {
    if (chat.endedAt !== undefined) return;
    this.#customerMessages.delete(chat.chatId);
    store.endChat(this.tenant.db, chat.chatId, this.tenant.now());
    this.broadcast(chat, { type: "CHAT_ENDED", data: {} });
    this.agentPool.handleChatLeft(chat);
  }

  /** Ends the open chat of a session that has ended. */
  endSession(sessionId: string): void {
    const chat = store.findLastChat(this.tenant.db, sessionId);
    if (chat !== undefined && chat.endedAt === undefined) this.transact(() => this.end(chat));
  }

  /** Applies a fault to all open connections. */
  applySocketFault(how: "drop" | "close" | "freeze" | "thaw", code: number): void {
    for (const connection of this.#connections) {
      if (how === "drop") connection.dropConnection();
      else if (how === "close") connection.close(code);
      else connection.freeze(how === "freeze");
    }
  }

  /** Resets the chat: closes all connections and forgets settings, faults and timers. */
  reset(): void {
    this.#generation += 1;
    this.settings = DEFAULT_SETTINGS;
    this.faults.clear();
    this.#queue = [];
    this.#customerMessages.clear();
    this.#disconnectedAt.clear();
    this.agentPool.reset();
    this.applySocketFault("drop", 0);
  }

  #enqueue(work: () => void): void {
    this.#queue.push(work);
    if (this.#queue.length === 1) setTimeout(() => this.#drain(), BATCH_DELAY_MS);
  }

  #drain(): void {
    const works = this.#queue;
    this.#queue = [];
    if (!this.tenant.db.isOpen) return;
    try {
      this.transact(() => {
        for (const work of works) work();
      });
    } catch (error) {
      // Last handler: nothing was stored or sent, and customers resend unacknowledged messages.
      logError(error);
    }
  }

  #answer(connection: ChatServerConnection, frame: CustomerChatFrame): void {
    try {
      const session = this.#authenticate(connection, frame);
      if (session === undefined) this.#outgoing.push(() => connection.close(CLOSE_POLICY_VIOLATION));
      else handleCustomerFrame(this, connection, session, frame);
    } catch (error) {
      logError(error);
      this.#outgoing.push(() => connection.close(CLOSE_INTERNAL_ERROR));
    }
  }

  /** Returns the open session of a frame if the frame's token belongs to it. */
  #authenticate(connection: ChatServerConnection, { token, sessionId }: CustomerChatFrame): ServerSession | undefined {
    const known = connection.session?.token === token && connection.session.sessionId === sessionId;
    if (!known && sessionOfToken(this.tenant.db, token) !== sessionId) return undefined;
    const session = findSession(this.tenant.db, sessionId, this.tenant.now());
    if (session === undefined) return undefined;
    this.tenant.openAccount(session.account);
    if (known) return session;
    connection.session = { sessionId, token };
    this.#disconnectedAt.delete(sessionId);
    const others = this.#connectionsBySession.get(sessionId) ?? new Set();
    this.#connectionsBySession.set(sessionId, others.add(connection));
    return session;
  }

  #sweep(): void {
    for (const connection of this.#connections) connection.maintain();
    const now = Date.now();
    for (const [sessionId, since] of this.#disconnectedAt) {
      if (now - since < ABANDONED_AFTER_MS) continue;
      this.#disconnectedAt.delete(sessionId);
      this.endSession(sessionId);
    }
  }
}

function logError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}

const chatServers = new WeakMap<Tenant, ChatServer>();

/** Returns the chat server of a tenant; creates it at the first call. */
export function chatServerOf(tenant: Tenant): ChatServer {
  const known = chatServers.get(tenant);
  if (known !== undefined) return known;
  const made = new ChatServer(tenant);
  chatServers.set(tenant, made);
  return made;
}

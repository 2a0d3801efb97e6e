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

/** What comes within so long is kept together, ms: the disk is waited for once. */
const BATCH_DELAY_MS = 8;
const SWEEP_INTERVAL_MS = 1_000;
/** A conversation without a window for so long is over. */
const ABANDONED_AFTER_MS = 120_000;
/** The customer has no business here: RFC 6455 calls it a violation of policy. */
const CLOSE_POLICY_VIOLATION = 1008;
const CLOSE_INTERNAL_ERROR = 1011;

/** Who answers, how many are let in, and how fast: 1 is the pace of people, 0 answers at once. */
export interface ChatSettings {
  readonly agents: "automatic" | "desk" | "none";
  /** Open conversations of one customer, at the most. */
  readonly perCustomer: number;
  /** Customers who may wait for a consultant, at the most. */
  readonly maxWaiting: number;
  readonly pace: number;
}

const DEFAULT_SETTINGS: ChatSettings = { agents: "automatic", perCustomer: 1, maxWaiting: 20, pace: 1 };

/** The chat of a world: its conversations are in the database, the windows that are open to them here. */
export class ChatServer {
  readonly tenant: Tenant;
  readonly faults = new ChatFaultList();
  readonly agentPool: AgentPool;
  settings = DEFAULT_SETTINGS;
  readonly #connections = new Set<ChatServerConnection>();
  readonly #connectionsBySession = new Map<string, Set<ChatServerConnection>>();
  /** Since when a session with a conversation has had no window, ms. */
  readonly #disconnectedAt = new Map<string, number>();
  /**
   * What customers have said in open conversations, by its id. Kept here: an index of the table would be one more page
   * to write with each message.
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
   * Takes what a customer sends. All that comes within some milliseconds is kept in one transaction and answered after
   * it: an acknowledged message
   * is on the disk, and thousands a second do not wait for it one by one.
   */
  handleIncomingFrame(connection: ChatServerConnection, text: string): void {
    const frame = connection.acceptFrame() ? parseFrame(text) : undefined;
    if (frame === undefined) return;
    this.#enqueue(() => this.#answer(connection, frame));
  }

  /** Does something to conversations: all of it is kept, or nothing, and customers are told afterwards. */
  transact<Value>(work: () => Value): Value {
    if (this.#isTransacting) return work();
    this.#isTransacting = true;
    try {
      const value = inTransaction(this.tenant.db, work);
      for (const sendTo of this.#outgoing) sendTo();
      this.agentPool.notifyChanged();
      return value;
    } catch (error) {
      // what was not kept was not said
      this.#customerMessages.clear();
      throw error;
    } finally {
      this.#outgoing = [];
      this.#isTransacting = false;
    }
  }

  /** Does something after a while, ms at the pace of people; not at all once the world is another. */
  schedule(ms: number, work: () => void): void {
    const generation = this.#generation;
    setTimeout(() => {
      if (this.#generation === generation) this.#enqueue(work);
    }, ms * this.settings.pace).unref();
  }

  /** Tells one window, once all is kept. */
  sendTo(connection: ChatServerConnection, frame: ProviderFrame, id?: string): void {
    this.#outgoing.push(() => connection.send(frame, id));
  }

  /** Tells all windows of a conversation, or all but one. */
  broadcast({ sessionId }: Chat, frame: ProviderFrame, id?: string, but?: ChatServerConnection): void {
    for (const connection of this.#connectionsBySession.get(sessionId) ?? [])
      if (connection !== but) this.sendTo(connection, frame, id);
  }

  /** Says something in a conversation. `id` is the customer's own, and `from` the window that it came from. */
  postMessage(chat: Chat, content: MessageContent, id?: string, from?: ChatServerConnection): StoredMessage {
    const stored = store.addMessage(this.tenant.db, chat.chatId, content, this.tenant.now(), id);
    this.broadcast(chat, { type: content.type, data: store.toFrameData(stored) }, stored.id, from);
    return stored;
  }

  /** Keeps what a customer says, once for each id, and tells whether it is new. */
  storeCustomerMessage(
    chat: Chat,
    id: string,
    message: string,
    from: ChatServerConnection,
  ): { readonly stored: StoredMessage | undefined; readonly isNew: boolean } {
    const customerMessages =
      this.#customerMessages.get(chat.chatId) ?? store.findOwnMessages(this.tenant.db, chat.chatId);
    const known = customerMessages.get(id);
    // after its end a conversation takes nothing new
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

  /** The conversations of a session that is over end with it. */
  endSession(sessionId: string): void {
    const chat = store.findLastChat(this.tenant.db, sessionId);
    if (chat !== undefined && chat.endedAt === undefined) this.transact(() => this.end(chat));
  }

  /** Something happens to all lines that are open. */
  applySocketFault(how: "drop" | "close" | "freeze" | "thaw", code: number): void {
    for (const connection of this.#connections) {
      if (how === "drop") connection.dropConnection();
      else if (how === "close") connection.close(code);
      else connection.freeze(how === "freeze");
    }
  }

  /** The world begins anew: nobody is in a conversation that there is. */
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
      // nobody else would catch it; nothing was kept nor told, and customers send again what was not acknowledged
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

  /** The session in which a frame was sent: its token was given to it, and it is not over. */
  #authenticate(connection: ChatServerConnection, { token, sessionId }: CustomerChatFrame): ServerSession | undefined {
    const known = connection.session?.token === token && connection.session.sessionId === sessionId;
    if (!known && sessionOfToken(this.tenant.db, token) !== sessionId) return undefined;
    const session = findSession(this.tenant.db, sessionId, this.tenant.now());
    if (session === undefined || known) return session;
    connection.session = { sessionId, token };
    this.#disconnectedAt.delete(sessionId);
    const others = this.#connectionsBySession.get(sessionId) ?? new Set();
    this.#connectionsBySession.set(sessionId, others.add(connection));
    this.tenant.ensureSeeded(session.account);
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

/** The chat of a world; made when it is first asked for. */
export function chatServerOf(tenant: Tenant): ChatServer {
  const known = chatServers.get(tenant);
  if (known !== undefined) return known;
  const made = new ChatServer(tenant);
  chatServers.set(tenant, made);
  return made;
}

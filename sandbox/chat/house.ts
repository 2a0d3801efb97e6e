import { forgetOldTokens, sessionOfToken } from "../contexts/chat-token.ts";
import { findSession, type ServerSession } from "../contexts/session.repository.ts";
import { inTransaction } from "../database/open.ts";
import type { World } from "../world/world.ts";
import { ChatFaultList } from "./chat-faults.ts";
import * as store from "./chat.repository.ts";
import type { Chat, KeptMessage, Saying } from "./chat.repository.ts";
import { answerFrame } from "./customer-frames.ts";
import { Desk } from "./desk.ts";
import { readFrame, type CustomerFrame, type ProviderFrame } from "./frame.ts";
import type { Line } from "./line.ts";

/** What comes within so long is kept together, ms: the disk is waited for once. */
const GATHERED_MS = 8;
const SWEEP_EVERY_MS = 1_000;
/** A conversation without a window for so long is over. */
const ABANDONED_AFTER_MS = 120_000;
/** The customer has no business here: RFC 6455 calls it a violation of policy. */
const NOT_ADMITTED = 1008;
const BROKEN_HERE = 1011;

/** Who answers, how many are let in, and how fast: 1 is the pace of people, 0 answers at once. */
export interface ChatSettings {
  readonly agents: "automatic" | "desk" | "none";
  /** Open conversations of one customer, at the most. */
  readonly perCustomer: number;
  /** Customers who may wait for a consultant, at the most. */
  readonly perDesk: number;
  readonly pace: number;
}

const FIRST_SETTINGS: ChatSettings = { agents: "automatic", perCustomer: 1, perDesk: 20, pace: 1 };

/** The chat of a world: its conversations are in the database, the windows that are open to them here. */
export class ChatHouse {
  readonly world: World;
  readonly faults = new ChatFaultList();
  readonly desk: Desk;
  settings = FIRST_SETTINGS;
  readonly #lines = new Set<Line>();
  readonly #ofSession = new Map<string, Set<Line>>();
  /** Since when a session with a conversation has had no window, ms. */
  readonly #leftAt = new Map<string, number>();
  /**
   * What customers have said in open conversations, by its id. Kept here: an index of the table would be one more page
   * to write with each message.
   */
  readonly #own = new Map<string, Map<string, KeptMessage>>();
  #due: (() => void)[] = [];
  #outgoing: (() => void)[] = [];
  #isActing = false;
  #age = 0;

  constructor(world: World) {
    this.world = world;
    this.desk = new Desk(this);
    forgetOldTokens(world.db);
    for (const { sessionId } of store.openChats(world.db)) this.#leftAt.set(sessionId, Date.now());
    const sweeping = setInterval(() => {
      if (this.world.db.isOpen) this.#sweep();
      else clearInterval(sweeping);
    }, SWEEP_EVERY_MS).unref();
    this.desk.callNext();
  }

  connect(line: Line): void {
    this.#lines.add(line);
  }

  disconnect(line: Line): void {
    this.#lines.delete(line);
    if (line.session === undefined) return;
    const { sessionId } = line.session;
    const others = this.#ofSession.get(sessionId);
    others?.delete(line);
    if ((others?.size ?? 0) > 0) return;
    this.#ofSession.delete(sessionId);
    this.#leftAt.set(sessionId, Date.now());
  }

  /**
   * Takes what a customer sends. All that comes within some milliseconds is kept in one transaction and answered after
   * it: an acknowledged message
   * is on the disk, and thousands a second do not wait for it one by one.
   */
  hear(line: Line, text: string): void {
    const frame = line.hears() ? readFrame(text) : undefined;
    if (frame === undefined) return;
    this.#soon(() => this.#answer(line, frame));
  }

  /** Does something to conversations: all of it is kept, or nothing, and customers are told afterwards. */
  act<Value>(work: () => Value): Value {
    if (this.#isActing) return work();
    this.#isActing = true;
    try {
      const value = inTransaction(this.world.db, work);
      for (const tell of this.#outgoing) tell();
      this.desk.changed();
      return value;
    } catch (error) {
      // what was not kept was not said
      this.#own.clear();
      throw error;
    } finally {
      this.#outgoing = [];
      this.#isActing = false;
    }
  }

  /** Does something after a while, ms at the pace of people; not at all once the world is another. */
  later(ms: number, work: () => void): void {
    const age = this.#age;
    setTimeout(() => {
      if (this.#age === age) this.#soon(work);
    }, ms * this.settings.pace).unref();
  }

  /** Tells one window, once all is kept. */
  tell(line: Line, frame: ProviderFrame, id?: string): void {
    this.#outgoing.push(() => line.send(frame, id));
  }

  /** Tells all windows of a conversation, or all but one. */
  tellAll({ sessionId }: Chat, frame: ProviderFrame, id?: string, but?: Line): void {
    for (const line of this.#ofSession.get(sessionId) ?? []) if (line !== but) this.tell(line, frame, id);
  }

  /** Says something in a conversation. `id` is the customer's own, and `from` the window that it came from. */
  say(chat: Chat, saying: Saying, id?: string, from?: Line): KeptMessage {
    const kept = store.addMessage(this.world.db, chat.chatId, saying, this.world.now(), id);
    this.tellAll(chat, { type: saying.type, data: store.told(kept) }, kept.id, from);
    return kept;
  }

  /** Keeps what a customer says, once for each id, and tells whether it is new. */
  hearFrom(
    chat: Chat,
    id: string,
    message: string,
    from: Line,
  ): { readonly kept: KeptMessage | undefined; readonly isNew: boolean } {
    const own = this.#own.get(chat.chatId) ?? store.ownMessages(this.world.db, chat.chatId);
    const known = own.get(id);
    // after its end a conversation takes nothing new
    if (known !== undefined || chat.endedAt !== undefined) return { kept: known, isNew: false };
    this.#own.set(chat.chatId, own);
    const kept = this.say(chat, { type: "NEW_MESSAGE", side: "CUSTOMER", message }, id, from);
    own.set(id, kept);
    return { kept, isNew: true };
  }

  end(chat: Chat): void {
    if (chat.endedAt !== undefined) return;
    this.#own.delete(chat.chatId);
    store.endChat(this.world.db, chat.chatId, this.world.now());
    this.tellAll(chat, { type: "CHAT_ENDED", data: {} });
    this.desk.left(chat);
  }

  /** The conversations of a session that is over end with it. */
  endSession(sessionId: string): void {
    const chat = store.lastChatOf(this.world.db, sessionId);
    if (chat !== undefined && chat.endedAt === undefined) this.act(() => this.end(chat));
  }

  /** Something happens to all lines that are open. */
  upset(how: "drop" | "close" | "freeze" | "thaw", code: number): void {
    for (const line of this.#lines) {
      if (how === "drop") line.cut();
      else if (how === "close") line.close(code);
      else line.freeze(how === "freeze");
    }
  }

  /** The world begins anew: nobody is in a conversation that there is. */
  reset(): void {
    this.#age += 1;
    this.settings = FIRST_SETTINGS;
    this.faults.clear();
    this.#due = [];
    this.#own.clear();
    this.#leftAt.clear();
    this.desk.reset();
    this.upset("drop", 0);
  }

  #soon(work: () => void): void {
    this.#due.push(work);
    if (this.#due.length === 1) setTimeout(() => this.#drain(), GATHERED_MS);
  }

  #drain(): void {
    const works = this.#due;
    this.#due = [];
    if (!this.world.db.isOpen) return;
    try {
      this.act(() => {
        for (const work of works) work();
      });
    } catch (error) {
      // nobody else would catch it; nothing was kept nor told, and customers send again what was not acknowledged
      complain(error);
    }
  }

  #answer(line: Line, frame: CustomerFrame): void {
    try {
      const session = this.#admitted(line, frame);
      if (session === undefined) this.#outgoing.push(() => line.close(NOT_ADMITTED));
      else answerFrame(this, line, session, frame);
    } catch (error) {
      complain(error);
      this.#outgoing.push(() => line.close(BROKEN_HERE));
    }
  }

  /** The session in which a frame was sent: its token was given to it, and it is not over. */
  #admitted(line: Line, { token, sessionId }: CustomerFrame): ServerSession | undefined {
    const known = line.session?.token === token && line.session.sessionId === sessionId;
    if (!known && sessionOfToken(this.world.db, token) !== sessionId) return undefined;
    const session = findSession(this.world.db, sessionId, this.world.now());
    if (session === undefined || known) return session;
    line.session = { sessionId, token };
    this.#leftAt.delete(sessionId);
    const others = this.#ofSession.get(sessionId) ?? new Set();
    this.#ofSession.set(sessionId, others.add(line));
    this.world.ensure(session.account);
    return session;
  }

  #sweep(): void {
    for (const line of this.#lines) line.keep();
    const now = Date.now();
    for (const [sessionId, since] of this.#leftAt) {
      if (now - since < ABANDONED_AFTER_MS) continue;
      this.#leftAt.delete(sessionId);
      this.endSession(sessionId);
    }
  }
}

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}

const houses = new WeakMap<World, ChatHouse>();

/** The chat of a world; made when it is first asked for. */
export function chatOf(world: World): ChatHouse {
  const known = houses.get(world);
  if (known !== undefined) return known;
  const made = new ChatHouse(world);
  houses.set(world, made);
  return made;
}

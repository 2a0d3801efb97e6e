import { agentFor, agentGreeting, agentTurn, joined } from "./automatic-agent.ts";
import type { ChatErrorType } from "./chat-faults.ts";
import * as store from "./chat.repository.ts";
import type { Chat, Saying } from "./chat.repository.ts";
import { errorFrame } from "./customer-frames.ts";
import { isDeskOpen } from "./desk-hours.ts";
import type { ChatHouse } from "./house.ts";

/** So long the first of those who wait waits for an automatic consultant, ms. */
const CALLED_AFTER_MS = 4_000;
const AGENT_TYPES_MS = 1_200;
/** A page that is loaded anew is back by then, ms. */
const BACK_AFTER_MS = 10_000;

/** Where consultants sit: a person at the page of the desk, or else an automatic one. */
export class Desk {
  readonly #house: ChatHouse;
  readonly #listeners = new Set<() => void>();
  /** Conversations that a person has taken. */
  readonly #byPerson = new Set<string>();
  #seats = 0;
  #turns = 0;
  #isCalling = false;
  #isTold = false;

  constructor(house: ChatHouse) {
    this.#house = house;
  }

  /** A person sits down; `hear` is called whenever something has changed. Gives what lets them go. */
  sit(hear: () => void): () => void {
    this.#listeners.add(hear);
    this.#seats += 1;
    return () => {
      this.#listeners.delete(hear);
      setTimeout(() => this.#leave(), BACK_AFTER_MS * this.#house.settings.pace).unref();
    };
  }

  /** Something has changed: whoever looks is told once for all of it. */
  changed(): void {
    if (this.#isTold || this.#listeners.size === 0) return;
    this.#isTold = true;
    setImmediate(() => {
      this.#isTold = false;
      for (const hear of this.#listeners) hear();
    });
  }

  /** The bot has ended: the customer waits, after `sayings`, or is told why there is nobody to wait for. */
  handOver(chat: Chat, sayings: readonly Saying[]): void {
    const { world } = this.#house;
    const error = this.#refusal(chat);
    if (error !== undefined) {
      store.endChat(world.db, chat.chatId, world.now());
      return this.#house.tellAll(chat, errorFrame(error));
    }
    for (const saying of sayings) this.#house.say(chat, saying);
    store.setSide(world.db, chat.chatId, "WAITING", undefined, world.now());
    this.#house.tellAll(chat, { type: "BOT_ENDED", data: {} });
    this.tellPosition(chat);
    this.callNext();
  }

  #refusal({ topic }: Chat): ChatErrorType | undefined {
    const { world, settings, faults } = this.#house;
    const asked = faults.error("handOver");
    if (asked !== undefined) return asked;
    if (!isDeskOpen(world, topic)) return "WEBCHAT_SKILLSET_OOS";
    if (settings.agents === "none") return "WEBCHAT_NO_AGENTS";
    return store.waitingChats(world.db).length >= settings.perDesk ? "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET" : undefined;
  }

  tellPosition(chat: Chat): void {
    const place = store.waitingChats(this.#house.world.db).findIndex(({ chatId }) => chatId === chat.chatId);
    if (place !== -1) this.#house.tellAll(chat, { type: "WAIT_MESSAGE", data: { position: place + 1 } });
  }

  /** Somebody has left those who wait: the others have come forward. */
  left({ chatId, side }: Chat): void {
    this.#byPerson.delete(chatId);
    if (side !== "WAITING") return;
    this.#tellQueue();
  }

  /** Everybody who waits is told their place anew. */
  #tellQueue(): void {
    for (const [place, chat] of store.waitingChats(this.#house.world.db).entries())
      this.#house.tellAll(chat, { type: "WAIT_MESSAGE", data: { position: place + 1 } });
  }

  /** An automatic consultant takes those who wait, one after another, where no person does. */
  callNext(): void {
    if (this.#isCalling || !this.#isAutomatic || store.waitingChats(this.#house.world.db).length === 0) return;
    this.#isCalling = true;
    this.#house.later(CALLED_AFTER_MS, () => {
      this.#isCalling = false;
      const [first] = store.waitingChats(this.#house.world.db);
      if (first !== undefined && this.#isAutomatic) {
        this.#turns += 1;
        const name = agentFor(this.#turns);
        this.#join(first, name);
        this.#speak(first, name, agentGreeting(name));
      }
      this.callNext();
    });
  }

  /** A person takes a conversation that waits. False where nobody waits there any more. */
  take(chatId: string, agentName: string): boolean {
    const chat = store.findChat(this.#house.world.db, chatId);
    if (chat?.side !== "WAITING" || chat.endedAt !== undefined) return false;
    this.#byPerson.add(chatId);
    this.#join(chat, agentName);
    return true;
  }

  /** A person types. */
  type(chatId: string): boolean {
    const chat = this.#taken(chatId);
    if (chat !== undefined) this.#house.tellAll(chat, { type: "IS_TYPING", data: { agentName: chat.agentName } });
    return chat !== undefined;
  }

  /**
   * A person says something, or sends a link or a picture. False where there is nothing to say, or nobody to say it to.
   */
  say(
    chatId: string,
    {
      type = "NEW_MESSAGE",
      message,
      url,
    }: { readonly type?: Saying["type"]; readonly message: string; readonly url: string },
  ): boolean {
    const chat = this.#taken(chatId);
    if (chat === undefined || (type === "NEW_MESSAGE" ? message === "" : url === "")) return false;
    this.#house.say(chat, {
      type,
      side: "AGENT",
      agentName: chat.agentName,
      message: message === "" ? undefined : message,
      url: type === "NEW_MESSAGE" ? undefined : url,
    });
    return true;
  }

  /** A person ends a conversation. */
  end(chatId: string): boolean {
    const chat = this.#taken(chatId);
    if (chat !== undefined) this.#house.end(chat);
    return chat !== undefined;
  }

  #taken(chatId: string): Chat | undefined {
    const chat = store.findChat(this.#house.world.db, chatId);
    return chat?.side === "AGENT" && chat.endedAt === undefined ? chat : undefined;
  }

  #join(chat: Chat, agentName: string): void {
    const { world } = this.#house;
    store.setSide(world.db, chat.chatId, "AGENT", agentName, world.now());
    this.#house.say(chat, joined(agentName));
    this.#house.tellAll(chat, { type: "IS_TYPING", data: { agentName } });
    this.#tellQueue();
  }

  /** The customer has written to a consultant. */
  heard(chat: Chat, message: string): void {
    if (chat.side !== "AGENT" || this.#byPerson.has(chat.chatId)) return;
    const name = chat.agentName ?? agentFor(0);
    const { saying, ends } = agentTurn(name, message);
    this.#house.tellAll(chat, { type: "IS_TYPING", data: { agentName: name } });
    this.#speak(chat, name, saying, ends);
  }

  /** An automatic consultant says something after a while. */
  #speak({ chatId }: Chat, agentName: string, saying: Saying, ends = false): void {
    this.#house.later(AGENT_TYPES_MS, () => {
      const chat = store.findChat(this.#house.world.db, chatId);
      if (chat?.agentName !== agentName || chat.endedAt !== undefined) return;
      this.#house.say(chat, saying);
      if (ends) this.#house.end(chat);
    });
  }

  reset(): void {
    this.#byPerson.clear();
    this.#isCalling = false;
    this.changed();
  }

  get #isAutomatic(): boolean {
    return this.#house.settings.agents === "automatic" && this.#seats === 0;
  }

  #leave(): void {
    this.#seats -= 1;
    if (this.#seats > 0 || !this.#house.world.db.isOpen) return;
    // whom a person has left, an automatic consultant goes on with
    if (this.#house.settings.agents === "automatic") this.#byPerson.clear();
    this.callNext();
  }
}

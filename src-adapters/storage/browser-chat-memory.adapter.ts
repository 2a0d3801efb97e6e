import { filter, fromEvent, map, type Observable } from "rxjs";
import type {
  AgentRefusal,
  ChatMemoryPort,
  ChatWindow,
  OwnMessage,
  StoredConversation,
  UnfinishedChat,
} from "#domain/chat/index.ts";
import { AGENT_REFUSAL_REASONS } from "#domain/chat/agent-refusal.ts";
import { isReadableInstant } from "#domain/shared-kernel/index.ts";
import { CHAT_START_TOPICS } from "#domain/chat/frames.ts";
import { CHAT_WINDOW_KEY as WINDOW_KEY } from "./local-chat-window-memory.adapter.ts";

const CONVERSATION_KEY = "ebok.chat.talk";
const SOUND_KEY = "ebok.chat.sound";
/** Key of the conversation that still has to be ended. */
const TO_BE_ENDED = "ebok.chat.left";
/** Keys in session storage. */
const [OUTBOX_KEY, UNSENT_KEY] = ["ebok.chat.outbox", "ebok.chat.unsent"];

/** Window states by their stored value. A closed window has no value. */
const WINDOWS: ReadonlyMap<string | null, ChatWindow> = new Map([
  ["1", "open"],
  ["minimised", "minimised"],
]);

/** Part of a window that the adapter uses. Access to a storage may throw. */
type Page = Pick<Window, "localStorage" | "sessionStorage" | "addEventListener" | "removeEventListener">;

/** Chat state in the storages of the browser. Denied, full or unreadable storage counts as empty. */
export class BrowserChatMemoryAdapter implements ChatMemoryPort {
  readonly changes: Observable<void>;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.changes = fromEvent<StorageEvent>(page, "storage").pipe(
      filter(({ key }) => key === null || key === WINDOW_KEY || key === CONVERSATION_KEY || key === SOUND_KEY),
      map(() => undefined),
    );
  }

  window(): ChatWindow {
    return WINDOWS.get(this.#readSharedValue(WINDOW_KEY)) ?? "closed";
  }

  saveWindow(window: ChatWindow): void {
    const text = [...WINDOWS].find(([, stored]) => stored === window)?.[0];
    this.#writeSharedValue(WINDOW_KEY, text ?? undefined);
  }

  storedConversation(): StoredConversation | undefined {
    const stored = parseJson(this.#readSharedValue(CONVERSATION_KEY));
    if (!isRecord(stored)) return undefined;
    const { id, owner, seen } = stored;
    const topic = CHAT_START_TOPICS.find((one) => one === stored["topic"]);
    return typeof id === "string" && typeof owner === "string" && typeof seen === "number" && topic !== undefined
      ? { id, owner, seen, topic, ...(isAgentRefusal(stored["refusal"]) && { refusal: stored["refusal"] }) }
      : undefined;
  }

  saveConversation(conversation: StoredConversation | undefined): void {
    this.#writeSharedValue(CONVERSATION_KEY, conversation === undefined ? undefined : JSON.stringify(conversation));
  }

  outbox(conversationId: string): readonly OwnMessage[] {
    const stored = this.#own(OUTBOX_KEY);
    if (!isRecord(stored) || stored["talk"] !== conversationId || !Array.isArray(stored["own"])) return [];
    return stored["own"].filter(isOwnMessage);
  }

  saveOutbox(conversationId: string, outbox: readonly OwnMessage[]): void {
    this.#writeTabValue(OUTBOX_KEY, outbox.length === 0 ? undefined : { talk: conversationId, own: outbox });
  }

  unfinishedChat(owner: string): UnfinishedChat {
    const stored = this.#own(UNSENT_KEY);
    const unsent =
      isRecord(stored) && stored["owner"] === owner && Array.isArray(stored["texts"])
        ? stored["texts"].filter((text) => typeof text === "string")
        : [];
    return { unsent, isToBeEnded: this.#readSharedValue(TO_BE_ENDED) === owner };
  }

  saveUnfinishedChat(owner: string, { unsent, isToBeEnded }: UnfinishedChat): void {
    this.#writeTabValue(UNSENT_KEY, unsent.length === 0 ? undefined : { owner, texts: unsent });
    this.#writeSharedValue(TO_BE_ENDED, isToBeEnded ? owner : undefined);
  }

  sound(): boolean {
    return this.#readSharedValue(SOUND_KEY) === "1";
  }

  saveSound(isOn: boolean): void {
    this.#writeSharedValue(SOUND_KEY, isOn ? "1" : undefined);
  }

  forget(): void {
    this.saveConversation(undefined);
    this.saveSound(false);
    this.#writeSharedValue(TO_BE_ENDED, undefined);
    this.#writeTabValue(OUTBOX_KEY, undefined);
    this.#writeTabValue(UNSENT_KEY, undefined);
  }

  /** Returns a value of this tab. */
  #own(key: string): unknown {
    return parseJson(attempt(() => this.#page.sessionStorage.getItem(key)));
  }

  #writeTabValue(key: string, value: object | undefined): void {
    attempt(() =>
      value === undefined
        ? this.#page.sessionStorage.removeItem(key)
        : this.#page.sessionStorage.setItem(key, JSON.stringify(value)),
    );
  }

  #readSharedValue(key: string): string | null {
    return attempt(() => this.#page.localStorage.getItem(key)) ?? null;
  }

  /** Stores a text for all tabs. Does not rewrite an equal value, so that other tabs get no event. */
  #writeSharedValue(key: string, text: string | undefined): void {
    if (this.#readSharedValue(key) === (text ?? null)) return;
    attempt(() =>
      text === undefined ? this.#page.localStorage.removeItem(key) : this.#page.localStorage.setItem(key, text),
    );
  }
}

function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function parseJson(text: string | null | undefined): unknown {
  return text === null || text === undefined ? undefined : attempt((): unknown => JSON.parse(text));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isAgentRefusal(value: unknown): value is AgentRefusal {
  if (!isRecord(value)) return false;
  const { reason, after, at } = value;
  return (
    AGENT_REFUSAL_REASONS.some((one) => one === reason) &&
    typeof after === "number" &&
    typeof at === "number" &&
    isReadableInstant(at)
  );
}

function isOwnMessage(value: unknown): value is OwnMessage {
  if (!isRecord(value)) return false;
  const { id, text, at, sentAt } = value;
  return (
    typeof id === "string" &&
    typeof text === "string" &&
    typeof at === "number" &&
    isReadableInstant(at) &&
    (sentAt === undefined || typeof sentAt === "number")
  );
}

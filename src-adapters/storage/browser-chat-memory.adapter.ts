import { filter, fromEvent, map, type Observable } from "rxjs";
import type { ChatMemoryPort, ChatRest, ChatWindow, KeptTalk, OwnMessage } from "#domain/chat/index.ts";
import { TOPICS } from "#domain/chat/frames.ts";
import { CHAT_WINDOW_KEY as WINDOW } from "./local-chat-window-memory.adapter.ts";

const TALK = "ebok.chat.talk";
const SOUND = "ebok.chat.sound";
/** Whose conversation is still to be ended. */
const LEFT = "ebok.chat.left";
/** In the storage of the tab. */
const [OUTBOX, UNSENT] = ["ebok.chat.outbox", "ebok.chat.unsent"];

/** As the window is kept; that it is closed is kept as nothing. */
const WINDOWS: ReadonlyMap<string | null, ChatWindow> = new Map([
  ["1", "open"],
  ["minimised", "minimised"],
]);

/** The browser as far as a chat is kept in it. Naming a storage may throw. */
type Page = Pick<Window, "localStorage" | "sessionStorage" | "addEventListener" | "removeEventListener">;

/** A chat in the browser's storages. What is forbidden, full or cannot be read is as if nothing were there. */
export class BrowserChatMemoryAdapter implements ChatMemoryPort {
  readonly changes: Observable<void>;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.changes = fromEvent<StorageEvent>(page, "storage").pipe(
      filter(({ key }) => key === null || key === WINDOW || key === TALK || key === SOUND),
      map(() => undefined),
    );
  }

  window(): ChatWindow {
    return WINDOWS.get(this.#shared(WINDOW)) ?? "closed";
  }

  keepWindow(window: ChatWindow): void {
    const text = [...WINDOWS].find(([, kept]) => kept === window)?.[0];
    this.#share(WINDOW, text ?? undefined);
  }

  talk(): KeptTalk | undefined {
    const kept = parsed(this.#shared(TALK));
    if (!isRecord(kept)) return undefined;
    const { id, owner, seen } = kept;
    const topic = TOPICS.find((one) => one === kept["topic"]);
    return typeof id === "string" && typeof owner === "string" && typeof seen === "number" && topic !== undefined
      ? { id, owner, seen, topic }
      : undefined;
  }

  keepTalk(talk: KeptTalk | undefined): void {
    this.#share(TALK, talk === undefined ? undefined : JSON.stringify(talk));
  }

  outbox(talkId: string): readonly OwnMessage[] {
    const kept = this.#own(OUTBOX);
    if (!isRecord(kept) || kept["talk"] !== talkId || !Array.isArray(kept["own"])) return [];
    return kept["own"].filter(isOwn);
  }

  keepOutbox(talkId: string, outbox: readonly OwnMessage[]): void {
    this.#keepOwn(OUTBOX, outbox.length === 0 ? undefined : { talk: talkId, own: outbox });
  }

  rest(owner: string): ChatRest {
    const kept = this.#own(UNSENT);
    const unsent =
      isRecord(kept) && kept["owner"] === owner && Array.isArray(kept["texts"])
        ? kept["texts"].filter((text) => typeof text === "string")
        : [];
    return { unsent, isToBeEnded: this.#shared(LEFT) === owner };
  }

  keepRest(owner: string, { unsent, isToBeEnded }: ChatRest): void {
    this.#keepOwn(UNSENT, unsent.length === 0 ? undefined : { owner, texts: unsent });
    this.#share(LEFT, isToBeEnded ? owner : undefined);
  }

  sound(): boolean {
    return this.#shared(SOUND) === "1";
  }

  keepSound(isOn: boolean): void {
    this.#share(SOUND, isOn ? "1" : undefined);
  }

  forget(): void {
    this.keepTalk(undefined);
    this.keepSound(false);
    this.#share(LEFT, undefined);
    this.#keepOwn(OUTBOX, undefined);
    this.#keepOwn(UNSENT, undefined);
  }

  /** What this tab keeps. */
  #own(key: string): unknown {
    return parsed(attempt(() => this.#page.sessionStorage.getItem(key)));
  }

  #keepOwn(key: string, value: object | undefined): void {
    attempt(() =>
      value === undefined
        ? this.#page.sessionStorage.removeItem(key)
        : this.#page.sessionStorage.setItem(key, JSON.stringify(value)),
    );
  }

  #shared(key: string): string | null {
    return attempt(() => this.#page.localStorage.getItem(key)) ?? null;
  }

  /** Keeps a text for all tabs. What is there already is left alone: they need not hear of it. */
  #share(key: string, text: string | undefined): void {
    if (this.#shared(key) === (text ?? null)) return;
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

function parsed(text: string | null | undefined): unknown {
  return text === null || text === undefined ? undefined : attempt((): unknown => JSON.parse(text));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isOwn(value: unknown): value is OwnMessage {
  if (!isRecord(value)) return false;
  const { id, text, at, sentAt } = value;
  return (
    typeof id === "string" &&
    typeof text === "string" &&
    typeof at === "number" &&
    (sentAt === undefined || typeof sentAt === "number")
  );
}

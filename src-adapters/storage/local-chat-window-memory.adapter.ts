import type { ChatWindowMemoryPort } from "#domain/chat/chat-memory.port.ts";

/** Key of the state of the chat window in local storage. It outlives a logout (SESS-06). */
export const CHAT_WINDOW_KEY = "ebok.chat.open";

/** Reads the window state that `BrowserChatMemoryAdapter` stores in local storage. */
export class LocalChatWindowMemoryAdapter implements ChatWindowMemoryPort {
  readonly #page: Pick<Window, "localStorage" | "addEventListener" | "removeEventListener">;

  constructor(page: Pick<Window, "localStorage" | "addEventListener" | "removeEventListener">) {
    this.#page = page;
  }

  wasLeftOpen(): boolean {
    try {
      return this.#page.localStorage.getItem(CHAT_WINDOW_KEY) !== null;
    } catch {
      // Storage is denied.
      return false;
    }
  }

  onChange(listener: () => void): () => void {
    const changed = (): void => listener();
    this.#page.addEventListener("storage", changed);
    return () => this.#page.removeEventListener("storage", changed);
  }
}

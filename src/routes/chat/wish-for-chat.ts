import { CHAT_WISH } from "./chat-wish.ts";

/** Asked again so often, ms, until the chat's button is there: it comes once a page stands. */
const AGAIN_MS = 100;

/** So long, ms, somebody waits for a window to open. */
const PATIENCE_MS = 15_000;

/**
 * Asks for the chat's window above whatever page stands, until its button has heard it; `onUnheard` where none has come
 * in 15 s (ROUTE-09).
 */
export function wishForChat(onUnheard: () => void): void {
  let left = PATIENCE_MS / AGAIN_MS;
  const ask = (): void => {
    const isHeard = !window.dispatchEvent(new Event(CHAT_WISH, { cancelable: true }));
    if (isHeard) return;
    left -= 1;
    if (left > 0) window.setTimeout(ask, AGAIN_MS);
    else onUnheard();
  };
  ask();
}

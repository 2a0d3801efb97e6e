import type { Observable } from "rxjs";
import type { ReceivedFrame, SentFrame } from "./frames.ts";

/** Event of the chat socket. */
export type ChatSocketEvent =
  | { readonly kind: "opened" }
  /** `code` of RFC 6455; 1006 if the connection broke, a frame could not be sent, or no socket could be created. */
  | { readonly kind: "closed"; readonly code: number }
  /** A readable frame. An unreadable one is reported by its type and dropped (CHAT-13). */
  | { readonly kind: "frame-received"; readonly frame: ReceivedFrame };

/**
 * Single chat socket of this page (CHAT-12, CHAT-13, CHAT-19). It has no timeouts and no retries; the state machine
 * has.
 */
export interface ChatSocketPort {
  /**
   * Events of the latest socket from the time of subscription. Never fails or completes. A socket replaced by `open` or
   * closed by `close` emits nothing.
   */
  readonly events: Observable<ChatSocketEvent>;
  /**
   * Opens a socket and replaces the former one. Emits `opened` or `closed` later, never before this returns. Each frame
   * carries `token` and the current session.
   */
  open(token: string): void;
  /** Sends a frame; does nothing without an open socket. Never throws. */
  send(frame: SentFrame): void;
  /** Closes the socket with code 1000; frames sent before still leave. Emits no `closed`. */
  close(): void;
}

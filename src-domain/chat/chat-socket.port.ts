import type { Observable } from "rxjs";
import type { ReceivedFrame, SentFrame } from "./frames.ts";

/** What a socket tells. */
export type ChatSocketEvent =
  | { readonly kind: "opened" }
  /**
   * `code` as RFC 6455 has it; 1006 where the line broke, a frame could not be sent or does not leave, or no socket
   * could be made.
   */
  | { readonly kind: "closed"; readonly code: number }
  /** A frame that can be read. One that cannot is reported by its type and left out (CHAT-13). */
  | { readonly kind: "heard"; readonly frame: ReceivedFrame };

/**
 * The one socket of this page's chat (CHAT-12, CHAT-13, CHAT-19). It keeps no time limits and tries nothing again: that
 * is the machine's to do.
 */
export interface ChatSocketPort {
  /**
   * What the socket that was opened last tells, from the moment of subscribing. Never fails and never ends; what `open`
   * or `close` has left behind tells nothing any more.
   */
  readonly events: Observable<ChatSocketEvent>;
  /**
   * Opens a socket, in place of any former one. Either `opened` or `closed` follows, never before this returns. `token`
   * goes with each frame, with the session in force.
   */
  open(token: string): void;
  /** Sends a frame; without an open socket nothing happens. Never throws. */
  send(frame: SentFrame): void;
  /**
   * Closes the socket, with code 1000; what was sent before still leaves. No `closed` follows: whoever closes knows.
   */
  close(): void;
}

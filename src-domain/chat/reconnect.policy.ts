/** The first delay, ms; each next one is twice as long, up to the longest (CHAT-11). */
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 16_000;
/**
 * By so much of itself a delay is longer or shorter, lest all customers of a server that was restarted come back at
 * once.
 */
const JITTER = 0.2;

/** So often it is tried, and no more until the customer asks for it (CHAT-11). */
export const MAX_RECONNECT_ATTEMPTS = 13;
/** A socket that is not open by then never will be, ms. */
export const OPEN_TIMEOUT_MS = 5_000;
/** A `CHAT_RECONNECT` that is not answered by then has no conversation to go on with, ms. */
export const RESUME_TIMEOUT_MS = 5_000;
/** The connection is looked after so often, ms. */
export const CONNECTION_CHECK_INTERVAL_MS = 10_000;
/**
 * So long nothing may be heard of a conversation before it is asked whether anybody is there, ms: a socket that is half
 * open tells nothing.
 */
export const SILENCE_TIMEOUT_MS = 20_000;

/**
 * How long to wait before an attempt to connect again, ms.
 *
 * @param attempt from 1
 * @param chance from 0 up to, but without, 1
 */
export function reconnectDelay(attempt: number, chance: number): number {
  const whole = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
  return Math.round(whole * (1 - JITTER + 2 * JITTER * chance));
}

/** What the end of a socket means: somebody ended the chat, the provider refuses it, or the line has broken. */
export type SocketCloseReason = "ended" | "refused" | "broken";

/** Reads the close code of a WebSocket (RFC 6455, 7.4.1). */
export function classifySocketClose(code: number): SocketCloseReason {
  if (code === 1000) return "ended";
  // protocol error, data that is not accepted, not consistent, against a policy, too large
  return code === 1002 || code === 1003 || (code >= 1007 && code <= 1009) ? "refused" : "broken";
}

/** First delay, ms. Each next one doubles, up to the maximum (CHAT-11). */
const FIRST_DELAY_MS = 2_000;
/** Longest delay, ms, including its jitter (CHAT-11). */
const MAX_DELAY_MS = 16_000;
/** Random share of a delay, so that not all customers reconnect at once after a server restart. */
const JITTER = 0.2;

/** Attempts before the customer must retry manually (CHAT-11). */
export const MAX_RECONNECT_ATTEMPTS = 13;
/** Timeout of opening a socket, ms. */
export const OPEN_TIMEOUT_MS = 5_000;
/** Timeout of `CHAT_RECONNECT`, ms. Then a resume starts again from the history, and a probe reconnects. */
export const RESUME_TIMEOUT_MS = 5_000;
/** Interval of connection checks, ms. */
export const CONNECTION_CHECK_INTERVAL_MS = 10_000;
/** Silence before a probe is sent, ms, because a half-open socket reports nothing. */
export const SILENCE_TIMEOUT_MS = 20_000;

/**
 * Returns the delay before an attempt to reconnect, ms. The maximum limits the range of the jitter and not the result:
 * otherwise half of the customers would reconnect after exactly 16 s.
 *
 * @param attempt from 1
 * @param random from 0 to below 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  const whole = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
  const least = whole * (1 - JITTER);
  const most = Math.min(whole * (1 + JITTER), MAX_DELAY_MS);
  return Math.round(least + (most - least) * random);
}

/** Meaning of a closed socket: the server ended the chat, refuses it, or the connection broke. */
export type SocketCloseReason = "ended" | "refused" | "broken";

/** Classifies a WebSocket close code (RFC 6455, 7.4.1). */
export function classifySocketClose(code: number): SocketCloseReason {
  if (code === 1000) return "ended";
  // Protocol error, unsupported or inconsistent data, policy violation, message too big.
  return code === 1002 || code === 1003 || (code >= 1007 && code <= 1009) ? "refused" : "broken";
}

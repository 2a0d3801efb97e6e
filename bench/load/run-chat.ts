import { setTimeout as wait } from "node:timers/promises";
import type { BenchChatWindow } from "./bench-chat-window.ts";

/** Measurement of a run. */
export interface ChatMeasurement {
  readonly sockets: number;
  /** Times from the due time of a message to its acknowledgement, ms. */
  readonly latencies: readonly number[];
  /** Number of messages without an acknowledgement. */
  readonly lost: number;
  /** Number of sockets that were closed. */
  readonly closed: number;
  /** Number of messages received from the bot. */
  readonly received: number;
  /** Time from the first message to the last acknowledgement, s. */
  readonly seconds: number;
}

/** Time after which a message counts as lost, ms. */
const TIMEOUT_MS = 10_000;
let runs = 0;

/**
 * Sends messages at a fixed rate, with or without acknowledgements of former ones: a stop of the server delays all
 * messages due meanwhile, not only one.
 */
export async function runChat(
  windows: readonly BenchChatWindow[],
  { messagesPerSecond, seconds }: { readonly messagesPerSecond: number; readonly seconds: number },
): Promise<ChatMeasurement> {
  runs += 1;
  const count = Math.round(messagesPerSecond * seconds);
  const latencies: number[] = [];
  const receivedBefore = windows.reduce((sum, { received }) => sum + received, 0);
  const begun = performance.now();
  let last = begun;
  for (let next = 0; next < count;) {
    const now = performance.now();
    for (; next < count; next += 1) {
      const due = begun + (next * 1_000) / messagesPerSecond;
      const window = windows[next % windows.length];
      if (due > now || window === undefined) break;
      window.sendMessage(`r${runs}-${next}`, (at) => {
        latencies.push(at - due);
        last = at;
      });
    }
    await wait(1);
  }
  for (const until = performance.now() + TIMEOUT_MS; latencies.length < count && performance.now() < until;)
    await wait(20);
  return {
    sockets: windows.length,
    latencies,
    lost: count - latencies.length,
    closed: windows.filter(({ isOpen }) => !isOpen).length,
    received: windows.reduce((sum, { received }) => sum + received, 0) - receivedBefore,
    seconds: (last - begun) / 1_000,
  };
}

import { setTimeout as wait } from "node:timers/promises";
import type { BenchChatWindow } from "./bench-chat-window.ts";

/** What a run measured. */
export interface ChatMeasurement {
  readonly sockets: number;
  /** From the moment at which a message was due to its acknowledgement, ms. */
  readonly latencies: readonly number[];
  /** Messages that were never acknowledged. */
  readonly lost: number;
  /** Sockets that did not stay open. */
  readonly closed: number;
  /** Messages of the bot that came meanwhile. */
  readonly received: number;
  /** From the first message to the last acknowledgement, s. */
  readonly seconds: number;
}

/** Whoever waits longer gives up. */
const TIMEOUT_MS = 10_000;
let runs = 0;

/**
 * Customers write in turn at a fixed rate, whether or not former messages were acknowledged: a provider that stops is
 * seen in all that wait.
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
